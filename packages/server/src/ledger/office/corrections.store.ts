import type { CorrectionState } from '@anfilada/contract/ledger/ledger'
import { conditions } from '../../db/conditions.ts'
import { onlyRow } from '../../db/statement-rows.ts'
import type { Db, Tx } from '../../db/pool.ts'

type NewCorrection = { customerId: number; amount: number; reason: string; openingId: number | null; proposedBy: number }

export async function insertCorrection(tx: Tx, { customerId, amount, reason, openingId, proposedBy }: NewCorrection): Promise<number> {
  const { rows } = await tx.query({
    name: 'correction_insert',
    text: `insert into ledger_corrections (customer_id, amount_kopecks, reason, opening_id, proposed_by) values ($1, $2, $3, $4, $5)
           returning ledger_corrections.id`,
    values: [customerId, amount, reason, openingId, proposedBy],
  })
  return onlyRow(rows).id
}

/** Of two who decide at once the second sees what the first decided. The account of its customer is locked already. */
export async function lockCorrection(tx: Tx, correctionId: number): Promise<{ state: CorrectionState; proposedBy: number }> {
  const { rows } = await tx.query({
    name: 'correction_lock',
    text: `select ledger_corrections.state, ledger_corrections.proposed_by as "proposedBy" from ledger_corrections
           where ledger_corrections.id = $1 for no key update`,
    values: [correctionId],
  })
  return onlyRow(rows)
}

export async function saveDecision(
  tx: Tx,
  correctionId: number,
  { state, decidedBy }: { state: 'posted' | 'declined'; decidedBy: number },
): Promise<void> {
  await tx.query({
    name: 'correction_decide',
    text: 'update ledger_corrections set state = $2, decided_by = $3, decided_at = now() where ledger_corrections.id = $1',
    values: [correctionId, state, decidedBy],
  })
}

export type CorrectionRow = {
  id: number
  customerId: number
  customerName: string
  amount: number
  reason: string
  openingId: number | null
  state: CorrectionState
  proposedBy: number
  proposedByName: string
  proposedAt: Date
  decidedByName: string | null
  decidedAt: Date | null
}

const whole = `select ledger_corrections.id, ledger_corrections.customer_id as "customerId", customers.name as "customerName",
    ledger_corrections.amount_kopecks as amount, ledger_corrections.reason, ledger_corrections.opening_id as "openingId", ledger_corrections.state,
    ledger_corrections.proposed_by as "proposedBy", proposers.name as "proposedByName", ledger_corrections.proposed_at as "proposedAt",
    deciders.name as "decidedByName", ledger_corrections.decided_at as "decidedAt"
  from ledger_corrections
  join offered_customers as customers on customers.id = ledger_corrections.customer_id
  join offered_users as proposers on proposers.id = ledger_corrections.proposed_by
  left join offered_users as deciders on deciders.id = ledger_corrections.decided_by`

export async function findCorrection(db: Db, correctionId: number): Promise<CorrectionRow | undefined> {
  const { rows } = await db.query({
    name: 'correction_find',
    text: `${whole} where ledger_corrections.id = $1`,
    values: [correctionId],
  })
  return rows[0]
}

type CorrectionFilter = { state: CorrectionState; customerId: number | undefined; before: number | undefined }

/** Newest first; one more than the limit says that there is a next page. */
export async function listCorrections(db: Db, { state, customerId, before }: CorrectionFilter, limit: number): Promise<CorrectionRow[]> {
  const asked = conditions(
    'corrections_list',
    [limit + 1],
    [
      // Spelled out, so that the index of the open ones is used.
      { name: state, when: true, sql: `ledger_corrections.state = '${state}'`, values: [] },
      { name: 'customer', when: customerId !== undefined, sql: 'ledger_corrections.customer_id = ?', values: [customerId] },
      { name: 'before', when: before !== undefined, sql: 'ledger_corrections.id < ?', values: [before] },
    ],
  )
  const { rows } = await db.query({
    name: asked.name,
    text: `${whole} where true ${asked.where} order by ledger_corrections.id desc limit $1`,
    values: asked.values,
  })
  return rows
}
