import { addDays, defaultZone, todayIn } from '@anfilada/contract/dates'
import { slotHandoverActions, type SlotHandover } from '@anfilada/contract/orders/slot-handover'
import type { SlotRuleContent } from '@anfilada/contract/orders/slot-rules'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Pool } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { verifyCapacity } from '../../orders/index.ts'
import { Gate, gated } from '../../testing/gate.ts'
import { ask, createWorld, objectId, place, type World } from '../../testing/world.ts'
import { fillSlots } from './fill-slots.ts'
import { handOver } from './hand-over.ts'

let world: World
// Days that no other test knows.
let from = addDays(todayIn(defaultZone), 30)
const until = () => addDays(from, 1)
const rule = (): SlotRuleContent => ({
  title: 'Два дня',
  kind: 'season',
  from,
  until: until(),
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  dates: [],
  times: ['10:00', '11:00', '12:00', '13:00'],
  capacity: 40,
  quotas: [{ type: 'cn', quota: 15 }],
  allotments: [],
})

beforeAll(async () => {
  world = await createWorld()
})
beforeEach(() => {
  from = addDays(from, 10)
})
afterEach(async () => {
  expect(await verifyCapacity(world.pool)).toEqual([])
})
afterAll(() => world.close())

async function office(action: string, data: Record<string, unknown>): Promise<unknown> {
  const body = (await ask(world, { as: 'dispatcher', api: 'office', action, data })).json<{ code?: string; data?: { result: unknown } }>()
  if (!body.data) throw new Error(`${action}: ${body.code}`)
  return body.data.result
}

/** A slot of the first day made by hand, as the rule has it but for the changes. */
async function byHand(time: string, changes: { capacity?: number; closed?: boolean; quota?: number | null } = {}): Promise<number> {
  const { capacity = 40, closed = false, quota = 15 } = changes
  const [slot] = (await office('set_slot', { museum_object_id: objectId, date: from, time, capacity, closed })) as { id: number }[]
  const id = slot?.id ?? 0
  if (quota !== null) await office('set_quota', { slot_ids: [id], type: 'cn', quota })
  return id
}

const saveRule = (content: SlotRuleContent, more: object = {}) =>
  office('save_slot_rule', { museum_object_id: objectId, rule: content, ...more }) as Promise<{ rules: { id: number; revision: number }[] }>

const span = () => ({ museum_object_id: objectId, from, to: until() })
async function preview(): Promise<SlotHandover> {
  return slotHandoverActions.preview_slot_handover.output.parse({ result: await office('preview_slot_handover', span()) }).result
}

/** As the office asks for it and the job does it. */
async function handed(change: boolean, pool: Pool = world.pool): Promise<number> {
  await office('hand_over_slots', { ...span(), change })
  return handOver(pool, { objectId, first: from, last: until(), change })
}

/** Time, places and whether a rule keeps it, of the first day. */
async function slots(): Promise<string[]> {
  const { rows } = await world.pool.query<{ said: string }>(
    `select to_char(starts, 'HH24:MI') || ' ' || capacity || case when closed then ' closed' else '' end || case when made_by is null then ' by hand' else '' end as said
     from slots where pass_date = $1 order by starts`,
    [from],
  )
  return rows.map(({ said }) => said)
}

const asked = (heads: number) => ({ tickets: [{ category: 'common', quantity: heads }], pass_date: from })

describe('slots that staff made by hand', () => {
  test('are counted by what would become of them', async () => {
    await byHand('10:00')
    await byHand('11:00', { capacity: 30 })
    await place(world, await byHand('12:00', { capacity: 50 }), asked(45))
    await byHand('13:00', { closed: true })
    await byHand('14:00')
    await saveRule(rule())
    expect(await preview()).toEqual({ alike: 1, different: 1, too_full: 1, closed: 1, unruled: 1 })
  })

  test('are kept by the rules from then on where they are what the rules say, and the others stay', async () => {
    await byHand('10:00')
    await byHand('11:00', { capacity: 30 })
    await byHand('12:00', { quota: null })
    const { rules } = await saveRule(rule())
    expect(await handed(false)).toBe(1)
    expect(await slots()).toEqual(['10:00 40', '11:00 30 by hand', '12:00 40 by hand'])

    await saveRule({ ...rule(), capacity: 60 }, { rule_id: rules.at(-1)?.id, revision: 1 })
    await fillSlots(world.pool, objectId)
    expect(await slots()).toEqual(['10:00 60', '11:00 30 by hand', '12:00 40 by hand', '13:00 60'])
  })

  test('are made what the rules say on wish, but none below what is taken, none that is closed, none of which no rule speaks', async () => {
    await byHand('09:00', { capacity: 30 })
    const ordered = await byHand('10:00', { capacity: 50, quota: null })
    await byHand('11:00', { capacity: 30, quota: 20 })
    const full = await byHand('12:00', { capacity: 50 })
    await byHand('13:00', { capacity: 50, closed: false })
    await world.pool.query(`update slots set closed = true where pass_date = $1 and starts = '13:00'`, [from])
    await place(world, ordered, asked(12))
    await place(world, full, asked(45))
    await saveRule(rule())
    expect(await handed(true)).toBe(2)
    expect(await slots()).toEqual(['09:00 30 by hand', '10:00 40', '11:00 40', '12:00 50 by hand', '13:00 50 closed by hand'])
    const { rows } = await world.pool.query(`select slot_id, quota, taken from slot_quotas where slot_id = $1`, [ordered])
    expect(rows).toEqual([{ slot_id: ordered, quota: 15, taken: 0 }])
    expect(await preview()).toEqual({ alike: 0, different: 0, too_full: 1, closed: 1, unruled: 1 })
  })

  test('are handed over by the allotments that are not released, too', async () => {
    const { rows } = await world.pool.query<{ id: number }>(`select id from customers where name = 'other'`)
    const customer = rows[0]?.id ?? 0
    const kept = [await byHand('10:00'), await byHand('11:00'), await byHand('12:00')]
    await office('set_allotment', { slot_ids: kept.slice(0, 1), customer_id: customer, places: 20, release_days: 3 })
    await office('set_allotment', { slot_ids: kept.slice(1, 2), customer_id: customer, places: 20, release_days: 4 })
    await place(world, kept[2] ?? 0, asked(25))
    await saveRule({ ...rule(), allotments: [{ customer_id: customer, places: 20, release_days: 3 }] })
    expect(await preview()).toEqual({ alike: 1, different: 1, too_full: 1, closed: 0, unruled: 0 })
  })

  test('stand in the audit log once, with the days and how many there were', async () => {
    await byHand('10:00')
    await byHand('11:00', { capacity: 30 })
    await saveRule(rule())
    await handed(true)
    const { rows } = await world.pool.query(
      `select subject_id, details from audit_log where action = 'slots.handed_over' order by id desc limit 1`,
    )
    expect(rows).toEqual([{ subject_id: objectId, details: { from, until: until(), handed: 1, remade: 1 } }])
  })

  test('are not waited for: one that somebody holds stays by hand', async () => {
    const first = await byHand('10:00')
    await byHand('11:00')
    await saveRule(rule())
    await inTransaction(world.pool, async (tx) => {
      await tx.query({ text: 'select from slots where id = $1 for no key update', values: [first] })
      expect(await handed(false)).toBe(1)
    })
    expect(await slots()).toEqual(['10:00 40 by hand', '11:00 40'])
  })

  test('are judged under their lock: what was ordered meanwhile keeps its places', async () => {
    const slot = await byHand('10:00', { capacity: 50 })
    await saveRule(rule())
    const gate = new Gate()
    gate.hold('slot_handover_lock', () => place(world, slot, asked(45)))
    expect(await handed(true, gated(world.pool, gate, { withoutLocks: false }))).toBe(0)
    expect(await slots()).toEqual(['10:00 50 by hand'])
  })
})

test.each([
  ['no object', () => ({ museum_object_id: 'nothing' }), { code: 'object_not_found' }],
  ['days that are out of order', () => ({ to: addDays(from, -1) }), { code: 'invalid_fields', fields: { to: expect.any(String) } }],
  [
    'more days than any rule looks ahead',
    () => ({ to: addDays(from, 731) }),
    { code: 'invalid_fields', fields: { to: expect.any(String) } },
  ],
])('nothing is handed over of %s', async (_, changes, refusal) => {
  const data = { ...span(), change: false, ...changes() }
  const body = (await ask(world, { as: 'dispatcher', api: 'office', action: 'hand_over_slots', data })).json<object>()
  expect(body).toMatchObject({ success: false, ...refusal })
})
