import { randomUUID } from 'node:crypto'
import { makeInvoice } from './invoice-targets.ts'
import type { World } from './world.ts'

/** What the last made entry goes with, for operations that name two rows. */
export const latestBank = { invoiceId: 0, customerId: 0 }
const invoices = new WeakMap<World['pool'], number>()

/** A statement in a file of its own, as the bank sent it. */
export async function makeStatementFile({ pool }: World): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into kept_files (kind, name, media_type, content, kept_until)
     values ('bank_statement', 'kl_to_1c.txt', 'text/plain', convert_to($1, 'UTF8'), now() + interval '1 day') returning id`,
    [randomUUID()],
  )
  return (rows[0] as { id: number }).id
}

/** One that was taken in, without money. */
export async function makeStatement(world: World): Promise<number> {
  const { rows } = await world.pool.query<{ id: number }>(
    `insert into bank_statements (file_id, sha256, state, imported_by, finished_at)
     select kept_files.id, kept_files.sha256, 'done', $2, now() from kept_files where kept_files.id = $1 returning id`,
    [await makeStatementFile(world), world.users.officeAccountant],
  )
  return (rows[0] as { id: number }).id
}

/** A kopeck that is on nobody's balance, or, where it is to be taken back, on the agency's; beside an invoice of the agency. */
export async function makeBankEntry(world: World, slotId: number, operation: string): Promise<number> {
  const customers = await world.pool.query<{ id: number }>(`select id from customers where name = 'agency'`)
  latestBank.customerId = customers.rows[0]?.id ?? 0
  latestBank.invoiceId = invoices.get(world.pool) ?? (await makeInvoice(world, slotId, 'agencyOwner'))
  invoices.set(world.pool, latestBank.invoiceId)
  const isPosted = operation.includes('undo')
  const { rows } = await world.pool.query<{ id: number }>(
    `insert into bank_entries (statement_id, line, key, account, payer_account, payer_inn, payer_name, number, documented_on, received_on,
       amount_kopecks, purpose, state)
     values ($1, 1, $2, '', '', '', '', '1', current_date, current_date, 1, '', $3) returning id`,
    [await makeStatement(world), randomUUID(), isPosted ? 'free' : 'unknown'],
  )
  const id = (rows[0] as { id: number }).id
  if (isPosted) await world.pool.query('insert into bank_postings (entry_id, customer_id) values ($1, $2)', [id, latestBank.customerId])
  return id
}
