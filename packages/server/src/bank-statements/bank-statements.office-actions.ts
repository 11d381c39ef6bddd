import { bankStatementActions } from '@anfilada/contract/payments/bank-statements'
import { answerOnce } from '../db/idempotency.ts'
import type { Db } from '../db/pool.ts'
import { feature } from '../http/actions.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { acceptMatch, assignEntry, undoEntry } from './decide-entry.ts'
import { entryAnswer, findEntry, listEntries } from './entries.reads.ts'
import { importStatement } from './import-statement.ts'
import { findStatement, listStatements, statementAnswer } from './statements.reads.ts'

const pageSize = 50

export const bankStatementsFeature = feature(bankStatementActions, {
  import_bank_statement: ({ input, caller, origin, pool, once }) =>
    answerOnce(pool, once, async (tx) => {
      const outcome = await importStatement(tx, { caller, origin }, input.file_id)
      if (!outcome.ok) return outcome
      const { statementId, again } = outcome.value
      const row = await findStatement(tx, statementId)
      return row ? accept({ result: statementAnswer(row), again }) : refuse('bank_statement_not_found')
    }),

  list_bank_statements: async ({ input, pool }) => {
    const limit = input.limit ?? pageSize
    const rows = await listStatements(pool, input.before, limit)
    return accept({ result: rows.slice(0, limit).map(statementAnswer), next: rows.length > limit ? (rows[limit - 1]?.id ?? null) : null })
  },

  get_bank_statement: async ({ input, pool }) => {
    const row = await findStatement(pool, input.statement_id)
    return row ? accept({ result: statementAnswer(row) }) : refuse('bank_statement_not_found')
  },

  list_bank_entries: async ({ input, pool }) => {
    const { statement_id: statementId, state, after, limit = pageSize } = input
    const rows = await listEntries(pool, { statementId, state, after }, limit)
    return accept({ result: rows.slice(0, limit).map(entryAnswer), next: rows.length > limit ? (rows[limit - 1]?.line ?? null) : null })
  },

  accept_bank_match: ({ input, caller, origin, pool, once }) =>
    answerOnce(pool, once, async (tx) => answerEntry(tx, await acceptMatch(tx, { caller, origin }, input.entry_id, input.invoice_id))),

  assign_bank_entry: ({ input, caller, origin, pool, once }) =>
    answerOnce(pool, once, async (tx) => answerEntry(tx, await assignEntry(tx, { caller, origin }, input.entry_id, input.customer_id))),

  undo_bank_entry: ({ input, caller, origin, pool, once }) =>
    answerOnce(pool, once, async (tx) => answerEntry(tx, await undoEntry(tx, { caller, origin }, input.entry_id))),
})

async function answerEntry(db: Db, outcome: Outcome<number>) {
  if (!outcome.ok) return outcome
  const row = await findEntry(db, outcome.value)
  return row ? accept({ result: entryAnswer(row) }) : refuse('bank_entry_not_found')
}
