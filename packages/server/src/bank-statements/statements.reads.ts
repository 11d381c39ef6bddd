import { type EntryState, entryStates, type StatementState } from '@anfilada/contract/payments/bank-entries'
import type { BankStatement, StatementFault } from '@anfilada/contract/payments/bank-statements'
import { conditions } from '../db/conditions.ts'
import type { Db } from '../db/pool.ts'
import type { AccountTotals } from './reading/statement-sections.rules.ts'

export type StatementRow = {
  id: number
  fileId: number
  name: string
  state: StatementState
  fault: StatementFault | null
  importedBy: string
  importedAt: Date
  finishedAt: Date | null
  totals: AccountTotals[]
  entries: number
  known: number
  doubles: number
  outgoing: number
  counts: { state: EntryState; count: number; amount: number }[]
}

const whole = `select bank_statements.id, bank_statements.file_id as "fileId", kept_files.name, bank_statements.state, bank_statements.fault,
    users.name as "importedBy", bank_statements.imported_at as "importedAt", bank_statements.finished_at as "finishedAt", bank_statements.totals,
    bank_statements.entries, bank_statements.known, bank_statements.doubles, bank_statements.outgoing,
    (select coalesce(jsonb_agg(jsonb_build_object('state', counted.state, 'count', counted.count, 'amount', counted.amount)), '[]') from (
       select bank_entries.state, count(*) as count, sum(bank_entries.amount_kopecks)::bigint as amount
       from bank_entries where bank_entries.statement_id = bank_statements.id group by bank_entries.state
     ) as counted) as counts
  from bank_statements
  join offered_kept_files as kept_files on kept_files.id = bank_statements.file_id
  join offered_users as users on users.id = bank_statements.imported_by`

/** Newest first; one more than the limit says that there is a next page. */
export async function listStatements(db: Db, before: number | undefined, limit: number): Promise<StatementRow[]> {
  const asked = conditions(
    'bank_statements_list',
    [limit + 1],
    [{ name: 'before', when: before !== undefined, sql: 'bank_statements.id < ?', values: [before] }],
  )
  const { rows } = await db.query({
    name: asked.name,
    text: `${whole} where true ${asked.where} order by bank_statements.id desc limit $1`,
    values: asked.values,
  })
  return rows
}

export async function findStatement(db: Db, statementId: number): Promise<StatementRow | undefined> {
  const { rows } = await db.query({
    name: 'bank_statement_find',
    text: `${whole} where bank_statements.id = $1`,
    values: [statementId],
  })
  return rows[0]
}

export function statementAnswer(row: StatementRow): BankStatement {
  const { id, name, state, fault, entries, known, doubles, outgoing } = row
  const counted = ({ count, amount } = { count: 0, amount: 0 }) => ({ count, amount })
  const counts = Object.fromEntries(entryStates.map((one) => [one, counted(row.counts.find((found) => found.state === one))]))
  return {
    id,
    file_id: row.fileId,
    name,
    state,
    fault,
    imported_by: row.importedBy,
    imported_at: row.importedAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
    accounts: row.totals,
    entries,
    known,
    doubles,
    outgoing,
    counts: counts as BankStatement['counts'],
  }
}
