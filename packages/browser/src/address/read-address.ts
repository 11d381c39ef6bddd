import { isCalendarDate, isInOrder } from '@anfilada/contract/dates'

// Reads an address that anybody may have typed: what cannot be meant is left out (pages get it by useAddress). What is written into an address is typed by nobody but us.
type Address = Record<string, unknown>

/** How the routers of both apps write addresses: plain keys and values, so that people can read and type a link (`?id=71&status=confirmed,rejected`). */
export const plainAddress = {
  parseSearch: (search: string): Address => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch(search: Address): string {
    const pairs = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
    const text = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()
    return text && `?${text.replaceAll('%2C', ',')}`
  },
}

/** The most that PostgreSQL's integer takes. */
export const mostId = 2_147_483_647

export function idIn(value: unknown): number | undefined {
  const id = wholeIn(value)
  return id === undefined || id > mostId ? undefined : id
}

/** A whole number above zero. */
export function wholeIn(value: unknown): number | undefined {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** What stands in the address or not at all. */
export function flagIn(value: unknown): true | undefined {
  return value === true || value === 'true' ? true : undefined
}

/** Without spaces around it; at most `max` characters of it. */
export function textIn(value: unknown, max = Infinity): string | undefined {
  // The reader of the address may have taken digits for a number.
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, max) : ''
  return text === '' ? undefined : text
}

export function oneOf<V extends string>(values: readonly V[], value: unknown): V | undefined {
  return values.find((one) => one === value)
}

/** Several values under one key, as `plainAddress` writes a list; undefined where none of them can be meant. */
export function manyIn<V>(value: unknown, read: (one: unknown) => V | undefined): V[] | undefined {
  const parts: readonly unknown[] = Array.isArray(value) ? value : (textIn(value)?.split(',') ?? [])
  const found = new Set(parts.flatMap((part) => read(part) ?? []))
  return found.size === 0 ? undefined : [...found]
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
export function chosen<S extends Address>(search: S): { [K in keyof S]?: Exclude<S[K], undefined> } {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as never
}
