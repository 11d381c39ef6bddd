import { kopecks } from '@anfilada/contract/kopecks'
import { vatIn } from '@anfilada/contract/pricing/price-order'

/** The VAT inside priced lines by rate, the highest first: each line rounded by itself, as papers add it up. Empty where none carries VAT. */
export function vatSums(lines: readonly { vatPercent: number | null; sum: number | null }[]): { percent: number; sum: number }[] {
  const sums = new Map<number, number>()
  for (const { vatPercent, sum } of lines) {
    if (vatPercent !== null && sum !== null) sums.set(vatPercent, (sums.get(vatPercent) ?? 0) + vatIn(kopecks(sum), vatPercent))
  }
  return [...sums].map(([percent, sum]) => ({ percent, sum })).sort((one, other) => other.percent - one.percent)
}
