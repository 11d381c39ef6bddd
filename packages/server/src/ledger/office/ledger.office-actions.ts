import { ledgerActions, type LedgerTransaction, type TransactionsInput } from '@anfilada/contract/ledger/ledger'
import { answerOnce } from '../../db/idempotency.ts'
import type { Db } from '../../db/pool.ts'
import { type CountsOf, feature } from '../../http/actions.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import {
  countEntries,
  findRunning,
  findTransactions,
  listAccounts,
  listTransactionIds,
  type TransactionFilter,
  type TransactionRow,
} from './browser.reads.ts'
import { correctionAnswer } from './correction.presenter.ts'
import { decideOnCorrection, proposeCorrection } from './correct-by-two.ts'
import { findCorrection, listCorrections } from './corrections.store.ts'

const pageSize = 50

export const ledgerFeature = feature(ledgerActions, {
  ledger_accounts: async ({ pool }) => accept({ result: await listAccounts(pool) }),

  ledger_transactions: async ({ input, pool }) => {
    const filter = filterOf(input)
    const page = pageOf(await listTransactionIds(pool, filter, input.limit ?? pageSize), input.limit ?? pageSize, (id) => id)
    const [rows, running] = await Promise.all([findTransactions(pool, page.rows), runningOf(pool, filter, page.rows)])
    return accept({ result: rows.map((row) => transactionAnswer(row, running?.get(row.id) ?? null)), next: page.next })
  },

  ledger_transaction: async ({ input, pool }) => {
    const [row] = await findTransactions(pool, [input.transaction_id])
    return row ? accept({ result: transactionAnswer(row, null) }) : refuse('not_found')
  },

  ledger_corrections: async ({ input, caller, pool }) => {
    const limit = input.limit ?? pageSize
    const filter = { state: input.state ?? 'proposed', customerId: input.customer_id, before: input.before } as const
    const page = pageOf(await listCorrections(pool, filter, limit), limit, ({ id }) => id)
    return accept({ result: page.rows.map((row) => correctionAnswer(row, caller)), next: page.next })
  },

  propose_correction: ({ input, caller, origin, pool, once }) =>
    answerOnce(pool, once, async (tx) => {
      const { customer_id: customerId, amount, reason, of_opening: ofOpening = false } = input
      return answer(tx, caller, await proposeCorrection(tx, { caller, origin }, { customerId, amount, reason, ofOpening }))
    }),

  decide_correction: ({ input, caller, origin, pool, once }) =>
    answerOnce(pool, once, async (tx) =>
      answer(tx, caller, await decideOnCorrection(tx, { caller, origin }, { correctionId: input.correction_id, post: input.post })),
    ),
})

/** Of transactions it counts the entries: taken out, each is a row. */
export const ledgerCounts: CountsOf<typeof ledgerActions, 'ledger_transactions'> = {
  ledger_transactions: ({ input, pool }) => countEntries(pool, filterOf(input)),
}

function filterOf({ kind, reference, before, ...rest }: TransactionsInput): TransactionFilter {
  const { account_id: accountId, customer_id: customerId, period_lower: periodLower, period_upper: periodUpper } = rest
  return { accountId, customerId, reference: reference || undefined, kind, periodLower, periodUpper, before }
}

async function answer(db: Db, caller: { userId: number }, outcome: Outcome<number>) {
  if (!outcome.ok) return outcome
  const row = await findCorrection(db, outcome.value)
  return row ? accept({ result: correctionAnswer(row, caller) }) : refuse('correction_not_found')
}

async function runningOf(
  db: Db,
  { accountId, customerId }: TransactionFilter,
  ids: readonly number[],
): Promise<Map<number, number> | undefined> {
  if (ids.length === 0) return undefined
  if (accountId !== undefined) return customerId === undefined ? findRunning(db, { accountId }, ids) : undefined
  return customerId === undefined ? undefined : findRunning(db, { customerId }, ids)
}

function transactionAnswer(row: TransactionRow, running: number | null): LedgerTransaction {
  const { id, kind, reference, actor, note, entries } = row
  const customer = row.customerId === null ? null : { id: row.customerId, name: row.customerName ?? '' }
  return { id, kind, reference, posted_at: row.postedAt.toISOString(), actor, note, customer, entries, running }
}

function pageOf<R>(rows: readonly R[], limit: number, idOf: (row: R) => number): { rows: R[]; next: number | null } {
  if (rows.length <= limit) return { rows: [...rows], next: null }
  return { rows: rows.slice(0, limit), next: idOf(rows[limit - 1] as R) }
}
