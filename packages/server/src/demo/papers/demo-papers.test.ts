import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../../tools/test/database.ts'
import { verifyBankStatements } from '../../bank-statements/verify-bank-statements.ts'
import { createPool, type OpenPool } from '../../db/pool.ts'
import { sqlErrors } from '../../db/sql-errors.ts'
import { seedDemo } from '../seed.ts'

const today = '2026-11-21'
let database: TestDatabase
let pool: OpenPool
beforeAll(async () => {
  database = await createTestDatabase()
  await seedDemo(database.url, { today })
  pool = createPool({ url: database.url, size: 2, onError: () => undefined })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

async function ask<R extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> {
  return (await pool.query<R>({ text, values })).rows
}

describe('the demo papers', () => {
  test('are invoices in every state, one for a deposit and one for a fee, with a credit note and acts of services', async () => {
    const rows = await ask<{ kind: string; state: string | null; of: string }>(
      `select invoices.kind, case when exists (select from invoice_orders where invoice_orders.invoice_id = invoices.id) then 'orders'
           when exists (select from invoice_fees where invoice_fees.invoice_id = invoices.id) then 'fees' else 'deposit' end as of,
         case when invoice_sums.left_kopecks = 0 then case when invoice_sums.paid_kopecks = 0 then 'credited' else 'paid' end
           when invoices.due_on < $1 then 'overdue' when invoice_sums.paid_kopecks > 0 then 'part' when invoice_sums.left_kopecks > 0 then 'open' end as state
       from invoices left join invoice_sums on invoice_sums.invoice_id = invoices.id order by invoices.issued_on, invoices.id`,
      [today],
    )
    expect(rows.map(({ kind, state, of }) => [kind, state, ...(kind === 'invoice' && of !== 'orders' ? [of] : [])].join(' '))).toEqual([
      'invoice credited',
      'invoice paid',
      'act ',
      'credit_note ',
      'invoice overdue',
      'act ',
      'invoice part',
      'invoice open',
      'invoice open deposit',
      'invoice open fees',
    ])
  })

  test('stand beside renewals in each of their states, with the fees in the ledger', async () => {
    const rows = await ask<{ state: string; charged: number }>(
      `select requests.state, (select sum(ledger_entries.amount_kopecks)::integer from ledger_transactions
         join ledger_entries on ledger_entries.transaction_id = ledger_transactions.id
         join ledger_accounts on ledger_accounts.id = ledger_entries.account_id and ledger_accounts.customer_id = requests.customer_id
         where ledger_transactions.reference = 'prolongation:' || requests.id) as charged
       from prolongation_requests as requests order by requests.id`,
    )
    expect(rows).toEqual([
      { state: 'prolonged', charged: 320_000 },
      { state: 'declined', charged: 0 },
      { state: 'requested', charged: 320_000 },
      { state: 'withdrawn', charged: 0 },
    ])
    expect(await ask('select id, taken from prolongation_groups order by id')).toEqual([
      { id: 1, taken: 0 },
      { id: 2, taken: 2 },
      { id: 3, taken: 0 },
      { id: 4, taken: 0 },
    ])
  })

  test('are dated before today, as all that followed them', async () => {
    const late = await ask(
      `select from invoices where issued_on >= $1 or created_at >= $1
       union all select from ledger_transactions where posted_at >= $1
       union all select from bank_statements where imported_at >= $1 or finished_at >= $1
       union all select from reconciliation_acts where issued_on >= $1 or issued_at >= $1
       union all select from edo_events where at >= $1
       union all select from accountant_tasks where created_at >= $1`,
      [today],
    )
    expect(late).toEqual([])
  })

  test('leave the append-only tables as closed as they were', async () => {
    await expect(pool.query('update ledger_transactions set posted_at = now()')).rejects.toMatchObject({ code: sqlErrors.appendOnly.code })
    expect(await ask(`select from pg_trigger where not tgisinternal and tgenabled <> 'O'`)).toEqual([])
  })

  test('are a statement of which money paid by itself, by hand, may pay, and is nobody’s', async () => {
    const rows = await ask<{ state: string; reason: string | null }>('select state, reason from bank_entries order by line')
    expect(rows.map(({ state, reason }) => [state, reason])).toEqual([
      ['matched', 'number'],
      ['matched', 'partial'],
      ['suggested', 'amount'],
      ['free', null],
      ['unknown', null],
    ])
    expect(await verifyBankStatements(pool)).toEqual([])
  })

  test('are an agency with EDO and one that waits for it, and acts of reconciliation, one of which both sides agreed to', async () => {
    const edo = await ask<{ status: string; tasks: number }>(
      `select status, (select count(*)::integer from accountant_tasks where accountant_tasks.customer_id = edo_connections.customer_id
         and kind = 'edo_requested' and resolved_at is null) as tasks from edo_connections order by customer_id`,
    )
    expect(edo).toEqual([
      { status: 'active', tasks: 0 },
      { status: 'requested', tasks: 1 },
    ])
    const acts = await ask<{ agreed: number; files: number }>(
      `select (select count(*)::integer from reconciliation_agreements where act_id = id) as agreed,
         (select count(*)::integer from reconciliation_files where act_id = id) as files from reconciliation_acts order by id`,
    )
    expect(acts).toEqual([
      { agreed: 2, files: 1 },
      { agreed: 0, files: 1 },
    ])
  })
})
