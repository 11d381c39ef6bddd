import type { World } from './world.ts'

let revision = 0

export async function makeTransaction({ pool }: World): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `with account as (
       insert into ledger_accounts (kind, customer_id)
       select 'customer', customers.id from customers where customers.name = 'agency'
       on conflict (customer_id) do update set kind = excluded.kind returning id
     ), posted as (insert into ledger_transactions (kind, reference) values ('correction', 'test') returning id), entries as (
       insert into ledger_entries (transaction_id, line_no, account_id, amount_kopecks)
       select posted.id, 1, account.id, 100 from posted, account
       union all select posted.id, 2, ledger_accounts.id, -100 from posted, ledger_accounts where ledger_accounts.kind = 'corrections'
     )
     select posted.id from posted`,
  )
  return (rows[0] as { id: number }).id
}

/** Proposed by somebody who is asked about nothing else, so that everybody who may decide is another one. */
export async function makeCorrection({ pool, users }: World): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into ledger_corrections (customer_id, amount_kopecks, reason, proposed_by)
     select customers.id, 100, 'test', $1 from customers where customers.name = 'agency' returning id`,
    [users.unenrolled],
  )
  return (rows[0] as { id: number }).id
}

/** Of a customer of its own, proposed by somebody who is asked about nothing else. */
export async function makeOpening({ pool, users }: World): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `with customer as (insert into customers (kind, name, settlement) values ('individual', 'Клиент', 'pay_now') returning id)
     insert into ledger_openings (customer_id, as_of, amount_kopecks, proposed_by)
     select customer.id, '2020-12-31', 100, $1 from customer returning id`,
    [users.unenrolled],
  )
  return (rows[0] as { id: number }).id
}

/** A draft of the company that says what holds, known by its revision. */
export async function makeCompanyDraft({ pool }: World): Promise<number> {
  revision++
  await pool.query('delete from company_versions where published_at is null')
  await pool.query(
    `insert into company_versions (version, facts, revision)
     select version + 1, facts, $1 from company_versions order by version desc limit 1`,
    [revision],
  )
  return revision
}

/** One that is published and in force. */
export async function findLegalText({ pool }: World): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from legal_texts where kind = 'contract' and published_at is not null limit 1`,
  )
  return (rows[0] as { id: number }).id
}

/** A draft of the offer, known by its revision. */
export async function makeLegalDraft({ pool }: World): Promise<number> {
  revision++
  await pool.query('delete from legal_texts where published_at is null')
  await pool.query(
    `insert into legal_texts (kind, version, contents, revision)
     select 'offer', max(version) + 1, '{"ru": {"title": "Название", "text": "Текст"}}', $1 from legal_texts where kind = 'offer'`,
    [revision],
  )
  return revision
}
