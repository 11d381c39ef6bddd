import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { Language } from '@anfilada/contract/languages'
import { nameKeys } from '@anfilada/contract/name-keys'
import type { FairnessRow, WindowMuseum } from '@anfilada/contract/orders/windows'
import { windowColumns, type WindowRow } from '../../catalogue/index.ts'
import type { Db } from '../../db/pool.ts'
import { type OfficeOrderRow, officeOrderColumns, officeOrderJoins } from '../office/office-orders.reads.ts'
import { ofTheirKinds } from '../orders.reads.ts'

export type MuseumMonth = { museumId: number; month: string }

/** SQL for "a wish of that museum and month"; the parameters hold the museum and `YYYY-MM`. */
function wishOf(museum: string, month: string): string {
  return `orders.kind <> 'museum_tickets' and orders.kind = 'schedule' and orders.museum_id = ${museum}
    and orders.pass_date >= ${month} and orders.pass_date < ${month} + interval '1 month'`
}

/** The wishes of one window by day, time and order of arrival. */
export async function listWishes(db: Db, { museumId, month }: MuseumMonth, language: Language): Promise<OfficeOrderRow[]> {
  const { rows } = await db.query({
    name: 'office_wishes',
    text: `select ${officeOrderColumns} from orders ${officeOrderJoins} where ${wishOf('$2', `to_date($3, 'YYYY-MM')`)}
           order by orders.pass_date, orders.starts, orders.id`,
    values: [nameKeys[language], museumId, month],
  })
  return ofTheirKinds(rows)
}

/** What each customer asked for and got; those who asked for most come first. */
export async function listFairness(db: Db, { museumId, month }: MuseumMonth): Promise<FairnessRow[]> {
  const { rows } = await db.query({
    name: 'office_wishes_fairness',
    text: `select customers.id as "customerId", customers.name, count(*)::integer as wishes,
                  (count(*) filter (where orders.status = 'confirmed'))::integer as confirmed,
                  (count(*) filter (where orders.status = 'rejected'))::integer as rejected,
                  sum(orders.places)::integer as pax,
                  coalesce(sum(orders.places) filter (where orders.status = 'confirmed'), 0)::integer as confirmed_pax
           from orders join offered_customers as customers on customers.id = orders.customer_id
           where ${wishOf('$1', `to_date($2, 'YYYY-MM')`)}
           group by customers.id, customers.name order by count(*) desc, customers.name, customers.id`,
    values: [museumId, month],
  })
  return rows.map(({ customerId: id, name, ...row }) => ({ customer: { id, name }, ...row }))
}

export type OfficeWindowRow = WindowRow & { asked: number; waiting: number; confirmed: number; rejected: number }

/** Windows of one month, or from this month on, with what became of their wishes; by month and museum. */
export async function listWindows(db: Db, month: string | undefined, language: Language): Promise<OfficeWindowRow[]> {
  const { rows } = await db.query({
    name: 'office_windows',
    text: `select ${windowColumns('$1')}, counted.*
           from offered_submission_windows as submission_windows join offered_museums as museums on museums.id = submission_windows.museum_id
           cross join lateral (
             select count(*)::integer as asked, (count(*) filter (where orders.status in ('in_processing', 'waiting_list')))::integer as waiting,
                    (count(*) filter (where orders.status = 'confirmed'))::integer as confirmed,
                    (count(*) filter (where orders.status = 'rejected'))::integer as rejected
             from orders where ${wishOf('museums.id', 'submission_windows.month')}
           ) as counted
           where submission_windows.month = to_date($2, 'YYYY-MM')
              or ($2::text is null and submission_windows.month >= date_trunc('month', local_day(now())::timestamp)::date)
           order by submission_windows.month, museums.id`,
    values: [nameKeys[language], month ?? null],
  })
  return rows
}

/** Museums that take wishes. */
export async function listWindowMuseums(db: Db, language: Language): Promise<WindowMuseum[]> {
  const { rows } = await db.query({
    name: 'office_window_museums',
    text: `select museums.id, museums.name ->> $1 as name,
                  coalesce((select min(museum_objects.zone) from offered_museum_objects as museum_objects where museum_objects.museum_id = museums.id), default_zone()) as zone
           from offered_museums as museums where 'schedule' = any (museums.order_kinds) order by museums.id`,
    values: [nameKeys[language]],
  })
  return rows
}

export type DueWishesRow = WindowRow & { type: GroupCategory }

const sent = `orders.customer_id = $2 and ${wishOf('museums.id', 'submission_windows.month')}`
const sentBefore = `orders.customer_id = $2 and ${wishOf('museums.id', `(submission_windows.month - interval '1 month')`)}`

/** Open windows that close within so many days, of customers who sent wishes for the month before and none for theirs; by closing moment. */
export async function listDueWishes(
  db: Db,
  { customerId, days }: { customerId: number; days: number },
  language: Language,
): Promise<DueWishesRow[]> {
  const { rows } = await db.query({
    name: 'wishes_due',
    text: `select ${windowColumns('$1')}, before.type
           from offered_submission_windows as submission_windows join offered_museums as museums on museums.id = submission_windows.museum_id
           cross join lateral (select orders.group_category as type from orders where ${sentBefore} order by orders.id desc limit 1) as before
           where submission_windows.opens_at <= now() and submission_windows.closes_at > now()
             and submission_windows.closes_at <= now() + make_interval(days => $3)
             and 'schedule' = any (museums.order_kinds) and museums.archived_at is null
             and not exists (select from orders where ${sent})
           order by submission_windows.closes_at, submission_windows.month, museums.id`,
    values: [nameKeys[language], customerId, days],
  })
  return rows
}

/** When the wish asked for; undefined when there is no such wish. */
export async function findWishedTime(db: Db, orderId: number): Promise<string | undefined> {
  const { rows } = await db.query({
    name: 'wish_time',
    text: `select orders.starts from orders where orders.id = $1 and orders.kind = 'schedule'`,
    values: [orderId],
  })
  return rows[0]?.starts
}
