import { readRubles } from '../pricing/amounts/rubles.ts'

/** Kopecks with the side as their sign; undefined where no sum is typed. */
export function signedKopecks(amount: string, side: 1 | -1): number | undefined {
  const sum = readRubles(amount)
  return sum.ok && sum.kopecks !== null ? side * sum.kopecks : undefined
}
