import type { CustomerRole } from '@anfilada/contract/abilities'
import type { CustomerKind } from '@anfilada/contract/identity/login'
import type { Language } from '@anfilada/contract/languages'
import type { CustomerStatus, KeptRequisites, OfficeCustomer, Settlement, Terms } from '@anfilada/contract/customers/office-customers'
import { conditions } from '../db/conditions.ts'
import type { Db } from '../db/pool.ts'

const rowColumns = `customers.id, customers.kind, customers.name, customers.inn, customers.email, customers.status, customers.settlement`

export type CustomerFilter = {
  search: string | undefined
  status: CustomerStatus | undefined
  kind: CustomerKind | undefined
  settlement: Settlement | undefined
  after: number | undefined
}

/** By name; one more than the limit says that there is a next page. */
export async function listCustomers(db: Db, filter: CustomerFilter, limit: number): Promise<OfficeCustomer[]> {
  const { words, beginning, inn } = readSearch(filter.search ?? '')
  const asked = conditions(
    'office_customers',
    [limit + 1],
    [
      { name: 'status', when: filter.status !== undefined, sql: 'customers.status = ?', values: [filter.status] },
      { name: 'kind', when: filter.kind !== undefined, sql: 'customers.kind = ?', values: [filter.kind] },
      { name: 'settlement', when: filter.settlement !== undefined, sql: 'customers.settlement = ?', values: [filter.settlement] },
      {
        // An array: a join with the union is planned for far too many, and reads all customers (350 ms instead of 4 with 100,000).
        name: 'search',
        when: Boolean(filter.search),
        sql: `customers.id = any (array(
          select named.id from customers named where words_of(named.name) @@ to_tsquery('simple', ?)
          union select taxed.id from customers taxed where ${begins('taxed.inn')}
          union select reached.id from customers reached where ${begins('lower(reached.email)')}
          union select signed.customer_id from offered_users as signed where ${begins('signed.login')}
          union select mailed.customer_id from offered_users as mailed where ${begins('lower(mailed.email)')}))`,
        values: [words, inn, inn, ...Array<string>(6).fill(beginning)],
      },
      {
        name: 'next',
        when: filter.after !== undefined,
        sql: `(lower(customers.name), customers.id) > (select lower(last.name), last.id from customers last where last.id = ?)`,
        values: [filter.after],
      },
    ],
  )
  const { rows } = await db.query({
    name: asked.name,
    text: `select ${rowColumns} from customers where customers.erased_at is null ${asked.where}
           order by lower(customers.name), customers.id limit $1`,
    values: asked.values,
  })
  return rows
}

export type CustomerDetails = OfficeCustomer &
  Terms &
  KeptRequisites & { language: Language; phone: string | null; blockReason: string | null; createdAt: Date }

export async function findCustomer(db: Db, customerId: number): Promise<CustomerDetails | undefined> {
  const { rows } = await db.query({
    name: 'office_customer',
    text: `select ${rowColumns}, customers.language, customers.phone, customers.block_reason as "blockReason",
                  customers.created_at as "createdAt", customers.pay_hours, customers.credit_limit_kopecks as credit_limit,
                  customers.contract_number, customers.contract_date, customers.kpp, customers.ogrn, customers.legal_address,
                  customers.bank_name, customers.bik, customers.account, customers.corr_account
           from customers where customers.id = $1 and customers.erased_at is null`,
    values: [customerId],
  })
  return rows[0]
}

export type MemberRow = {
  id: number
  name: string
  login: string
  email: string | null
  phone: string | null
  roles: CustomerRole[]
  status: 'invited' | 'active' | 'removed'
  secondFactor: boolean
  lastLoginAt: Date | null
}

/** Those who went are there too: their names stand in the history. A login that begins with a space is none (decision 0015). */
export async function listMembersOf(db: Db, customerId: number): Promise<MemberRow[]> {
  const { rows } = await db.query({
    name: 'office_customer_members',
    text: `select users.id, users.name, case when starts_with(users.login, ' ') then coalesce(users.email, '') else users.login end as login, users.email, users.phone, users.roles, users.status,
                  users.totp_since is not null as "secondFactor", users.last_login_at as "lastLoginAt"
           from offered_users as users where users.customer_id = $1 order by users.status = 'removed', users.id`,
    values: [customerId],
  })
  return rows
}

export type HistoryRow = {
  id: number
  at: Date
  actor: string
  action: string
  subject: string
  subjectId: string | null
  details: Record<string, unknown>
}

/** The latest lines of the audit log about the customer. */
export async function listCustomerHistory(db: Db, customerId: number, limit: number): Promise<HistoryRow[]> {
  const { rows } = await db.query({
    name: 'office_customer_history',
    text: `select audit_log.id, audit_log.at, audit_log.actor_name as actor, audit_log.action, audit_log.subject,
                  audit_log.subject_id as "subjectId", audit_log.details
           from offered_audit_log as audit_log where audit_log.customer_id = $1 order by audit_log.id desc limit $2`,
    values: [customerId, limit],
  })
  return rows
}

export async function findCustomerName(db: Db, customerId: number): Promise<string | undefined> {
  const { rows } = await db.query({
    name: 'office_customer_name',
    text: 'select customers.name from customers where customers.id = $1',
    values: [customerId],
  })
  return rows[0]?.name
}

/** What an employee typed, as the three ways of looking: words of a name, the beginning of a login or e-mail, the beginning of an INN. */
type Search = { words: string; beginning: string; inn: string }

/** `words` is a text search of PostgreSQL: every word of the name, or its beginning. Only letters and digits reach it. */
export function readSearch(text: string): Search {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return { words: words.map((word) => `${word}:*`).join(' & '), beginning: text.trim().toLowerCase(), inn: text.replace(/\s/g, '') }
}

/**
 * The condition that a column begins with a parameter, which is given twice: as a range, which an index of text_pattern_ops answers whatever
 * the parameter is. U+10FFFF stands behind every other letter.
 */
export function begins(column: string): string {
  return `${column} ~>=~ ? and ${column} ~<~ (?::text || U&'\\+10FFFF')`
}
