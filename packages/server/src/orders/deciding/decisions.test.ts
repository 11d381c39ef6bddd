import { officeDecisionActions, type OwnDecision } from '@anfilada/contract/orders/decisions'
import { officeOrderActions } from '@anfilada/contract/orders/office-orders'
import { defaultZone } from '@anfilada/contract/dates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyLedger } from '../../ledger/verify-ledger.ts'
import { addSlot, ask, createWorld, place, type Principal, type World } from '../../testing/world.ts'
import { verifyCapacity } from '../verify-capacity.ts'
import { verifyCharges } from '../verify-charges.ts'
import { carryOutDecision } from './carry-out-decision.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(async () => {
  expect([await verifyLedger(world.pool), await verifyCharges(world.pool), await verifyCapacity(world.pool)]).toEqual([[], [], []])
  await world.close()
})

type Body = { success: boolean; code?: string; error?: string; data?: unknown }
async function office(action: string, data: object, as: Principal = 'dispatcher', key?: string): Promise<Body> {
  const asking = { as, api: 'office' as const, action, data: { now: false, ...data }, ...(key !== undefined && { key }) }
  return (await ask(world, asking)).json<Body>()
}
const customer = async (action: string, data: object): Promise<Body> => (await ask(world, { as: 'agencyOwner', action, data })).json<Body>()
const confirmation = { revision: 1, time: '11:45', entrance: 'Подъезд 3' }
const confirm = (order_id: number, as?: Principal, key?: string) => office('confirm_order', { order_id, ...confirmation }, as, key)
const newOrder = async (capacity = 50): Promise<number> => place(world, await addSlot(world, { capacity }))

async function own(as: Principal = 'dispatcher'): Promise<OwnDecision[]> {
  const { data } = (await ask(world, { as, api: 'office', action: 'office_decisions', data: {} })).json<Body>()
  return officeDecisionActions.office_decisions.output.parse(data).result
}
const ownOf = async (id: number): Promise<OwnDecision | undefined> => (await own()).find(({ order }) => order.id === id)
async function read(id: number, as: Principal = 'dispatcher') {
  const { data } = (await ask(world, { as, api: 'office', action: 'office_order', data: { order_id: id } })).json<Body>()
  return officeOrderActions.office_order.output.parse(data).result
}
async function inQueue(id: number): Promise<boolean> {
  const { data } = (await ask(world, { as: 'dispatcher', api: 'office', action: 'office_queue', data: { limit: 500 } })).json<Body>()
  return officeOrderActions.office_queue.output.parse(data).result.some((order) => order.id === id)
}
/** All that anybody but the office could see of an order, and what is moved for it. */
async function traces(id: number): Promise<unknown> {
  const { rows } = await world.pool.query(
    `select to_jsonb(orders) as row, slots.taken,
            (select count(*) from order_events where order_id = orders.id) as events,
            (select count(*) from mails where facts ->> 'order' = orders.id::text or facts::text like '%' || orders.id || '%') as mails,
            (select count(*) from ledger_transactions where reference = 'order:' || orders.id) as postings,
            (select count(*) from outbox where topic like 'order.%' and payload ->> 'order_id' = orders.id::text) as news
     from orders join slots on slots.id = orders.slot_id where orders.id = $1`,
    [id],
  )
  return rows[0]
}
async function decisionId(id: number): Promise<number> {
  const { rows } = await world.pool.query<{ id: number }>('select max(id) as id from order_decisions where order_id = $1', [id])
  return rows[0]?.id ?? 0
}
/** As if it were for that day and hour, of the museum's clock; its slot goes along. */
async function moveVisit(id: number, moment: string): Promise<void> {
  const when = `pass_date = (${moment})::date, starts = date_trunc('minute', ${moment})::time`
  await world.pool.query(`update slots set ${when} where id = (select slot_id from orders where id = $1)`, [id])
  await world.pool.query(`update orders set ${when} where id = $1`, [id])
}
const minuteOver = async (id: number) => carryOutDecision(world.pool, await decisionId(id))

describe('a decision of staff', () => {
  test('waits a minute: the order, its places, its money and what the customer reads are as they were', async () => {
    const id = await newOrder()
    const [before, asRead] = [await traces(id), await customer('get_request', { request_id: id })]
    const { data } = await confirm(id)
    const { result, pending_until } = officeOrderActions.confirm_order.output.parse(data)
    expect([result.info.status, result.data.revision]).toEqual(['in_processing', 1])
    const { rows } = await world.pool.query<{ due: Date; minute: boolean }>(
      `select due_at as due, due_at = decided_at + interval '60 seconds' as minute from order_decisions where order_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ due: new Date(pending_until ?? ''), minute: true }])
    expect([await traces(id), await customer('get_request', { request_id: id })]).toEqual([before, asRead])
  })

  test('is shown with who took it and what is left, leaves the queue, and is carried out by a job in his name', async () => {
    const id = await newOrder()
    expect(await inQueue(id)).toBe(true)
    await confirm(id)
    expect(await inQueue(id)).toBe(false)
    expect((await read(id)).decision).toMatchObject({ act: 'confirm_order', by: 'dispatcher', mine: true })
    expect((await read(id, 'admin')).decision).toMatchObject({ by: 'dispatcher', mine: false })
    expect(await ownOf(id)).toMatchObject({ act: 'confirm_order', time: '11:45', failed: null })
    expect((await ownOf(id))?.seconds_left).toBeGreaterThan(50)

    const { rows } = await world.pool.query<{ task: string; same: boolean }>(
      `select jobs.task_identifier as task, jobs.run_at = order_decisions.due_at as same from order_decisions
       join graphile_worker.jobs on jobs.key = 'carry_out_decision:' || order_decisions.id where order_decisions.order_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ task: 'carry_out_decision', same: true }])
    expect(await minuteOver(id)).toBe('done')
    const order = await read(id)
    expect([order.info.status, order.info.confirmed_time, order.decision]).toEqual(['confirmed', '11:45', null])
    expect(order.history.at(-1)).toMatchObject({ kind: 'confirmed', actor: 'dispatcher', by_staff: true })
    expect([await minuteOver(id), await ownOf(id)]).toEqual([undefined, undefined])
  })

  test('is recorded once for each key, and refused now for what would refuse it later', async () => {
    const slot = await addSlot(world, { capacity: 12 })
    const id = await place(world, slot)
    const waiting = await place(world, slot, { accept_waiting: true })
    expect(await confirm(id, 'dispatcher', 'minute-1')).toEqual(await confirm(id, 'dispatcher', 'minute-1'))
    expect(await confirm(waiting)).toMatchObject({ code: 'no_places' })
    expect(await office('reject_order', { order_id: waiting, revision: 7, reason: 'Закрыто' })).toMatchObject({ code: 'stale_revision' })
    const { rows } = await world.pool.query('select order_id from order_decisions where order_id = any($1)', [[id, waiting]])
    expect(rows).toEqual([{ order_id: id }])
  })

  test.each([
    ['wait_order', {}, 'waiting_list'],
    ['reject_order', { reason: 'Объект закрыт' }, 'rejected'],
    ['cancel_order', { reason: 'Группа не едет' }, 'cancelled'],
  ])('%s is one of them', async (action, said, status) => {
    const id = await newOrder()
    await office(action, { order_id: id, revision: 1, ...said })
    expect((await read(id)).info.status).toBe('in_processing')
    await minuteOver(id)
    expect((await read(id)).info.status).toBe(status)
  })

  test.each([
    ['accept_change', { time: '12:30', reason: 'Можно' }, 14],
    ['decline_change', { reason: 'Нет мест' }, 12],
  ])('%s is one of them', async (action, said, pax) => {
    const id = await newOrder()
    await office('confirm_order', { order_id: id, ...confirmation, now: true })
    await customer('put_request', { id, revision: 2, qty_common: 12 })
    await office(action, { order_id: id, revision: 3, ...said })
    expect((await read(id)).info.pending_change).not.toBeNull()
    await minuteOver(id)
    expect(await read(id)).toMatchObject({ pax, info: { pending_change: null } })
  })
})

describe('at once', () => {
  test('holds what is asked for so', async () => {
    const id = await newOrder()
    const { data } = await office('confirm_order', { order_id: id, ...confirmation, now: true })
    expect(officeOrderActions.confirm_order.output.parse(data)).toMatchObject({
      pending_until: null,
      result: { info: { status: 'confirmed' } },
    })
  })

  test('holds what is decided about a visit that is less than three hours away', async () => {
    const decide = async (hours: number): Promise<boolean> => {
      const id = await newOrder()
      await moveVisit(id, `now() at time zone '${defaultZone}' + interval '${hours} hours'`)
      const { data } = await confirm(id)
      return officeOrderActions.confirm_order.output.parse(data).pending_until === null
    }
    expect([await decide(2), await decide(4)]).toEqual([true, false])
  })

  test.each([
    ['2 hours 10 minutes', '30 days', true],
    ['30 days', '2 hours 20 minutes', true],
    ['4 hours 10 minutes', '5 hours', false],
  ])('holds what is decided about a change when either of its two hours is near: %s, %s', async (ownHour, changedHour, isAtOnce) => {
    const id = await newOrder()
    await office('confirm_order', { order_id: id, ...confirmation, now: true })
    await customer('put_request', { id, revision: 2, qty_common: 12 })
    await moveVisit(id, `now() at time zone '${defaultZone}' + interval '${ownHour}'`)
    await world.pool.query(
      `update orders set pending_change = jsonb_set(pending_change, '{values}', pending_change -> 'values'
         || jsonb_build_object('passDate', asked.at::date, 'starts', to_char(asked.at, 'HH24:MI')))
       from (select now() at time zone '${defaultZone}' + $2::interval as at) as asked where id = $1`,
      [id, changedHour],
    )
    const { data } = await office('decline_change', { order_id: id, revision: 3, reason: 'Нет мест' })
    expect((data as { pending_until: string | null }).pending_until === null).toBe(isAtOnce)
    if (!isAtOnce) await office('undo_decision', { order_id: id })
  })
})

describe('taking a decision back', () => {
  test('leaves the order in the queue as if nobody had decided, whenever the job comes', async () => {
    const id = await newOrder()
    const before = await traces(id)
    await confirm(id)
    expect(await office('undo_decision', { order_id: id })).toMatchObject({ success: true })
    expect([await minuteOver(id), await traces(id), await inQueue(id), (await read(id)).decision]).toEqual([undefined, before, true, null])
    expect(await office('undo_decision', { order_id: id })).toMatchObject({ code: 'decision_stands' })
    expect(await confirm(id)).toMatchObject({ success: true })
  })

  test('is for whoever took it, and too late when it was carried out', async () => {
    const id = await newOrder()
    await confirm(id)
    expect(await office('undo_decision', { order_id: id }, 'admin')).toMatchObject({ code: 'not_found' })
    await minuteOver(id)
    expect(await office('undo_decision', { order_id: id })).toMatchObject({ code: 'decision_stands' })
    expect((await read(id)).info.status).toBe('confirmed')
  })
})

test('a second employee is refused with the name of the first, whatever he decides and however fast', async () => {
  const id = await newOrder()
  await confirm(id)
  const refused = await office('reject_order', { order_id: id, revision: 1, reason: 'Закрыто', now: true }, 'admin')
  expect(refused).toMatchObject({ success: false, code: 'decision_waits' })
  expect(refused.error).toContain('dispatcher')
  expect(await office('wait_order', { order_id: id, revision: 1 }, 'admin')).toMatchObject({ code: 'decision_waits' })
  await minuteOver(id)
  expect((await read(id)).info.status).toBe('confirmed')
})

describe('what becomes of the order in that minute wins', () => {
  test.each([
    ['cancels it', (id: number) => customer('delete_request', { request_id: id }), 'cancelled', 'cancelled'],
    ['changes it', (id: number) => customer('put_request', { id, revision: 1, notes: 'иначе' }), 'in_processing', 'changed'],
  ] as const)('the customer %s: the dispatcher is told at once, and nothing comes of the decision', async (_, act, status, kind) => {
    const id = await newOrder()
    await confirm(id)
    expect(await act(id)).toMatchObject({ success: true })
    const told = { failed: { instead: { kind, actor: 'agencyOwner' } } }
    expect(await ownOf(id)).toMatchObject(told)
    expect(await inQueue(id)).toBe(status === 'in_processing')
    expect(await minuteOver(id)).toBe('failed')
    expect([await ownOf(id), (await read(id)).info.status]).toMatchObject([told, status])
  })

  test('an order that was changed is decided anew without waiting for the job', async () => {
    const id = await newOrder()
    await confirm(id)
    await customer('put_request', { id, revision: 1, notes: 'иначе' })
    expect(await office('confirm_order', { order_id: id, ...confirmation, revision: 2 }, 'admin')).toMatchObject({ success: true })
    expect(await minuteOver(id)).toBe('done')
  })

  test('its own end comes, though the job that looks for such orders has not come to it', async () => {
    const id = await newOrder()
    await confirm(id)
    await moveVisit(id, `date_trunc('day', now() at time zone '${defaultZone}')`)
    expect(await minuteOver(id)).toBe('failed')
    expect(await ownOf(id)).toMatchObject({ failed: { instead: { kind: 'rejected', actor: null } } })
    expect((await read(id)).info.rejection_reason).not.toBeNull()
  })

  test('a place on the waiting list ends at the cut-off, whatever was about to be decided', async () => {
    const slot = await addSlot(world, { capacity: 5 })
    const id = await place(world, slot, { accept_waiting: true })
    await office('reject_order', { order_id: id, revision: 1, reason: 'Мест не будет' })
    await moveVisit(id, `now() at time zone '${defaultZone}' + interval '1 hour 10 minutes'`)
    expect(await minuteOver(id)).toBe('failed')
    expect(await ownOf(id)).toMatchObject({ failed: { instead: { kind: 'cancelled', actor: null } } })
    const { info, history } = await read(id)
    expect([info.status, history.at(-1)?.changes['reason']?.to]).toEqual(['cancelled', expect.stringContaining('не освободились')])
  })

  test('an order that nobody paid in time is cancelled for that, without the penalty of a cancellation that waits', async () => {
    const id = await place(world, await addSlot(world, { capacity: 50 }), {}, 'individual')
    await office('confirm_order', { order_id: id, ...confirmation, now: true })
    await office('cancel_order', { order_id: id, revision: 2, reason: 'Группа не едет' })
    await world.pool.query(`update orders set payable_since = now() - interval '24 hours' where id = $1`, [id])
    expect(await minuteOver(id)).toBe('failed')
    expect(await ownOf(id)).toMatchObject({ failed: { instead: { kind: 'cancelled', actor: null } } })
    const { info, history } = await read(id)
    expect([info.status, info.due, history.at(-1)?.changes['reason']?.to]).toEqual(['cancelled', 0, 'не оплачен в срок'])
  })

  test('money that is no longer there is said in its sentence, and the order is back in the queue', async () => {
    const id = await newOrder()
    await confirm(id)
    await world.pool.query(`update customers set settlement = 'deposit' where name = 'agency'`)
    expect(await minuteOver(id)).toBe('failed')
    await world.pool.query(`update customers set settlement = 'invoice' where name = 'agency'`)
    expect(await ownOf(id)).toMatchObject({ failed: { instead: null, sentence: expect.stringContaining('депозит') as string } })
    expect(await inQueue(id)).toBe(true)
  })
})

test('one answer to many orders says beforehand which of them it cannot be, and changes nothing', async () => {
  const slot = await addSlot(world, { capacity: 36 })
  const [first, second, third] = [await place(world, slot), await place(world, slot), await place(world, slot)]
  const waiting = [await place(world, slot, { accept_waiting: true }), await place(world, slot, { accept_waiting: true })]
  // One of those who wait would have the places of the third.
  await office('cancel_order', { order_id: third, revision: 1, now: true })
  const decided = await newOrder()
  await confirm(decided)
  const [before, ids] = [await traces(first), [first, second, ...waiting, decided]]
  const preview = async (answer: 'confirm' | 'reject') => {
    const { data } = await office('preview_decisions', { answer, orders: ids.map((order_id) => ({ order_id, revision: 1 })) })
    const { result } = officeDecisionActions.preview_decisions.output.parse(data)
    return result.map(({ order_id, refusal }) => [order_id, refusal?.code ?? 'ok'])
  }
  const answered = (...codes: string[]) => ids.map((id, at) => [id, codes[at]])
  expect(await preview('confirm')).toEqual(answered('ok', 'ok', 'ok', 'no_places', 'decision_waits'))
  expect(await preview('reject')).toEqual(answered('ok', 'ok', 'ok', 'ok', 'decision_waits'))
  expect(await traces(first)).toEqual(before)
})
