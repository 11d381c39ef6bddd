import { wordsOfDetails } from '@anfilada/contract/orders/kinds/words'
import type { Db, Tx } from '../../db/pool.ts'
import { forgetCustomersWords, forgetMembersWords, saysName } from './forget-words.store.ts'

// One half of a customer's orders each, because each half has its index.
const [upcoming, archived] = ['orders.archived_at is null', 'orders.archived_at is not null'] as const
type Half = typeof upcoming | typeof archived

type Person = { customerId: number; userId: number; name: string }

/** Orders that the person placed or that name him as guide, with what they say about him. */
export async function listPersonalOrders(db: Db, { customerId, userId, name }: Person): Promise<unknown[]> {
  const found: unknown[] = []
  for (const half of personalOrders) found.push(...(await db.query({ ...half, values: [customerId, userId, name] })).rows)
  return found
}

function personalOrdersIn(half: Half): string {
  return `select orders.id, orders.kind, orders.refno, orders.museum_object_id as system_id, orders.pass_date, orders.starts, orders.status,
                    orders.guide, orders.guide_phone, orders.notes, ${words}, orders.placed_by = $2 as placed_by_me, orders.created_at
             from orders where orders.customer_id = $1 and ${half} and (orders.placed_by = $2 or orders.guide = $3 or ${contact} = $3)
             order by orders.id`
}

/** Whom the driver calls. */
const contact = `orders.details ->> 'contact'`
/** The place of a pickup is people's words where a vehicle comes, and a moment where equipment is fetched. */
const words = wordsOfDetails
  .map((field) =>
    field === 'pickup'
      ? `case when orders.kind = 'transport' then orders.details ->> 'pickup' end as pickup`
      : `orders.details ->> '${field}' as ${field}`,
  )
  .join(', ')

/** What the history of the customer's orders keeps in words that the person wrote or that name him. */
export async function listPersonalWords(db: Db, { customerId, userId, name }: Person): Promise<unknown[]> {
  const { rows } = await db.query({
    name: 'personal_words',
    text: `select order_event_words.order_id, order_events.at, order_events.kind, order_event_words.changes, order_events.actor_id = $2 as written_by_me
           from orders join order_event_words on order_event_words.order_id = orders.id
           join order_events on order_events.id = order_event_words.event_id
           where orders.customer_id = $1 and (order_events.actor_id = $2 or ${saysName('guide')} or ${saysName('contact')})
           order by order_events.id`,
    values: [customerId, userId, name],
  })
  return rows
}

/** Whether visits are still to come: then the company must be able to reach the customer. */
export async function hasVisitsAhead(db: Db, customerId: number): Promise<boolean> {
  const { rows } = await db.query({
    name: 'personal_visits_ahead',
    text: `select exists (select from orders where orders.customer_id = $1 and orders.archived_at is null
             and orders.status in ('in_processing', 'confirmed', 'waiting_list')
             and orders.pass_date >= local_day(now())) as ahead`,
    values: [customerId],
  })
  return rows[0]?.ahead ?? false
}

/**
 * A member's name and telephone leave all orders of his customer; the words that he wrote leave those whose visit is over, because a visit to
 * come still needs them. Answers how many orders changed.
 */
export async function forgetMember(tx: Tx, { customerId, userId, name }: Person): Promise<number> {
  await forgetMembersWords(tx, { customerId, userId, name })
  let forgotten = 0
  for (const half of memberForgetting) forgotten += (await tx.query({ ...half, values: [customerId, userId, name] })).rowCount ?? 0
  return forgotten
}

function forgetMemberIn(half: Half): string {
  return `update orders set
               guide = case when orders.guide = $3 then '' else orders.guide end,
               guide_phone = case when orders.guide = $3 then '' else orders.guide_phone end,
               notes = case when ${isOver} and orders.placed_by = $2 then '' else orders.notes end,
               details = case when ${isOver} and orders.placed_by = $2 then ${emptied(wordsOfDetails)}
                 when ${contact} = $3 then ${emptied(contactFields)} else orders.details end
             where orders.customer_id = $1 and ${half}
               and (orders.guide = $3 or ${contact} = $3
                 or (orders.placed_by = $2 and ${isOver} and (orders.notes <> '' or orders.details ?| '{contact,meeting_point}')))`
}

const contactFields = ['contact', 'contact_phone']

/** SQL for the details of an order with these fields empty, where it has them; the pickup of equipment is a moment, and stays. */
function emptied(fields: readonly string[]): string {
  return `orders.details || (
    select coalesce(jsonb_object_agg(field, ''::text), '{}') from unnest('{${fields.join(',')}}'::text[]) as field
    where orders.details ? field and (field <> 'pickup' or orders.kind = 'transport'))`
}

const isOver = `(orders.archived_at is not null or orders.status in ('rejected', 'cancelled')
  or orders.pass_date < local_day(now()))`

/** All that people wrote leaves every order of a customer who is a person himself. */
export async function forgetCustomer(tx: Tx, customerId: number): Promise<number> {
  await forgetCustomersWords(tx, customerId)
  let forgotten = 0
  for (const half of customerForgetting) forgotten += (await tx.query({ ...half, values: [customerId] })).rowCount ?? 0
  return forgotten
}

function forgetCustomerIn(half: Half): string {
  return `update orders set guide = '', guide_phone = '', notes = '', refno = orders.id::text, details = ${emptied(wordsOfDetails)}
             where orders.customer_id = $1 and ${half}`
}

const personalOrders = [
  { name: 'personal_orders_upcoming', text: personalOrdersIn(upcoming) },
  { name: 'personal_orders_archived', text: personalOrdersIn(archived) },
] as const
const memberForgetting = [
  { name: 'forget_member_upcoming', text: forgetMemberIn(upcoming) },
  { name: 'forget_member_archived', text: forgetMemberIn(archived) },
] as const
const customerForgetting = [
  { name: 'forget_customer_upcoming', text: forgetCustomerIn(upcoming) },
  { name: 'forget_customer_archived', text: forgetCustomerIn(archived) },
] as const
