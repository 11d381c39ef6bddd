import { isCalendarDate, isInOrder } from '@anfilada/contract/dates'

/** Reads an address that anybody may have typed: what cannot be meant is left out. Screens read it again: the router keeps what a reader left out. */
/** The most that PostgreSQL's integer takes. */
export const mostId = 2_147_483_647

export function idIn(value: unknown): number | undefined {
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

export function textIn(value: unknown, max: number): string | undefined {
  // The reader of the address may have taken digits for a number.
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, max) : ''
  return text === '' ? undefined : text
}

export function oneOf<V extends string>(values: readonly V[], value: unknown): V | undefined {
  return values.find((one) => one === value)
}

export function dateIn(value: unknown): string | undefined {
  return typeof value === 'string' && isCalendarDate(value) ? value : undefined
}

/** Of a period that ends before it begins the end is left out. */
export function periodIn(from: unknown, to: unknown): { from: string | undefined; to: string | undefined } {
  const [lower, upper] = [dateIn(from), dateIn(to)]
  return { from: lower, to: isInOrder(lower, upper) ? upper : undefined }
}

/** Without the empty ones: an address holds only what was chosen. */
export function chosen<S extends Record<string, unknown>>(search: S): { [K in keyof S]?: Exclude<S[K], undefined> } {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as never
}
