import { formatSum } from '@anfilada/browser/formats'
import { Num } from '@anfilada/ui/Num'

/** A sum of payments: all of them are taken in rubles. */
export function Sum({ kopecks }: { kopecks: number }) {
  return <Num>{formatSum(kopecks, 'RUB')}</Num>
}
