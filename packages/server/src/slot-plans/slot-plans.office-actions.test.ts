import { type PlanAct, slotPlanActions, type SlotPlan } from '@anfilada/contract/orders/slot-plans'
import { slotRuleActions } from '@anfilada/contract/orders/slot-rules'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '@anfilada/contract/dates'
import { fillSlots } from '../catalogue/index.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { verifyCapacity } from '../orders/index.ts'
import { addSlot, ask, createWorld, objectId, place, type Principal, ticketsFor, visitDate, type World } from '../testing/world.ts'
import { carryOutPlan } from './carry-out.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await world.pool.query(`update users set email = login || '@example.com' where login = 'agencyOwner'`)
})
afterEach(async () => {
  expect([await verifyLedger(world.pool), await verifyCapacity(world.pool)]).toEqual([[], []])
})
afterAll(() => world.close())

type Body = { success: boolean; code?: string; fields?: Record<string, string>; data?: { result: unknown } }
async function office(action: string, data: object, as: Principal = 'dispatcher'): Promise<Body> {
  return (await ask(world, { as, api: 'office', action, data })).json<Body>()
}

/** What is asked of slots by hand: so many places, or closed. */
const byHand = (slot: number, capacity: number, closed = false) => ({
  museum_object_id: objectId,
  slot_ids: [slot],
  slot: { capacity, closed },
})

async function preview(lowering: object) {
  return slotPlanActions.preview_slot_plan.output.parse((await office('preview_slot_plan', lowering)).data).result
}
const planned = (orders: number[], act: PlanAct = 'reject', revision = 1) => orders.map((order_id) => ({ order_id, revision, act }))
async function start(lowering: object, orders: object[], reason = 'Зал закрыт на ремонт'): Promise<SlotPlan> {
  const body = await office('start_slot_plan', { ...lowering, orders, reason })
  expect(body.code).toBeUndefined()
  return slotPlanActions.start_slot_plan.output.parse(body.data).result
}
async function read(planId: number): Promise<SlotPlan> {
  return slotPlanActions.slot_plan.output.parse((await office('slot_plan', { plan_id: planId })).data).result
}
async function carriedOut(plan: SlotPlan): Promise<Record<number, string>> {
  await carryOutPlan(world.pool, plan.id)
  return Object.fromEntries((await read(plan.id)).orders.map(({ id, state, skipped, failure }) => [id, skipped ?? failure ?? state]))
}

const six = { tickets: [{ category: 'common', quantity: 6 }] }
/** Orders of six persons each, in this order. */
async function placed(slot: number, count: number, more: object = {}): Promise<number[]> {
  const orders: number[] = []
  for (let index = 0; index < count; index++) orders.push(await place(world, slot, { ...six, ...more }))
  return orders
}
async function confirm(orderId: number): Promise<void> {
  await office('confirm_order', { order_id: orderId, revision: 1, time: '10:00', entrance: 'Подъезд 3' })
}
async function slotOf(id: number): Promise<{ capacity: number; taken: number; closed: boolean }> {
  const { rows } = await world.pool.query<{ capacity: number; taken: number; closed: boolean }>(
    'select capacity, taken, closed from slots where id = $1',
    [id],
  )
  return rows[0] as NonNullable<(typeof rows)[0]>
}
async function orderOf(id: number) {
  const { rows } = await world.pool.query<{ status: string; reason: string | null; penalty: number; actors: (number | null)[] }>(
    `select orders.status, orders.rejection_reason as reason, orders.penalty_kopecks::integer as penalty,
       array(select order_events.actor_id from order_events where order_events.order_id = orders.id order by order_events.id) as actors
     from orders where orders.id = $1`,
    [id],
  )
  return rows[0] as NonNullable<(typeof rows)[0]>
}

describe('a plan for the orders in the way of a smaller slot', () => {
  test('names them with what may be done, the latest first, and how many places are to return', async () => {
    const slot = await addSlot(world, { capacity: 20 })
    const [first, second] = await placed(slot, 2)
    const shown = await preview(byHand(slot, 8))
    expect(shown.slots).toMatchObject([{ id: slot, missing: 4, closes: false }])
    expect(shown.orders.map(({ id, revision }) => [id, revision])).toEqual([
      [second, 1],
      [first, 1],
    ])
    expect(await preview(byHand(slot, 12))).toEqual({ slots: [], orders: [] })
  })

  test('sells nothing more from its start on, rejects as many as needed with its reason, and leaves the others', async () => {
    const slot = await addSlot(world, { capacity: 40 })
    const [first, second, third] = (await placed(slot, 3)) as [number, number, number]
    const plan = await start(byHand(slot, 12), planned([first, second, third]))
    expect(await slotOf(slot)).toMatchObject({ capacity: 18, taken: 18 })
    expect(await carriedOut(plan)).toEqual({ [third]: 'done', [second]: 'enough', [first]: 'enough' })
    expect(await orderOf(third)).toMatchObject({ status: 'rejected', reason: 'Зал закрыт на ремонт' })
    expect((await orderOf(third)).actors.at(-1)).toBe(world.users.dispatcher)
    expect(await slotOf(slot)).toMatchObject({ capacity: 12, taken: 12 })
    const refused = await ask(world, { as: 'otherAgency', action: 'post_request', data: ticketsFor(slot, six) })
    expect(refused.json<Body>().code).toBe('no_places')
    expect((await read(plan.id)).ended_at).not.toBeNull()
  })

  test('cancels a confirmed order without a penalty, with the mail that its customer gets from any cancellation', async () => {
    const slot = await addSlot(world, { capacity: 10 })
    const [order] = (await placed(slot, 1)) as [number]
    await confirm(order)
    const plan = await start(byHand(slot, 10, true), planned([order], 'reject', 2))
    expect(await carriedOut(plan)).toEqual({ [order]: 'done' })
    expect(await orderOf(order)).toMatchObject({ status: 'cancelled', penalty: 0 })
    expect(await slotOf(slot)).toEqual({ capacity: 10, taken: 0, closed: true })
    const { rows } = await world.pool.query<{ facts: { reason: string } }>(`select facts from mails where template = 'order_cancelled'`)
    expect(rows.map(({ facts }) => facts.reason)).toEqual(['Зал закрыт на ремонт'])
  })

  test('puts an order on the waiting list, whose places are gone at once', async () => {
    const slot = await addSlot(world, { capacity: 12 })
    const [stays, waits] = (await placed(slot, 2)) as [number, number]
    const plan = await start(byHand(slot, 6), [...planned([stays], 'leave'), ...planned([waits], 'wait')], '')
    expect(await carriedOut(plan)).toEqual({ [waits]: 'done', [stays]: 'left' })
    expect(await orderOf(waits)).toMatchObject({ status: 'waiting_list' })
    expect(await slotOf(slot)).toMatchObject({ capacity: 6, taken: 6 })
  })

  test('writes to a customer which other times have room, in the words of the office, and says when there is none', async () => {
    await world.pool.query(`update slots set closed = true where slots.museum_object_id = $1`, [objectId])
    const slot = await addSlot(world, { capacity: 12 })
    const [order] = (await placed(slot, 1)) as [number]
    const alone = await start(byHand(slot, 0), planned([order], 'offer'), '')
    expect(await carriedOut(alone)).toEqual({ [order]: 'Другого времени, где хватит мест всей группе, нет.' })
    await addSlot(world, { capacity: 30 })
    const again = await start(byHand(slot, 0), planned([order], 'offer'), '')
    expect(await carriedOut(again)).toEqual({ [order]: 'done' })
    const { rows } = await world.pool.query<{ text: string; office: boolean }>(
      `select messages.text, messages.from_office as office from messages join message_threads on message_threads.id = messages.thread_id
       where message_threads.order_id = $1`,
      [order],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ office: true })
    expect(rows[0]?.text).toContain(`№\u00a0${order}`)
    expect(rows[0]?.text).toContain('• ')
    expect(await orderOf(order)).toMatchObject({ status: 'in_processing' })
  })

  test('passes over an order that its customer cancelled, moved or changed meanwhile', async () => {
    const [slot, other] = [await addSlot(world, { capacity: 40 }), await addSlot(world, { capacity: 40 })]
    const [gone, moved, changed] = (await placed(slot, 3)) as [number, number, number]
    const plan = await start(byHand(slot, 0), planned([gone, moved, changed]))
    const customer = (action: string, data: object) => ask(world, { as: 'agencyOwner', action, data })
    await customer('delete_request', { request_id: gone })
    await customer('put_request', { id: moved, revision: 1, schedule_item_id: other })
    await customer('put_request', { id: changed, revision: 1, notes: 'Будем раньше' })
    expect(await carriedOut(plan)).toEqual({ [gone]: 'closed', [moved]: 'moved', [changed]: 'changed' })
    expect(await slotOf(slot)).toMatchObject({ capacity: 6, taken: 6 })
  })

  test('sells no place that a customer gives back by himself either, until staff set a capacity', async () => {
    const slot = await addSlot(world, { capacity: 18 })
    const [first, second, third] = (await placed(slot, 3)) as [number, number, number]
    await start(byHand(slot, 0), planned([first, second, third], 'leave'), '')
    const cancel = (id: number) => ask(world, { as: 'agencyOwner', action: 'delete_request', data: { request_id: id } })
    const buy = async () =>
      (await ask(world, { as: 'otherAgency', action: 'post_request', data: ticketsFor(slot, six) })).json<Body>().code ?? 'ok'
    await cancel(first)
    expect(await slotOf(slot)).toMatchObject({ capacity: 12, taken: 12 })
    expect(await buy()).toBe('no_places')
    // The control: a slot that forgot what it is to become sells what returns.
    await world.pool.query('update slots set lowered_to = null where id = $1', [slot])
    await cancel(second)
    expect(await buy()).toBe('ok')

    await office('set_slot', { slot_ids: [slot], capacity: 18, closed: false })
    await cancel(third)
    expect(await slotOf(slot)).toMatchObject({ capacity: 18, taken: 6 })
  })

  test('ends where it is stopped: what is done stays, the others are untouched', async () => {
    const slot = await addSlot(world, { capacity: 40 })
    const orders = await placed(slot, 2)
    const plan = await start(byHand(slot, 0), planned(orders))
    const body = await office('stop_slot_plan', { plan_id: plan.id })
    expect(body.data?.result).toMatchObject({ counts: { untouched: 2, due: 0 } })
    expect(await carryOutPlan(world.pool, plan.id)).toBe(0)
    for (const id of orders) expect((await orderOf(id)).status).toBe('in_processing')
    const again = await start(byHand(slot, 0), planned(orders))
    expect(await carriedOut(again)).toEqual(Object.fromEntries(orders.map((id) => [id, 'done'])))
  })
})

describe('a plan that is not as the orders are', () => {
  test('is refused when an order was not named, or was changed since it was seen', async () => {
    const slot = await addSlot(world, { capacity: 40 })
    const [first, second] = (await placed(slot, 2)) as [number, number]
    const asked = (orders: object[]) => office('start_slot_plan', { ...byHand(slot, 0), orders, reason: 'Ремонт' })
    expect((await asked(planned([first]))).code).toBe('slot_plan_stale')
    expect((await asked([...planned([first]), ...planned([second], 'reject', 2)])).code).toBe('slot_plan_stale')
    expect(await slotOf(slot)).toMatchObject({ capacity: 40 })
  })

  test('is refused without a reason that rejected customers read, and where an act is not allowed', async () => {
    const slot = await addSlot(world, { capacity: 6 })
    const orders = await placed(slot, 1)
    const missing = await office('start_slot_plan', { ...byHand(slot, 0), orders: planned(orders) })
    expect(missing.fields).toHaveProperty('reason')
    expect((await office('start_slot_plan', { ...byHand(slot, 0, true), orders: planned(orders, 'wait') })).code).toBe('move_not_allowed')
  })

  test('is refused while another plan has one of its orders', async () => {
    const slot = await addSlot(world, { capacity: 6 })
    const orders = await placed(slot, 1)
    await start(byHand(slot, 0), planned(orders))
    const body = await office('start_slot_plan', { ...byHand(slot, 2), orders: planned(orders), reason: 'Ремонт' }, 'admin')
    expect(body.code).toBe('slot_plan_runs')
  })
})

describe('a plan beside a rule', () => {
  test('saves the rule, moves its orders, and the slots become what it says', async () => {
    const day = addDays(visitDate, 5)
    const season = { kind: 'season', from: day, until: day, weekdays: [1, 2, 3, 4, 5, 6, 7], dates: [], quotas: [], allotments: [] }
    const rule = { title: 'Весна', ...season, times: ['10:00'], capacity: 20 }
    const saved = await office('save_slot_rule', { museum_object_id: objectId, rule })
    const kept = slotRuleActions.save_slot_rule.output.parse(saved.data).result.rules[0]
    await fillSlots(world.pool, objectId)
    const { rows } = await world.pool.query<{ id: number }>('select id from slots where pass_date = $1', [day])
    const slot = rows[0]?.id ?? 0
    const [first, second] = (await placed(slot, 2, { pass_date: day })) as [number, number]
    const lowering = { museum_object_id: objectId, rule_id: kept?.id, revision: 1, rule: { ...rule, capacity: 6 } }
    expect((await preview(lowering)).orders.map(({ id }) => id)).toEqual([second, first])
    const plan = await start(lowering, planned([first, second]))
    expect(plan).toMatchObject({ title: 'Весна', counts: { due: 2 } })
    expect(await slotOf(slot)).toMatchObject({ capacity: 12, taken: 12 })
    expect(await carriedOut(plan)).toEqual({ [second]: 'done', [first]: 'enough' })
    await fillSlots(world.pool, objectId)
    expect(await slotOf(slot)).toMatchObject({ capacity: 6, taken: 6 })

    const end = { museum_object_id: objectId, rule_id: kept?.id, revision: 2 }
    const closing = await start(end, planned([first], 'leave'), '')
    expect(await slotOf(slot)).toMatchObject({ closed: true, taken: 6 })
    expect(await carriedOut(closing)).toEqual({ [first]: 'left' })
    const plans = await office('slot_plans', { museum_object_id: objectId })
    const [latest] = slotPlanActions.slot_plans.output.parse(plans.data).result
    expect(latest).toMatchObject({ id: closing.id, title: 'Весна', counts: { left: 1 } })
  })
})
