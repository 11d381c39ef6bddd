import type { LedgerOpening } from '@anfilada/contract/ledger/openings'
import { decideOpening } from './open-by-two.ts'
import type { OpeningRow } from './openings.store.ts'

export function openingAnswer(row: OpeningRow, reader: { userId: number }): LedgerOpening {
  const { id, asOf, amount, note, state } = row
  return {
    id,
    customer: { id: row.customerId, name: row.customerName },
    as_of: asOf,
    amount,
    note,
    state,
    proposed_at: row.proposedAt.toISOString(),
    proposed_by: row.proposedByName,
    decided_at: row.decidedAt?.toISOString() ?? null,
    decided_by: row.decidedByName,
    decidable: decideOpening(row, reader.userId).ok,
  }
}
