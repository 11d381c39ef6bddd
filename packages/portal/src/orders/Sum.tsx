import { formatSum } from '@anfilada/browser/formats'
import { Num } from '@anfilada/ui/Num'

/** A sum as every paper prints it. */
export function Sum({ kopecks, currency }: { kopecks: number; currency: string }) {
  return <Num>{formatSum(kopecks, currency)}</Num>
}
