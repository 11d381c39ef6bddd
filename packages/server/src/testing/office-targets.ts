import { createHash } from 'node:crypto'
import { createLink } from '../identity/one-time-links.store.ts'
import { inTransaction } from '../db/transaction.ts'
import { addSlot, objectId, place, testIdentity, type World, visitDate } from './world.ts'

function anAddress(): string {
  return `${crypto.randomUUID()}@example.com`
}

/** A confirmed application of a person, which waits for an answer. */
export async function makeApplication({ pool }: World): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into applications (reference, kind, name, email, phone, language, consent_version, offer_version, email_confirmed_at)
     values (gen_random_uuid(), 'individual', 'Анна Заявительница', $1, '+7 921 555-01-90', 'ru', '2026-11-21', '2026-11-21', now()) returning id`,
    [anAddress()],
  )
  return (rows[0] as { id: number }).id
}

/** A customer with an invited owner; a blocked one where the operation is to unblock. */
export async function makeCustomer({ pool }: World, operation: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `with customer as (insert into customers (kind, name, settlement, status) values ('individual', 'Клиент', 'pay_now', $2) returning id)
     insert into users (customer_id, login, email, name, roles, status)
     select customer.id, $1, $1, 'Владелец', '{owner}', 'invited' from customer returning customer_id as id`,
    [anAddress(), operation === 'office unblock_customer' ? 'blocked' : 'active'],
  )
  return (rows[0] as { id: number }).id
}

/** An organisation that has asked for the exchange of documents; nobody answered yet. */
export async function makeEdoCustomer({ pool, users }: World): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `with customer as (insert into customers (kind, name, settlement) values ('legal_entity', 'Клиент', 'invoice') returning id)
     insert into edo_connections (customer_id, operator, participant_id, status, consent_at, consent_by, consent_version)
     select customer.id, 'sbis', '2BE1234567', 'requested', now(), $1, 1 from customer returning customer_id as id`,
    [users.agencyOwner],
  )
  return (rows[0] as { id: number }).id
}

export async function makeEmployee({ pool }: World): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into users (login, email, name, roles, totp_since) values ($1, $1, 'Сотрудник', '{dispatcher}', now()) returning id`,
    [anAddress()],
  )
  return (rows[0] as { id: number }).id
}

/** The token of a mail that asks an applicant to confirm the address. */
export async function newConfirmation(world: World): Promise<string> {
  const applicationId = await makeApplication(world)
  const linkId = await inTransaction(world.pool, (tx) => createLink(tx, testIdentity.secrets, 'confirm_email', { applicationId }))
  return testIdentity.secrets.linkToken(linkId)
}

/** The session of the principal `onBehalf` lives again after it was ended. */
export async function reopenOnBehalf({ pool, tokens, users }: World): Promise<void> {
  await pool.query(
    `insert into sessions (token_hash, user_id, acts_for, expires_at)
     select $1, $2, users.customer_id, now() + interval '1 hour' from users where users.id = $3 on conflict do nothing`,
    [createHash('sha256').update(tokens.onBehalf).digest(), users.onBehalf, users.agencyOwner],
  )
}

/** A rule of slots for a day that is over, so that nothing comes of it. */
export async function makeSlotRule(world: World): Promise<number> {
  const { rows } = await world.pool.query<{ id: number }>(
    `with rule as (insert into slot_rules (museum_object_id) values ($1) returning id)
     insert into slot_rule_versions (rule_id, number, title, kind, weekdays, dates, times, capacity)
     select rule.id, 1, 'Санитарный день', 'closed', '{}', '{2020-01-01}', '{}', 0 from rule returning rule_id as id`,
    [objectId],
  )
  return (rows[0] as { id: number }).id
}

/** A rule for a day that is over. */
const closedDay = {
  title: 'Санитарный день',
  kind: 'closed',
  from: null,
  until: null,
  weekdays: [],
  dates: ['2020-01-01'],
  times: [],
  capacity: 0,
  quotas: [],
  allotments: [],
}

/** What the questions about a day say. */
export const dayQuestions = {
  'office office_resources': () => ({ date: visitDate }),
  'office office_equipment': () => ({ from: visitDate, to: visitDate }),
  'office day_manifest': () => ({ date: visitDate }),
}

/** What the questions about rules of slots say. */
export const slotRuleQuestions = {
  'office slot_rules': () => ({ museum_object_id: objectId }),
  'office preview_slot_rule': () => ({ museum_object_id: objectId, rule: closedDay }),
  'office save_slot_rule': () => ({ museum_object_id: objectId, rule: closedDay }),
  'office remove_slot_rule': (rule_id: number) => ({ rule_id, revision: 1 }),
  'office set_slot_horizon': () => ({ museum_object_id: objectId, months: 12 }),
  'office preview_slot_handover': () => ({ museum_object_id: objectId, from: visitDate, to: visitDate }),
  'office hand_over_slots': () => ({ museum_object_id: objectId, from: visitDate, to: visitDate, change: false }),
}

const ordersOfSlots = new Map<number, number>()

/** A slot with an order that would be in the way of its closing. */
export async function makeTakenSlot(world: World): Promise<number> {
  const slotId = await addSlot(world, { capacity: 50 })
  ordersOfSlots.set(slotId, await place(world, slotId))
  return slotId
}

/** A plan that has nothing left to do. */
export async function makeSlotPlan({ pool, users }: World): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into slot_plans (museum_object_id, reason, started_by, ended_at) values ($1, '', $2, now()) returning id`,
    [objectId, users.dispatcher],
  )
  return (rows[0] as { id: number }).id
}

/** What the questions about plans for orders in the way say. */
export const slotPlanQuestions = {
  'office preview_slot_plan': () => ({ museum_object_id: objectId, rule: closedDay }),
  'office start_slot_plan': (slot_id: number) => ({
    museum_object_id: objectId,
    slot_ids: [slot_id],
    slot: { capacity: 0, closed: true },
    orders: [{ order_id: ordersOfSlots.get(slot_id) ?? slot_id, revision: 1, act: 'leave' }],
  }),
  'office stop_slot_plan': (plan_id: number) => ({ plan_id }),
  'office slot_plan': (plan_id: number) => ({ plan_id }),
  'office slot_plans': () => ({ museum_object_id: objectId }),
}
