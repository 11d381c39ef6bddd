import type { Language } from '@anfilada/contract/languages'
import { nameKeys } from '@anfilada/contract/name-keys'
import type { OfficeOrder, QueueCount } from '@anfilada/contract/orders/office-orders'
import type { QueueFilter } from '@anfilada/contract/orders/queue-filter'
import { cutOffMoment, slotClosed } from '../../catalogue/index.ts'
import { type Condition, conditions } from '../../db/conditions.ts'
import type { Db } from '../../db/pool.ts'
import { holdsOrder } from '../deciding/decisions.store.ts'
import { beyond, type Cursor, ofTheirKinds, orderColumns, orderJoins, type OrderRow } from '../orders.reads.ts'
import { orderAnswer } from '../order.presenter.ts'

export type OfficeOrderRow = OrderRow & {
  customerName: string
  settlement: string
  placedByName: string
  usualEntrance: string
  priceVersion: number | null
  answerBy: Date
}

export const officeOrderColumns = `${orderColumns('$1')}, customers.name as "customerName", customers.settlement, users.name as "placedByName",
  coalesce(orders.entrance, nullif(museum_objects.usual_entrance, ''), orders.details ->> 'meeting_point',
    case when orders.kind = 'transport' then orders.details ->> 'pickup' end, '') as "usualEntrance", orders.price_version_id as "priceVersion",
  ${cutOffMoment} as "answerBy"`
/** What an order of staff is selected from. */
export const officeOrderJoins = `${orderJoins} join offered_customers as customers on customers.id = orders.customer_id join offered_users as users on users.id = orders.placed_by`

// A change that a colleague of its sender has yet to see is not for staff.
const awaitsStaff = `(orders.pending_change is not null and orders.pending_change ->> 'unseen' is null)`
// An order with a decision that waits has its answer, and is back when nothing comes of that.
const undecided = `not exists (select from order_decisions where order_decisions.order_id = orders.id and ${holdsOrder})`
// Within the index orders_queue.
const unanswered = `(orders.status in ('in_processing', 'waiting_list') or ${awaitsStaff}) and ${undecided}`

const partOf = `case orders.status when 'in_processing' then 'new' when 'waiting_list' then 'line' else 'change' end`

function narrowed({ kind, part }: QueueFilter): Condition[] {
  return [
    { name: 'kind', when: kind !== undefined, sql: 'orders.kind = any(?)', values: [kind] },
    { name: 'part', when: part !== undefined, sql: `${partOf} = any(?)`, values: [part] },
  ]
}

export type QueuePage = { language: Language; filter: QueueFilter; cursor: Cursor; limit: number }

/** Orders and changes of orders that wait for an answer, the nearest visit first; one more than the limit. */
export async function listQueue(db: Db, { language, filter, cursor, limit }: QueuePage): Promise<OfficeOrderRow[]> {
  const asked = conditions('office_queue', [nameKeys[language], limit + 1], [beyond(cursor, '>'), ...narrowed(filter)])
  const { rows } = await db.query({
    name: asked.name,
    text: `select ${officeOrderColumns} from orders ${officeOrderJoins}
           where ${unanswered} ${asked.where}
           order by orders.pass_date, orders.starts, orders.id limit $2`,
    values: asked.values,
  })
  return ofTheirKinds(rows)
}

/** All that waits, by kind and part. */
export async function countQueue(db: Db): Promise<QueueCount[]> {
  const { rows } = await db.query({
    name: 'office_queue_counts',
    text: `select orders.kind, ${partOf} as part, count(*)::integer as count from orders where ${unanswered} group by 1, 2`,
    values: [],
  })
  return rows
}

export async function findOfficeOrder(db: Db, orderId: number, language: Language): Promise<OfficeOrderRow | undefined> {
  const { rows } = await db.query({
    name: 'office_order',
    text: `select ${officeOrderColumns} from orders ${officeOrderJoins} where orders.id = $2`,
    values: [nameKeys[language], orderId],
  })
  return ofTheirKinds(rows)[0]
}

export type DaySlotRow = {
  id: number
  time: string
  capacity: number
  free: number
  closed: boolean
  confirmed: number
  inProcessing: number
}

/** All slots of the order's object and day with what is confirmed and what waits for an answer. */
export async function listDaySlots(db: Db, objectId: string, date: string): Promise<DaySlotRow[]> {
  const { rows } = await db.query({
    name: 'office_day_slots',
    text: `select slots.id, slots.starts as time, slots.capacity, slots.capacity - slots.taken as free, ${slotClosed()} as closed,
                  coalesce(held.confirmed, 0)::integer as confirmed, coalesce(held.in_processing, 0)::integer as "inProcessing"
           from offered_slots as slots
           join offered_museum_objects as museum_objects on museum_objects.system_id = slots.museum_object_id
           left join lateral (
             select sum(orders.places) filter (where orders.status = 'confirmed') as confirmed,
                    sum(orders.places) filter (where orders.status = 'in_processing') as in_processing
             from orders where orders.slot_id = slots.id and orders.status in ('in_processing', 'confirmed')
           ) held on true
           where slots.museum_object_id = $1 and slots.pass_date = $2 order by slots.starts`,
    values: [objectId, date],
  })
  return rows
}

/** An order as staff read it; a change that a colleague of its sender has yet to see is not for them. */
export function officeOrderAnswer(row: OfficeOrderRow, language: Language): OfficeOrder {
  return {
    ...orderAnswer(row.pending?.unseen ? { ...row, pending: null } : row, { language, seesPrices: true, buttons: () => [] }),
    customer: { id: row.customerId, name: row.customerName, settlement: row.settlement },
    placed_by: row.placedByName,
    pax: row.places,
    usual_entrance: row.usualEntrance,
    answer_by: row.answerBy.toISOString(),
  }
}
