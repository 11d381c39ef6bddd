import type { TranslatedName } from '@anfilada/contract/languages'
import { readableName } from '@anfilada/contract/latin-names'
import type { OrderEventKind } from '@anfilada/contract/orders/order-history'
import type { OrderEvent } from '@anfilada/contract/orders/orders'
import type { Db } from '../db/pool.ts'
import { diffAnswer, type DiffReader } from './changing/diff.presenter.ts'
import type { Diff } from './changing/pending-change.ts'

type EventRow = { at: Date; kind: OrderEventKind; actor: string | null; byStaff: boolean; changes: Diff } & UsualEntrance
/** Of the object that the order is for now, as staff write it and as other readers call it. */
type UsualEntrance = { usualEntrance: string | null; entranceNames: Partial<TranslatedName> | null }

/** The history of one order, oldest first. */
export async function listOrderEvents(db: Db, orderId: number): Promise<EventRow[]> {
  const { rows } = await db.query({
    name: 'order_events',
    text: `select order_events.at, order_events.kind, order_events.changes || coalesce(order_event_words.changes, '{}') as changes,
                  users.name as actor,
                  users.id is not null and users.customer_id is null as "byStaff",
                  museum_objects.usual_entrance as "usualEntrance", museum_objects.entrance_names as "entranceNames"
           from order_events left join offered_users as users on users.id = order_events.actor_id
           join orders on orders.id = order_events.order_id
           left join offered_museum_objects as museum_objects on museum_objects.system_id = orders.museum_object_id
           left join order_event_words on order_event_words.event_id = order_events.id
           where order_events.order_id = $1 order by order_events.id`,
    values: [orderId],
  })
  return rows
}

/** An entry of the history as its reader may see it. */
export function eventAnswer(row: EventRow, reader: DiffReader): OrderEvent {
  const { kind, byStaff } = row
  const actor = row.actor !== null && byStaff ? readableName(reader.language, row.actor) : row.actor
  return { at: row.at.toISOString(), kind, actor, by_staff: byStaff, changes: diffAnswer(named(row), reader) }
}

/** The usual entrance goes by its reader's name here, as in the head of the order. */
function named({ changes, usualEntrance, entranceNames }: EventRow): Diff {
  const { entrance } = changes
  if (entrance === undefined || entranceNames === null) return changes
  const nameOf = (value: string | number | null) => (value !== null && value === usualEntrance ? entranceNames : null)
  return { ...changes, entrance: { ...entrance, names: { from: nameOf(entrance.from), to: nameOf(entrance.to) } } }
}
