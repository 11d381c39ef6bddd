import { type Kopecks, kopecks } from '@anfilada/contract/kopecks'

/** "973.00" for 97300: the decimals of a bank's form, made without any floating point. */
export function rublesText(amount: Kopecks): string {
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
}

/** Kopecks of what a bank wrote: "973", "973.5", 973.5; undefined when it is no such amount. */
export function kopecksFromRubles(value: unknown): Kopecks | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '')
  return match ? kopecks(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))) : undefined
}
