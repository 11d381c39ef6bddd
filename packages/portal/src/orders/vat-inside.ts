import { kopecks } from '@anfilada/contract/kopecks'
import { vatIn } from '@anfilada/contract/pricing/price-order'

type Taxed = { vatPercent: number | null; sum: number | null }

/** The VAT inside one priced line, rounded by itself, as papers do; null for one that carries none or has no price. Kopecks. */
export function vatInside({ vatPercent, sum }: Taxed): number | null {
  return vatPercent === null || sum === null ? null : vatIn(kopecks(sum), vatPercent)
}
