import { latinNumber } from '@anfilada/ui/latin-digits'

/** The largest sum that is read, kopecks. */
export const mostTyped = 99_999_999_999

/** Kopecks of what was typed in rubles, "12 500,50"; null when nothing was, undefined when it is no sum. */
export function kopecksOf(text: string): number | null | undefined {
  const plain = latinNumber(text).replace('₽', '').replace(',', '.')
  if (plain === '') return null
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(plain)) return undefined
  const kopecks = Math.round(Number(plain) * 100)
  return kopecks > 0 ? kopecks : undefined
}
