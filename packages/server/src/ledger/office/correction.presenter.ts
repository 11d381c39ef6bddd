import type { LedgerCorrection } from '@anfilada/contract/ledger/ledger'
import { decideCorrection } from './correct-by-two.ts'
import type { CorrectionRow } from './corrections.store.ts'

export function correctionAnswer(row: CorrectionRow, reader: { userId: number }): LedgerCorrection {
  const { id, amount, reason, state } = row
  return {
    id,
    customer: { id: row.customerId, name: row.customerName },
    amount,
    reason,
    of_opening: row.openingId !== null,
    state,
    proposed_at: row.proposedAt.toISOString(),
    proposed_by: row.proposedByName,
    decided_at: row.decidedAt?.toISOString() ?? null,
    decided_by: row.decidedByName,
    decidable: decideCorrection(row, reader.userId).ok,
  }
}
