import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { officeChangeActions, orderChangeActions } from '@anfilada/contract/orders/order-changes'
import type { OrderDetails } from '@anfilada/contract/orders/orders'
import * as z from 'zod/mini'
import { findBalance } from '../../ledger/ledger.store.ts'
import { verifyLedger } from '../../ledger/verify-ledger.ts'
import { addPriceList, addSlot, ask, createWorld, objectId, place, type Principal, type World } from '../../testing/world.ts'
import { verifyCapacity } from '../verify-capacity.ts'
import { verifyCharges } from '../verify-charges.ts'
import { dropOverdueChanges } from './drop-change.ts'

// Ten adults for 1,500.00 each and two children for nothing: 15,000.00. Sums here were worked out by hand.

let world: World
let agency: number
beforeAll(async () => {
  world = await createWorld()
  agency = (await world.pool.query<{ id: number }>(`select id from customers where name = 'agency'`)).rows[0]?.id ?? 0
})
afterAll(async () => {
  expect([await verifyLedger(world.pool), await verifyCharges(world.pool), await verifyCapacity(world.pool)]).toEqual([[], [], []])
  await world.close()
})
beforeEach(() => terms(24, 0))

const terms = (hours: number, each: number) =>
  world.pool.query('update museum_objects set free_change_hours = $1, penalty_kopecks = $2', [hours, each])
const balance = () => findBalance(world.pool, agency)
const slotWith = (capacity: number) => addSlot(world, { capacity })

type Answer = { success: boolean; code?: string; data: { result: Record<string, unknown> } } & Record<string, unknown>
const asked = async (action: string, data: object, as: Principal = 'agencyOwner'): Promise<Answer> =>
  (await ask(world, { as, action, data, ...(as === 'dispatcher' && { api: 'office' }) })).json<Answer>()
const preview = (id: number, fields: object) => asked('preview_request', { id, ...fields })
const put = (id: number, revision: number, fields: object) => asked('put_request', { id, revision, ...fields })
const answer = (deed: 'accept_change' | 'decline_change', order_id: number, revision: number, more: object = {}) =>
  asked(deed, { order_id, revision, ...more }, 'dispatcher')
const confirm = (order_id: number) => asked('confirm_order', { order_id, revision: 1, time: '10:00', entrance: 'Подъезд 3' }, 'dispatcher')
const read = async (request_id: number, as: Principal = 'agencyOwner') =>
  (await asked('get_request', { request_id }, as)).data.result as unknown as OrderDetails
const taken = async (slot: number) =>
  (await world.pool.query<{ taken: number }>('select taken from slots where id = $1', [slot])).rows[0]?.taken
const last = async (id: number) => (await read(id)).history.at(-1)

async function confirmed(slot: number): Promise<number> {
  const id = await place(world, slot)
  expect((await confirm(id)).success).toBe(true)
  return id
}

describe('previewing a change', () => {
  test('names what it would cost and take, and changes nothing', async () => {
    const slot = await slotWith(20)
    const id = await place(world, slot)
    const seen = await preview(id, { qty_common: 12, notes: 'у входа' })
    z.parse(orderChangeActions.preview_request.output, seen.data)
    expect(seen.data.result).toMatchObject({
      revision: 1,
      status: 'in_processing',
      waits_for_staff: false,
      total: 1_800_000,
      penalty: 0,
      difference: 300_000,
      free: 20,
      changes: { qty_common: { from: 10, to: 12 }, notes: { from: '', to: 'у входа' } },
    })
    expect(await read(id)).toMatchObject({ data: { revision: 1, notes: '' }, info: { total: 1_500_000 } })
    expect(await taken(slot)).toBe(12)
  })

  test('shows no sums to a guide', async () => {
    const id = await place(world, await slotWith(20), {}, 'agencyGuide')
    const { result } = (await asked('preview_request', { id, qty_common: 1 }, 'agencyGuide')).data
    expect(result).toMatchObject({ total: null, penalty: null, difference: null })
    expect(JSON.stringify(result['lines'])).not.toContain('150000')
  })

  test('offers the nearest times where the group does not fit', async () => {
    const [slot, other] = [await slotWith(12), await slotWith(40)]
    const id = await place(world, slot)
    const full = await preview(id, { qty_common: 11 })
    expect(full).toMatchObject({ success: false, code: 'no_places', fields: { schedule_item_id: expect.any(String) } })
    expect(JSON.stringify(full['nearest'])).toContain(String(other))
  })
})

describe('changing an order in processing', () => {
  test('takes the difference of places only, at the prices of today, and says in the history what changed', async () => {
    const slot = await slotWith(14)
    const id = await place(world, slot)
    const changed = await put(id, 1, { qty_common: 12, guide: 'Анна', total: 1_800_000, penalty: 0 })
    z.parse(orderChangeActions.put_request.output, changed.data)
    expect(changed.data.result).toMatchObject({ data: { revision: 2, guide: 'Анна' }, info: { status: 'in_processing', total: 1_800_000 } })
    expect(await taken(slot)).toBe(14)
    expect(await last(id)).toMatchObject({
      kind: 'changed',
      actor: 'agencyOwner',
      changes: { qty_common: { from: 10, to: 12 }, guide: { from: 'Ли Вэй', to: 'Анна' }, total: { from: 1_500_000, to: 1_800_000 } },
    })
    expect(await put(id, 2, { qty_common: 1, qty_child: 0 })).toMatchObject({ success: true })
    expect(await taken(slot)).toBe(1)
  })

  test('moves it to another slot, whose day and time it then has', async () => {
    const [from, to] = [await slotWith(12), await slotWith(12)]
    const id = await place(world, from)
    expect((await put(id, 1, { schedule_item_id: to })).data.result).toMatchObject({ data: { schedule_item_id: to } })
    expect([await taken(from), await taken(to)]).toEqual([0, 12])
    expect((await last(id))?.changes).toHaveProperty('time')
  })

  test('leaves it whole where the new slot is full', async () => {
    const [from, to] = [await slotWith(12), await slotWith(11)]
    const id = await place(world, from)
    expect(await put(id, 1, { schedule_item_id: to })).toMatchObject({ code: 'no_places' })
    expect([await taken(from), await taken(to), (await read(id)).data.revision]).toEqual([12, 0, 1])
  })

  test('is refused when the sums are others than were seen, with the new ones', async () => {
    const id = await place(world, await slotWith(20))
    expect(await put(id, 1, { qty_common: 12, total: 1_700_000 })).toMatchObject({ code: 'stale_revision', total: 1_800_000, penalty: 0 })
    expect((await read(id)).data.revision).toBe(1)
  })

  test('does not touch the price when only wishes change, whatever the lists say today', async () => {
    const slot = await slotWith(20)
    const id = await place(world, slot, {}, 'otherAgency')
    const other = (await world.pool.query<{ id: number }>(`select id from customers where name = 'other'`)).rows[0]?.id
    await addPriceList(world.pool, 'ig', { [objectId]: { 'ticket:common': { amount: 100 }, 'ticket:child': { amount: 100 } } }, other)
    const notes = await asked('put_request', { id, revision: 1, notes: 'у входа' }, 'otherAgency')
    expect(notes.data.result).toMatchObject({ info: { total: 1_500_000 } })
    const persons = await asked('put_request', { id, revision: 2, qty_common: 11 }, 'otherAgency')
    expect(persons.data.result).toMatchObject({ info: { total: 1_300 } })
  })

  test('may become smaller past the cut-off, but neither larger nor another’s time', async () => {
    const [slot, other] = [await slotWith(50), await slotWith(50)]
    const id = await place(world, slot)
    await world.pool.query(`insert into customer_terms (customer_id, museum_object_id, cut_off_minutes) values ($1, null, 144000)`, [
      agency,
    ])
    const codes = [
      (await put(id, 1, { qty_common: 11 })).code,
      (await put(id, 1, { schedule_item_id: other })).code,
      (await put(id, 1, { qty_common: 9 })).code,
    ]
    await world.pool.query('delete from customer_terms')
    expect(codes).toEqual(['booking_closed', 'booking_closed', undefined])
  })

  test.each([
    ['its status', { state: 'confirmed' }, 'state_not_yours'],
    ['its group category', { type: 'cn' }, 'field_not_changeable'],
    ['nothing', { qty_common: 10 }, 'nothing_changed'],
    ['a slot that is not there', { schedule_item_id: 2_000_000_000 }, 'slot_not_found'],
  ])('refuses to change %s', async (_name, fields, code) => {
    const id = await place(world, await slotWith(20))
    expect(await put(id, 1, fields)).toMatchObject({ success: false, code })
  })

  test('ignores sums, status and owner that a client invents', async () => {
    const id = await place(world, await slotWith(20))
    const forged = { notes: 'у входа', total_kopecks: 1, status: 'confirmed', customer_id: 1, paid: 1, state: 'in_processing' }
    expect((await put(id, 1, forged)).data.result).toMatchObject({ info: { status: 'in_processing', total: 1_500_000, paid: 0 } })
  })

  test('refuses a group of nobody as the form does', async () => {
    const id = await place(world, await slotWith(20))
    expect(await put(id, 1, { qty_common: 0, qty_child: 0 })).toMatchObject({
      code: 'invalid_fields',
      fields: { tickets: expect.any(String) },
    })
  })

  test('repeats its answer for the same key, and changes once', async () => {
    const id = await place(world, await slotWith(20))
    const once = { as: 'agencyOwner' as const, action: 'put_request', data: { id, revision: 1, qty_common: 9 }, key: 'change-once' }
    const [first, second] = [(await ask(world, once)).json(), (await ask(world, once)).json()]
    expect(second).toEqual(first)
    expect((await read(id)).data.revision).toBe(2)
  })
})

describe('changing a waiting order', () => {
  test('keeps it waiting with its turn, and asks for no places', async () => {
    const slot = await slotWith(5)
    const id = await place(world, slot, { accept_waiting: true })
    expect((await put(id, 1, { qty_common: 8 })).data.result).toMatchObject({ info: { status: 'waiting_list', total: 1_200_000 } })
    expect(await taken(slot)).toBe(0)
  })
})

describe('changing a confirmed order', () => {
  test('stands beside it: status, time, places and charge stay until staff answer', async () => {
    const slot = await slotWith(14)
    const before = await balance()
    const id = await confirmed(slot)
    const changed = await put(id, 2, { qty_common: 12, total: 1_800_000, penalty: 0 })
    expect(changed.data.result).toMatchObject({
      data: { revision: 3, tickets: [{ quantity: 10 }, { quantity: 2 }] },
      info: {
        status: 'confirmed',
        confirmed_time: '10:00',
        total: 1_500_000,
        pending_change: {
          revision: 3,
          changes: { qty_common: { from: 10, to: 12 } },
          total: 1_800_000,
          penalty: 0,
          by: { name: 'agencyOwner', by_staff: false },
        },
      },
    })
    expect(await taken(slot)).toBe(14)
    expect(await balance()).toBe(before + 1_500_000)
    expect(await last(id)).toMatchObject({ kind: 'change_asked', changes: { total: { from: 1_500_000, to: 1_800_000 } } })
  })

  test('that staff accept becomes it, and the difference is charged', async () => {
    const slot = await slotWith(20)
    const before = await balance()
    const id = await confirmed(slot)
    await put(id, 2, { qty_common: 12 })
    const accepted = await answer('accept_change', id, 3)
    z.parse(officeChangeActions.accept_change.output, accepted.data)
    expect(accepted.data.result).toMatchObject({
      pax: 14,
      info: { status: 'confirmed', total: 1_800_000, due: 1_800_000, pending_change: null },
    })
    expect([await taken(slot), await balance()]).toEqual([14, before + 1_800_000])
    expect(await last(id)).toMatchObject({ kind: 'change_accepted', by_staff: true, changes: { qty_common: { from: 10, to: 12 } } })
  })

  test('that staff decline leaves it untouched, gives the held places back and says why', async () => {
    const slot = await slotWith(20)
    const id = await confirmed(slot)
    const before = await balance()
    await put(id, 2, { qty_common: 15 })
    expect(await taken(slot)).toBe(17)
    expect(await answer('decline_change', id, 3, { reason: 'Зал закрыт' })).toMatchObject({ success: true })
    expect(await read(id)).toMatchObject({ info: { status: 'confirmed', total: 1_500_000, pending_change: null, confirmed_time: '10:00' } })
    expect([await taken(slot), await balance()]).toEqual([12, before])
    expect(await last(id)).toMatchObject({ kind: 'change_declined', changes: { reason: { from: null, to: 'Зал закрыт' } } })
  })

  test('that the customer takes back gives the held places back', async () => {
    const slot = await slotWith(20)
    const id = await confirmed(slot)
    await put(id, 2, { qty_common: 15 })
    expect(await asked('withdraw_change', { request_id: id, revision: 3 })).toMatchObject({ success: true })
    expect([await taken(slot), (await last(id))?.kind]).toEqual([12, 'change_withdrawn'])
  })

  test('takes the place of an older change: one waits at a time', async () => {
    const [slot, other] = [await slotWith(20), await slotWith(20)]
    const id = await confirmed(slot)
    await put(id, 2, { qty_common: 18 })
    expect(await taken(slot)).toBe(20)
    await put(id, 3, { schedule_item_id: other })
    expect([await taken(slot), await taken(other)]).toEqual([12, 12])
    await put(id, 4, { qty_common: 5 })
    expect([await taken(slot), await taken(other)]).toEqual([12, 0])
    expect(await put(id, 4, { qty_common: 6 })).toMatchObject({ code: 'stale_revision' })
    expect(await answer('accept_change', id, 4)).toMatchObject({ code: 'stale_revision' })
    expect(await answer('accept_change', id, 5)).toMatchObject({ success: true })
    expect(await taken(slot)).toBe(7)
  })

  test('to another slot holds all its places there, and moves time and places when it is accepted', async () => {
    const [from, to] = [await slotWith(12), await slotWith(12)]
    const id = await confirmed(from)
    await put(id, 2, { schedule_item_id: to })
    expect([await taken(from), await taken(to)]).toEqual([12, 12])
    const { data } = await answer('accept_change', id, 3)
    const [starts] = (await world.pool.query<{ starts: string }>('select starts from slots where id = $1', [to])).rows
    expect(data.result).toMatchObject({ data: { schedule_item_id: to }, info: { confirmed_time: starts?.starts, entrance: 'Подъезд 3' } })
    expect([await taken(from), await taken(to)]).toEqual([0, 12])
  })

  test('falls away when the order is cancelled, with its places', async () => {
    const [from, to] = [await slotWith(20), await slotWith(20)]
    const id = await confirmed(from)
    await put(id, 2, { schedule_item_id: to, qty_common: 14 })
    expect(await asked('delete_request', { request_id: id })).toMatchObject({ success: true })
    expect([await taken(from), await taken(to)]).toEqual([0, 0])
    expect((await read(id)).history.slice(-2).map(({ kind }) => kind)).toEqual(['change_dropped', 'cancelled'])
    expect(await answer('accept_change', id, 3)).toMatchObject({ code: 'order_already_closed' })
  })

  test('that nobody answered falls away when the visit begins, by the clock of the database', async () => {
    const slot = await slotWith(20)
    const id = await confirmed(slot)
    await put(id, 2, { qty_common: 15 })
    expect(await dropOverdueChanges(world.pool)).toBe(0)
    await world.pool.query(
      `update orders set pass_date = (now() at time zone 'Europe/Moscow')::date, starts = (now() at time zone 'Europe/Moscow')::time where id = $1`,
      [id],
    )
    expect(await answer('accept_change', id, 3)).toMatchObject({ code: 'change_too_late' })
    expect(await put(id, 3, { qty_common: 14 })).toMatchObject({ code: 'change_too_late' })
    expect([await dropOverdueChanges(world.pool), await dropOverdueChanges(world.pool), await taken(slot)]).toEqual([1, 0, 12])
    expect(await last(id)).toMatchObject({ kind: 'change_dropped', actor: null, changes: { reason: { to: expect.any(String) } } })
    // Back where its slot is, for the counting at the end.
    await world.pool.query(
      'update orders set (pass_date, starts) = (select slots.pass_date, slots.starts from slots where slots.id = orders.slot_id) where id = $1',
      [id],
    )
  })

  test('that nobody answered falls away when the group has gone in, and not while that may be taken back', async () => {
    const slot = await slotWith(20)
    const id = await confirmed(slot)
    await put(id, 2, { qty_common: 15 })
    const letIn = (ago: string) =>
      world.pool.query(
        `update orders set pass_date = current_date + 1, starts = '23:59', redeemed_at = now() - $2::interval where id = $1`,
        [id, ago],
      )
    await letIn('1 second')
    expect([await dropOverdueChanges(world.pool), await taken(slot)]).toEqual([0, 17])
    await letIn('2 minutes 1 second')
    expect([await dropOverdueChanges(world.pool), await taken(slot)]).toEqual([1, 12])
    // Back where its slot is, for the counting at the end.
    await world.pool.query(
      'update orders set (pass_date, starts) = (select slots.pass_date, slots.starts from slots where slots.id = orders.slot_id) where id = $1',
      [id],
    )
  })

  test('waits in the queue of staff beside new orders, and leaves it with the answer', async () => {
    const id = await confirmed(await slotWith(20))
    const queue = async () => JSON.stringify((await asked('office_queue', { limit: 500 }, 'dispatcher')).data.result)
    expect(await queue()).not.toContain(`"id":${id},"data"`)
    await put(id, 2, { qty_common: 11 })
    expect(await queue()).toContain(`"id":${id},"data"`)
    await answer('accept_change', id, 3)
    expect(await queue()).not.toContain(`"id":${id},"data"`)
  })

  test('stays waiting where the credit does not reach the difference', async () => {
    const id = await confirmed(await slotWith(20))
    await put(id, 2, { qty_common: 11 })
    const limit = (reach: number) =>
      balance().then((owed) => world.pool.query('update customers set credit_limit_kopecks = $2 where id = $1', [agency, owed + reach]))
    await limit(149_999)
    expect(await answer('accept_change', id, 3)).toMatchObject({ code: 'credit_exceeded' })
    await limit(150_000)
    expect(await answer('accept_change', id, 3)).toMatchObject({ success: true })
    await world.pool.query('update customers set credit_limit_kopecks = null where id = $1', [agency])
  })
})

describe('fewer persons after the deadline of free changes', () => {
  test('cost the penalty that the preview showed, beside the smaller total', async () => {
    await terms(2400, 20_000)
    const slot = await slotWith(20)
    const before = await balance()
    const id = await confirmed(slot)
    expect((await preview(id, { qty_common: 7 })).data.result).toMatchObject({ total: 1_050_000, penalty: 60_000, difference: -390_000 })
    expect(await put(id, 2, { qty_common: 7, total: 1_050_000, penalty: 0 })).toMatchObject({ code: 'stale_revision', penalty: 60_000 })
    await put(id, 2, { qty_common: 7, total: 1_050_000, penalty: 60_000 })
    expect(await balance()).toBe(before + 1_500_000)
    await answer('accept_change', id, 3)
    expect(await balance()).toBe(before + 1_110_000)
    expect((await read(id)).info).toMatchObject({ total: 1_050_000, penalty: 60_000, due: 1_110_000, cancel_penalty: 180_000 })
    expect(await taken(slot)).toBe(9)
    // Cancelling the other nine costs 9 × 200.00 more, and the first penalty stays.
    await asked('delete_request', { request_id: id, penalty: 180_000 })
    expect(await balance()).toBe(before + 240_000)
    expect((await read(id)).info).toMatchObject({ status: 'cancelled', due: 240_000 })
  })

  test('cost nothing before it', async () => {
    await terms(24, 20_000)
    const id = await confirmed(await slotWith(20))
    expect((await preview(id, { qty_common: 7 })).data.result).toMatchObject({ penalty: 0, difference: -450_000 })
  })
})

describe('a guide, who is shown no sums', () => {
  /** A guide's wish to cancel, which costs a penalty. */
  async function unseenEnd(): Promise<number> {
    await terms(2400, 20_000)
    const id = await place(world, await slotWith(20), {}, 'agencyGuide')
    await confirm(id)
    for (const penalty of [1, 240_000, undefined]) {
      const asking = await asked('delete_request', { request_id: id, penalty }, 'agencyGuide')
      expect(asking).toEqual({ success: true, data: { result: { id, awaits_colleague: true } } })
    }
    return id
  }
  const agree = (id: number, penalty: number, as: Principal = 'agencyOwner', revision = 3) =>
    asked('approve_change', { request_id: id, revision, total: 0, penalty }, as)

  test('cancels nothing that costs a penalty: it waits for a colleague who is told what it costs, and staff hear nothing', async () => {
    const before = await balance()
    const id = await unseenEnd()
    expect(await balance()).toBe(before + 1_500_000)
    const waiting = { awaits_colleague: true, cancels: true, changes: {}, by: { name: 'agencyGuide' } }
    const shown = await asked('get_request', { request_id: id }, 'agencyGuide')
    expect(shown.data.result).toMatchObject({ info: { status: 'confirmed', pending_change: { ...waiting, total: null, penalty: null } } })
    expect(JSON.stringify(shown)).not.toContain('240000')
    expect((await read(id)).info).toMatchObject({ status: 'confirmed', pending_change: { ...waiting, total: 0, penalty: 240_000 } })
    expect(await answer('accept_change', id, 3)).toMatchObject({ code: 'no_pending_change' })
  })

  test('has it cancelled by a colleague, for the sum that he was shown', async () => {
    const before = await balance()
    const id = await unseenEnd()
    expect(await agree(id, 240_000, 'agencyGuide')).toMatchObject({ code: 'forbidden' })
    expect(await agree(id, 240_000, 'otherAgency')).toMatchObject({ code: 'order_not_found' })
    expect(await agree(id, 0)).toMatchObject({ code: 'stale_revision', penalty: 240_000 })
    expect((await read(id)).info.status).toBe('confirmed')
    expect(await agree(id, 240_000)).toMatchObject({
      success: true,
      data: { result: { info: { status: 'cancelled', pending_change: null } } },
    })
    expect(await balance()).toBe(before + 240_000)
    expect((await last(id))?.kind).toBe('cancelled')
    expect(await agree(id, 240_000, 'agencyOwner', 5)).toMatchObject({ code: 'order_already_closed' })
  })

  test('keeps the order where the colleague says no', async () => {
    const id = await unseenEnd()
    expect(await asked('withdraw_change', { request_id: id, revision: 3 }, 'agencyManager')).toMatchObject({ success: true })
    expect((await read(id)).info).toMatchObject({ status: 'confirmed', pending_change: null, penalty: 0 })
  })

  /** A guide's change to fewer, which costs a penalty. */
  async function unseenChange(): Promise<number> {
    await terms(2400, 20_000)
    const id = await place(world, await slotWith(20), {}, 'agencyGuide')
    await confirm(id)
    expect(await asked('preview_request', { id, qty_common: 7 }, 'agencyGuide')).toMatchObject({
      data: { result: { total: null, penalty: null, difference: null } },
    })
    expect(await asked('put_request', { id, revision: 2, qty_common: 7, penalty: 1 }, 'agencyGuide')).toMatchObject({
      data: { result: { info: { pending_change: { awaits_colleague: true, total: null, penalty: null } } } },
    })
    return id
  }
  const approve = (id: number, sums: object, as: Principal = 'agencyManager') =>
    asked('approve_change', { request_id: id, revision: 3, total: 1_050_000, penalty: 60_000, ...sums }, as)

  test('leaves a change that costs a penalty to a colleague who sees it, and only then staff hear of it', async () => {
    const id = await unseenChange()
    const inQueue = async (): Promise<boolean> => {
      const { data } = await asked('office_queue', { part: 'change', limit: 200 }, 'dispatcher')
      return (data.result as unknown as { id: number }[]).some((order) => order.id === id)
    }
    expect(await inQueue()).toBe(false)
    expect(await answer('accept_change', id, 3)).toMatchObject({ code: 'no_pending_change' })
    expect(await answer('decline_change', id, 3)).toMatchObject({ code: 'no_pending_change' })
    expect((await read(id)).info.pending_change).toMatchObject({ total: 1_050_000, penalty: 60_000, awaits_colleague: true })
    expect(await approve(id, {}, 'agencyGuide')).toMatchObject({ code: 'forbidden' })
    expect(await approve(id, { penalty: 0 })).toMatchObject({ code: 'stale_revision', penalty: 60_000, total: 1_050_000 })
    expect(await approve(id, {}, 'otherAgency')).toMatchObject({ code: 'order_not_found' })
    expect(await approve(id, {})).toMatchObject({ success: true })
    expect((await last(id))?.kind).toBe('change_approved')
    expect(await inQueue()).toBe(true)
    expect(await approve(id, { revision: 4 })).toMatchObject({ code: 'no_pending_change' })
    const before = await balance()
    await answer('accept_change', id, 4)
    expect(await balance()).toBe(before - 450_000 + 60_000)
  })

  test('and the colleague may take it back instead', async () => {
    const id = await unseenChange()
    expect(await asked('withdraw_change', { request_id: id, revision: 3 }, 'agencyManager')).toMatchObject({ success: true })
    expect((await read(id)).info).toMatchObject({ pending_change: null, penalty: 0 })
  })

  test('changes and cancels what costs nothing, whatever sum he names', async () => {
    await terms(24, 20_000)
    const id = await place(world, await slotWith(20), {}, 'agencyGuide')
    await confirm(id)
    const changed = await asked('put_request', { id, revision: 2, qty_common: 7, total: 1, penalty: 1 }, 'agencyGuide')
    expect(changed).toMatchObject({ success: true, data: { result: { info: { pending_change: { total: null, penalty: null } } } } })
    expect(await asked('delete_request', { request_id: id, penalty: 1 }, 'agencyGuide')).toMatchObject({ success: true })
  })
})

describe('whose orders a change reaches', () => {
  test('another customer finds no such order, in any of the three acts', async () => {
    const id = await confirmed(await slotWith(20))
    await put(id, 2, { qty_common: 11 })
    const acts = [
      asked('preview_request', { id, notes: 'x' }, 'otherAgency'),
      asked('put_request', { id, revision: 3, notes: 'x' }, 'otherAgency'),
      asked('withdraw_change', { request_id: id, revision: 3 }, 'otherAgency'),
    ]
    expect((await Promise.all(acts)).map(({ code }) => code)).toEqual(Array(3).fill('order_not_found'))
    expect((await read(id)).info.pending_change).not.toBeNull()
  })
})
