import { Num } from '@anfilada/ui/Num'
import { formatSum } from '../shell/language/formats.ts'

/** A sum as every paper prints it. */
export function Sum({ kopecks, currency }: { kopecks: number; currency: string }) {
  return <Num>{formatSum(kopecks, currency)}</Num>
}
