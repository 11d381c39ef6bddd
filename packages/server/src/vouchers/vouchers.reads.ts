import type { Db } from '../db/pool.ts'
import type { StatementRow } from '../db/statement-rows.ts'
import { type OrderScope, scopeValues } from '../orders/index.ts'

/** An order with all that a voucher says of it, in every language, and its latest voucher, where it has one. */
const orderColumns = `orders.id, orders.customer_id as "customerId", orders.kind, orders.status, orders.group_category as "groupCategory",
  coalesce(museum_objects.museum_id, orders.museum_id) as "museumId", orders.museum_object_id as "objectId", orders.pass_date as "passDate",
  coalesce(orders.confirmed_time, orders.starts) as time, orders.entrance, orders.lines, orders.details, orders.adult, orders.child,
  orders.country_id as "countryId", orders.guide, orders.guide_phone as "guidePhone", orders.refno,
  coalesce(museums.name, named_museums.name) as museum, museum_objects.name as object, countries.name as country,
  case when orders.entrance = museum_objects.usual_entrance then museum_objects.entrance_names end as "entranceNames",
  coalesce(museum_objects.zone, default_zone()) as zone, local_day(now(), museum_objects.zone) as today, customers.name as customer,
  orders.redeemed_at as "redeemedAt"`
const orderJoins = `left join offered_museum_objects as museum_objects on museum_objects.system_id = orders.museum_object_id
  left join offered_museums as museums on museums.id = museum_objects.museum_id
  left join offered_museums as named_museums on named_museums.id = orders.museum_id
  left join offered_countries as countries on countries.id = orders.country_id
  join offered_customers as customers on customers.id = orders.customer_id`
const inScope = `($1::integer is null or orders.customer_id = $1) and ($2::integer is null or orders.placed_by = $2 or orders.guide = $3)`

export type OrderOfVoucher = StatementRow<'voucher_order'>

/** Undefined: there is none, or it is not in this scope. */
export async function findVoucherOrder(db: Db, orderId: number, scope: OrderScope): Promise<OrderOfVoucher | undefined> {
  const { rows } = await db.query({
    name: 'voucher_order',
    text: `select ${orderColumns} from offered_orders as orders ${orderJoins} where ${inScope} and orders.id = $4`,
    values: [...scopeValues(scope), orderId],
  })
  return rows[0]
}

/** Those of a programme that are in this scope, by day and hour. */
export async function listVoucherOrders(
  db: Db,
  programmeId: number,
  scope: OrderScope,
): Promise<StatementRow<'voucher_orders_of_programme'>[]> {
  const { rows } = await db.query({
    name: 'voucher_orders_of_programme',
    text: `select orders.id, orders.kind, orders.status from offered_orders as orders where ${inScope} and orders.programme_id = $4
           order by orders.pass_date, coalesce(orders.confirmed_time, orders.starts), orders.id`,
    values: [...scopeValues(scope), programmeId],
  })
  return rows
}

export type Voucher = StatementRow<'vouchers_of_order'>

/** The two latest of an order, the latest first: what holds, and what it was before. */
export async function findVouchers(db: Db, orderId: number): Promise<Voucher[]> {
  const { rows } = await db.query({
    name: 'vouchers_of_order',
    text: `select vouchers.id, vouchers.order_id as "orderId", vouchers.version, vouchers.code, vouchers.facts, vouchers.words,
                  vouchers.issued_at as "issuedAt", users.name as "issuedBy"
           from vouchers left join offered_users as users on users.id = vouchers.issued_by where vouchers.order_id = $1 order by vouchers.version desc limit 2`,
    values: [orderId],
  })
  return rows
}

/** What a code is, with what is known of its order; nobody's right is asked. */
export type CodedVoucher = StatementRow<'voucher_by_code'>

/** By a code as it is kept (`readCode`); undefined where no voucher has it. */
export async function findVoucherByCode(db: Db, code: string): Promise<CodedVoucher | undefined> {
  const { rows } = await db.query({
    name: 'voucher_by_code',
    text: `select ${orderColumns}, vouchers.id as "voucherId", vouchers.version, vouchers.code, vouchers.facts as printed,
                  vouchers.words, vouchers.issued_at as "issuedAt",
                  not exists (select from vouchers as later where later.order_id = vouchers.order_id and later.version > vouchers.version) as "isLatest"
           from vouchers join offered_orders as orders on orders.id = vouchers.order_id ${orderJoins} where vouchers.code = $1`,
    values: [code],
  })
  return rows[0]
}
