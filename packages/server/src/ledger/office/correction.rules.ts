import type { CorrectionState } from '@anfilada/contract/ledger/ledger'
import { accept, type Outcome, refuse } from '../../outcome.ts'

/** Four eyes: whoever proposed a correction neither posts nor declines it (product.md §4). */
export function decideCorrection(correction: { state: CorrectionState; proposedBy: number }, deciderId: number): Outcome<true> {
  if (correction.state !== 'proposed') return refuse('correction_decided')
  return correction.proposedBy === deciderId ? refuse('correction_by_same_person') : accept(true)
}
