import type { OrderEvent, OrderEventKind } from '@anfilada/contract/orders/orders'
import type { Db } from '../db/pool.ts'
import type { Change } from './orders.store.ts'

type EventRow = { at: Date; kind: OrderEventKind; actor: string | null; byStaff: boolean; changes: Record<string, Change> }

/** The history of one order, oldest first. */
export async function listOrderEvents(db: Db, orderId: number): Promise<EventRow[]> {
  const { rows } = await db.query<EventRow>({
    name: 'order_events',
    text: `select order_events.at, order_events.kind, order_events.changes, users.name as actor,
                  users.id is not null and users.customer_id is null as "byStaff"
           from order_events left join users on users.id = order_events.actor_id
           where order_events.order_id = $1 order by order_events.id`,
    values: [orderId],
  })
  return rows
}

/** Sums are hidden from readers who may not see prices. */
export function eventAnswer(row: EventRow, seesPrices: boolean): OrderEvent {
  const { total, ...others } = row.changes
  const changes = seesPrices && total ? { ...others, total } : others
  return { at: row.at.toISOString(), kind: row.kind, actor: row.actor, by_staff: row.byStaff, changes }
}
