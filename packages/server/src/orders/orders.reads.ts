import { timeSchema } from '@anfilada/contract/date-schemas'
import { isCalendarDate } from '@anfilada/contract/dates'
import type { Language } from '@anfilada/contract/languages'
import { nameKeys } from '@anfilada/contract/name-keys'
import type { OrderDetailsByKind } from '@anfilada/contract/orders/kinds/order-data'
import type { OrderKind } from '@anfilada/contract/orders/items'
import type { OtherTime } from '@anfilada/contract/orders/orders'
import { idSchema } from '@anfilada/contract/text'
import { freeUntil, nearestTime, penaltyEach, termsJoins } from '../catalogue/index.ts'
import { type Condition, conditions } from '../db/conditions.ts'
import type { Db } from '../db/pool.ts'
import type { StatementRow } from '../db/statement-rows.ts'
import { licenseNumberSql } from '../licenses/index.ts'
import { type OrderScope, scopeValues, visitBegun, visitToday } from './orders.store.ts'

/** An order of each kind has details of its own. */
type OfKind = { [K in OrderKind]: { kind: K; details: OrderDetailsByKind[K] } }[OrderKind]
type RowOfKind<R> = Omit<R, keyof OfKind> & OfKind
export type OrderRow = RowOfKind<StatementRow<'order_row'>>

/** The rows as they are: PostgreSQL does not know that the details of an order are those of its kind. */
export function ofTheirKinds<R extends Pick<StatementRow<'order_row'>, keyof OfKind>>(rows: readonly R[]): RowOfKind<R>[] {
  return rows as unknown as RowOfKind<R>[]
}

/** SQL for a column of the order's museum: that of its object, else the one that the order names. */
export function museumColumn(column: 'id' | 'name' | 'emblem' | 'district' | 'travel'): string {
  return `coalesce(museums.${column}, named_museums.${column})`
}

/** Columns of an order as every screen reads it; `nameKey` is the parameter that holds the key of translated names. */
export function orderColumns(nameKey: string): string {
  return `orders.id, orders.customer_id as "customerId", orders.kind, orders.group_category as "groupCategory", orders.refno,
    ${museumColumn('id')} as "museumId", orders.museum_object_id as "objectId", orders.slot_id as "slotId",
    orders.pass_date as "passDate", orders.starts, orders.country_id as "countryId", orders.persons_per_guide as "personsPerGuide",
    orders.guide, orders.guide_phone as "guidePhone", orders.qty_guide as "qtyGuide", orders.notes, orders.details, orders.adult, orders.child, orders.places,
    orders.total_kopecks as "totalKopecks", orders.currency, orders.status, orders.confirmed_time as "confirmedTime",
    coalesce(case when orders.entrance = museum_objects.usual_entrance then museum_objects.entrance_names ->> ${nameKey} end, orders.entrance) as entrance,
    orders.rejection_reason as "rejectionReason", orders.archived_at is not null as archived, ${visitBegun} as begun, ${visitToday} as today,
    orders.programme_id as "programmeId", orders.revision, orders.created_at as "createdAt",
    ${museumColumn('name')} ->> ${nameKey} as museum, museum_objects.name ->> ${nameKey} as object, ${museumColumn('emblem')} as emblem, countries.name ->> ${nameKey} as country,
    coalesce(museum_objects.zone, default_zone()) as zone, orders.lines, orders.paid_kopecks as "paidKopecks", orders.penalty_kopecks as "penaltyKopecks",
    ${freeUntil} as "freeUntil", ${penaltyEach} as "penaltyEach", now() as now, orders.pending_change as pending,
    case when asked_by.id is not null then jsonb_build_object('name', asked_by.name, 'by_staff', asked_by.customer_id is null) end as "pendingBy"`
}

/**
 * A list looks the same museums and countries up again and again. PostgreSQL keeps what it found (Memoize) only where it can count the
 * different keys, not for a `coalesce`, and only while no dear part, like a subquery for each row, hides the gain: 76 pages of a list of
 * fifty instead of 268.
 */
export const orderJoins = `left join offered_museum_objects as museum_objects on museum_objects.system_id = orders.museum_object_id
  left join offered_museums as museums on museums.id = museum_objects.museum_id
  left join offered_museums as named_museums on named_museums.id = orders.museum_id
  left join offered_countries as countries on countries.id = orders.country_id
  left join offered_users as asked_by on asked_by.id = (orders.pending_change ->> 'askedBy')::integer ${termsJoins}`

export type Cursor = [string | null, string | null, number | null]
const cursorFormat = /^(\d{4}-\d{2}-\d{2})_(\d{2}:\d{2})_(\d{1,10})$/

/** Where a page begins: date, time and number of the last order of the page before; undefined for a cursor that is not ours. */
export function readCursor(after: string | undefined): Cursor | undefined {
  if (after === undefined) return [null, null, null]
  const [, day, time, id] = cursorFormat.exec(after) ?? []
  if (day === undefined || time === undefined || !isCalendarDate(day)) return undefined
  const [hour, number] = [timeSchema.safeParse(time), idSchema.safeParse(Number(id))]
  return hour.success && number.success ? [day, hour.data, number.data] : undefined
}

/** One row more than asked for says that there is a next page. */
export function pageOf<R extends { passDate: string; starts: string; id: number }>(
  rows: R[],
  limit: number | undefined,
): { rows: R[]; next: string | null } {
  if (limit === undefined || rows.length <= limit) return { rows, next: null }
  const last = rows[limit - 1] as R
  return { rows: rows.slice(0, limit), next: `${last.passDate}_${last.starts}_${last.id}` }
}

const ownScope = `($1::integer is null or orders.customer_id = $1) and ($2::integer is null or orders.placed_by = $2 or orders.guide = $3)`

/** SQL for the orders that a guide sees of his customer's. */
export function ownedBy(scope: OrderScope): Condition {
  const [, userId, guide] = scopeValues(scope)
  return { name: 'own', when: userId !== null, sql: 'orders.placed_by = ? or orders.guide = ?', values: [userId, guide] }
}

/** SQL for what comes after the last order of the page before, in the direction of the list. */
export function beyond(cursor: Cursor, sign: '<' | '>'): Condition {
  return {
    name: 'next',
    when: cursor[0] !== null,
    sql: `(orders.pass_date, orders.starts, orders.id) ${sign} (?::date, ?::time, ?::integer)`,
    values: cursor,
  }
}

/** Whose orders, in which language, from where on and how many. */
export type List = { scope: OrderScope; language: Language; cursor: Cursor; limit: number | undefined }

/** The first parameters of every list: customer, key of translated names, one row more than asked for. */
export function given({ scope, language, limit }: List): unknown[] {
  return [scopeValues(scope)[0], nameKeys[language], limit === undefined ? null : limit + 1]
}

/**
 * `payUntil`: when it is cancelled if it is not paid; asked only of orders that must be paid by a moment, for it reads four tables. `otherTime`:
 * asked of the few that wait or were rejected. `lacksLicense`: asked of visits of the next week alone, since a list may be long.
 */
export type UpcomingRow = OrderRow & { payUntil: Date | null; otherTime: OtherTime | null; lacksLicense: boolean }

/** SQL for the other time of the order `page`. */
const otherTime = `case when page.status in ('waiting_list', 'rejected') and page."slotId" is not null and page."passDate" >= local_day(now())
  then ${nearestTime({
    slotId: 'page."slotId"',
    objectId: 'page."objectId"',
    date: 'page."passDate"',
    starts: 'page.starts',
    places: 'page.places',
    customerId: 'page."customerId"',
    groupCategory: 'page."groupCategory"',
  })} end`

const license = licenseNumberSql({
  customerId: 'page."customerId"',
  museumId: 'page."museumId"',
  guide: 'page.guide',
  groupCategory: 'page."groupCategory"',
  passDate: 'page."passDate"',
})

/** Days before a visit from which on a guide without a license is said to be missing. */
const nearDays = 7

/**
 * Orders that are not archived, by day and time. What is asked of few of them is asked of the page alone, which is planned apart: dear
 * questions beside its joins would hide what these cost, and PostgreSQL would read fifty museums for each order.
 */
export async function listUpcoming(db: Db, list: List): Promise<UpcomingRow[]> {
  const asked = conditions('orders_upcoming', given(list), [ownedBy(list.scope), beyond(list.cursor, '>')])
  const { rows } = await db.query({
    name: asked.name,
    text: `select page.*,
             ${otherTime} as "otherTime",
             case when museum_objects.needs_license and page.kind = 'museum_tickets' and page.status in ('in_processing', 'confirmed')
                 and page."passDate" between local_day(now()) and local_day(now()) + ${nearDays}
               then ${license} is null else false end as "lacksLicense"
           from (
             select ${orderColumns('$2')},
               case when orders.payable_since is not null and orders.status = 'confirmed' and orders.paid_kopecks < orders.total_kopecks
                 then pay_until(orders.payable_since, orders.customer_id, orders.museum_object_id, orders.pass_date, orders.starts) end as "payUntil"
             from orders ${orderJoins}
             where orders.customer_id = $1 and orders.archived_at is null ${asked.where}
             order by orders.pass_date, orders.starts, orders.id limit $3
           ) as page
           left join offered_museum_objects as museum_objects on museum_objects.system_id = page."objectId"
           order by page."passDate", page.starts, page.id`,
    values: asked.values,
  })
  return ofTheirKinds(rows)
}

/** How many orders that list has. */
export async function countUpcoming(db: Db, scope: OrderScope): Promise<number> {
  const asked = conditions('orders_upcoming_count', [scopeValues(scope)[0]], [ownedBy(scope)])
  const { rows } = await db.query({
    name: asked.name,
    text: `select count(*)::integer as total from orders where orders.customer_id = $1 and orders.archived_at is null ${asked.where}`,
    values: asked.values,
  })
  return rows[0]?.total ?? 0
}

export async function findOrderRow(db: Db, orderId: number, scope: OrderScope, language: Language): Promise<OrderRow | undefined> {
  const { rows } = await db.query({
    name: 'order_row',
    text: `select ${orderColumns('$4')} from orders ${orderJoins} where ${ownScope} and orders.id = $5`,
    values: [...scopeValues(scope), nameKeys[language], orderId],
  })
  return ofTheirKinds(rows)[0]
}

/** The other time of one order, as its list says it; null where it needs none, or there is none. */
export async function findOtherTime(db: Db, { id, status, slotId }: Pick<OrderRow, 'id' | 'status' | 'slotId'>): Promise<OtherTime | null> {
  if ((status !== 'waiting_list' && status !== 'rejected') || slotId === null) return null
  const { rows } = await db.query({
    name: 'order_other_time',
    text: `select ${otherTime} as "otherTime"
           from (
             select orders.status, orders.slot_id as "slotId", orders.museum_object_id as "objectId", orders.pass_date as "passDate",
               orders.starts, orders.places, orders.customer_id as "customerId", orders.group_category as "groupCategory"
             from orders where orders.id = $1
           ) as page
           join offered_museum_objects as museum_objects on museum_objects.system_id = page."objectId"`,
    values: [id],
  })
  return rows[0]?.otherTime ?? null
}
