import type { NotificationChoices } from '@anfilada/contract/customers/notifications'
import type { Language, TranslatedName } from '@anfilada/contract/languages'
import type { OrderKind } from '@anfilada/contract/orders/items'
import type { Tx } from '../../db/pool.ts'

/** The order as it is now, beside each member who may be written to about it. `sender`: he placed it. */
export type OrderReader = {
  sender: boolean
  owner: boolean
  name: string
  email: string
  language: Language
  notifications: Partial<NotificationChoices>
  customerId: number
  kind: OrderKind
  passDate: string
  /** The confirmed hour, else the one asked for. */
  time: string
  /** By whose clocks. */
  zone: string
  entrance: string | null
  /** In all languages, where staff confirmed with the object's usual entrance. */
  entranceNames: Partial<TranslatedName> | null
  museum: TranslatedName | null
  object: TranslatedName | null
  /** Whose change waits beside the order. */
  asker: string | null
}

/** Who placed the order and the owners of its customer, those of them who are members still and gave an address. */
export async function listOrderReaders(tx: Tx, orderId: number): Promise<OrderReader[]> {
  const { rows } = await tx.query({
    name: 'order_readers',
    text: `select users.id = orders.placed_by as sender, users.roles @> '{owner}' as owner, users.name, users.email, users.language, users.notifications,
                  orders.customer_id as "customerId", orders.kind, orders.pass_date as "passDate",
                  coalesce(orders.confirmed_time, orders.starts) as time, coalesce(museum_objects.zone, default_zone()) as zone, orders.entrance,
                  case when orders.entrance = museum_objects.usual_entrance then museum_objects.entrance_names end as "entranceNames", museums.name as museum, museum_objects.name as object, askers.name as asker
           from orders
           join offered_users as users on users.customer_id = orders.customer_id and users.status = 'active' and users.email is not null
             and (users.id = orders.placed_by or users.roles @> '{owner}')
           left join offered_users as askers on askers.id = (orders.pending_change ->> 'askedBy')::integer
           left join offered_museum_objects as museum_objects on museum_objects.system_id = orders.museum_object_id
           left join offered_museums as museums on museums.id = coalesce(museum_objects.museum_id, orders.museum_id)
           where orders.id = $1 order by users.id`,
    values: [orderId],
  })
  return rows
}
