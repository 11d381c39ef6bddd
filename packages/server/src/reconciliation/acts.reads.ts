import type { Language } from '@anfilada/contract/languages'
import { nameKeys } from '@anfilada/contract/name-keys'
import { conditions } from '../db/conditions.ts'
import type { Db } from '../db/pool.ts'
import { type ComparisonBriefRow, listBriefs } from './comparing/comparisons.store.ts'

export type ActRecord = {
  id: number
  number: number
  version: number
  outdated: boolean
  museum: string | null
  lower: string
  upper: string
  opening: number | null
  debit: number
  credit: number
  closing: number | null
  issuedAt: Date
  pdf: number | null
  xlsx: number | null
  customerBy: string | null
  customerAt: Date | null
  companyBy: string | null
  companyAt: Date | null
  /** With which comparison each side agreed. */
  customerSaw: number | null
  companySaw: number | null
  /** The latest comparison, and those that were agreed with. */
  comparisons: readonly ComparisonBriefRow[]
}

type ActFilter = { customerId?: number; actId?: number; before?: number | undefined }

/** Newest first. */
export async function listActs(db: Db, filter: ActFilter, language: Language, limit: number): Promise<ActRecord[]> {
  const asked = conditions(
    'reconciliation_acts_list',
    [limit, nameKeys[language]],
    [
      { name: 'customer', when: filter.customerId !== undefined, sql: 'acts.customer_id = ?', values: [filter.customerId] },
      { name: 'act', when: filter.actId !== undefined, sql: 'acts.id = ?', values: [filter.actId] },
      { name: 'before', when: filter.before !== undefined, sql: 'acts.id < ?', values: [filter.before] },
    ],
  )
  const { rows } = await db.query({
    name: asked.name,
    text: `select acts.id, acts.number, acts.version, museums.name ->> $2 as museum, acts.period_lower as lower, acts.period_upper as upper,
                  acts.opening_kopecks as opening, acts.debit_kopecks as debit, acts.credit_kopecks as credit, acts.closing_kopecks as closing,
                  acts.issued_at as "issuedAt", pdf.file_id as pdf, xlsx.file_id as xlsx,
                  customer_people.name as "customerBy", customers_word.at as "customerAt",
                  company_people.name as "companyBy", companys_word.at as "companyAt",
                  customers_word.comparison_id as "customerSaw", companys_word.comparison_id as "companySaw",
                  exists (select from reconciliation_acts as later where later.customer_id = acts.customer_id
                    and later.number = acts.number and later.version > acts.version) as outdated
           from reconciliation_acts as acts
           left join offered_museums as museums on museums.id = acts.museum_id
           left join reconciliation_files as pdf on pdf.act_id = acts.id and pdf.format = 'pdf'
           left join reconciliation_files as xlsx on xlsx.act_id = acts.id and xlsx.format = 'xlsx'
           left join reconciliation_agreements as customers_word on customers_word.act_id = acts.id and customers_word.side = 'customer'
           left join offered_users as customer_people on customer_people.id = customers_word.user_id
           left join reconciliation_agreements as companys_word on companys_word.act_id = acts.id and companys_word.side = 'company'
           left join offered_users as company_people on company_people.id = companys_word.user_id
           where true ${asked.where} order by acts.id desc limit $1`,
    values: asked.values,
  })
  const briefs = await listBriefs(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((act) => ({ ...act, comparisons: briefs.filter(({ actId }) => actId === act.id) }))
}

/** The museum's name in Russian, for papers; undefined when there is none. */
export async function findMuseumName(db: Db, museumId: number): Promise<string | undefined> {
  const { rows } = await db.query({
    name: 'reconciliation_museum',
    text: `select museums.name ->> 'ru_RU' as name from offered_museums as museums where museums.id = $1`,
    values: [museumId],
  })
  return rows[0]?.name
}

/** Which of these orders are of the museum. */
export async function listOrdersOfMuseum(db: Db, museumId: number, orderIds: readonly number[]): Promise<number[]> {
  const { rows } = await db.query({
    name: 'reconciliation_orders_of_museum',
    text: `select orders.id from offered_orders as orders
           join offered_museum_objects as museum_objects on museum_objects.system_id = orders.museum_object_id
           where orders.id = any ($2) and museum_objects.museum_id = $1`,
    values: [museumId, orderIds],
  })
  return rows.map(({ id }) => id)
}

/** Acts that the person had issued or agreed to in the name of his customer. */
export async function listPersonalActs(db: Db, { customerId, userId }: { customerId: number; userId: number }): Promise<unknown[]> {
  const { rows } = await db.query({
    name: 'personal_reconciliation_acts',
    text: `select acts.id, acts.number, acts.version, acts.period_lower, acts.period_upper, acts.issued_at,
                  acts.issued_by is not distinct from $2 as issued_by_me, agreed.at as agreed_at
           from reconciliation_acts as acts
           left join reconciliation_agreements as agreed on agreed.act_id = acts.id and agreed.user_id = $2
           where acts.customer_id = $1 and (acts.issued_by = $2 or agreed.user_id is not null) order by acts.id`,
    values: [customerId, userId],
  })
  return rows
}
