import type { Tx } from '../../db/pool.ts'

type Person = { customerId: number; userId: number; name: string }

const ofCustomer = `order_event_words.order_id = orders.id and orders.customer_id = $1`
const over = `(orders.archived_at is not null or orders.status in ('rejected', 'cancelled')
  or orders.pass_date < local_day(now()))`
/** SQL for "the history names the person $3 in this field". */
export const saysName = (field: 'guide' | 'contact'): string =>
  `(order_event_words.changes -> '${field}' ->> 'from' = $3 or order_event_words.changes -> '${field}' ->> 'to' = $3)`

/** A member's name leaves the history of the customer's orders and the changes that wait; what he wrote of visits that are over goes, too. */
export async function forgetMembersWords(tx: Tx, { customerId, userId, name }: Person): Promise<void> {
  await tx.query({
    name: 'forget_member_words',
    text: `update order_event_words set changes = case
             when ${over} and orders.placed_by = $2 then '{}'
             else order_event_words.changes - case when ${saysName('guide')} then '{guide,guide_phone}'::text[] else '{}' end
               - case when ${saysName('contact')} then '{contact,contact_phone}'::text[] else '{}' end end
           from orders
           where ${ofCustomer} and (${saysName('guide')} or ${saysName('contact')} or (${over} and orders.placed_by = $2))`,
    values: [customerId, userId, name],
  })
  await tx.query({ ...forgetPendingGuide, values: [customerId, name, '{guide}', '{guidePhone}'] })
  await tx.query({ ...forgetPendingContact, values: [customerId, name, '{details,contact}', '{details,contact_phone}'] })
}

/** A change that waits is written over its order when it is accepted: it must not bring the name $2 back; $3 and $4 are where its values stand. */
function forgettingInPending(said: 'guide' | 'contact'): string {
  return `update orders set pending_change = case when orders.pending_change -> 'values' #>> $3::text[] = $2
             then jsonb_set(jsonb_set(orders.pending_change, '{values}'::text[] || $3, '""'), '{values}'::text[] || $4::text[], '""')
             else orders.pending_change end #- '{diff,${said}}' #- '{diff,${said}_phone}'
           where orders.customer_id = $1 and orders.pending_change is not null
             and $2 in (orders.pending_change -> 'values' #>> $3::text[], orders.pending_change #>> '{diff,${said},from}')`
}
const forgetPendingGuide = { name: 'forget_member_pending_guide', text: forgettingInPending('guide') } as const
const forgetPendingContact = { name: 'forget_member_pending_contact', text: forgettingInPending('contact') } as const

/** Nothing that people wrote stays in the history of a customer's orders. */
export async function forgetCustomersWords(tx: Tx, customerId: number): Promise<void> {
  await tx.query({
    name: 'forget_customer_words',
    text: `delete from order_event_words using orders where ${ofCustomer}`,
    values: [customerId],
  })
}
