import { addDays, addMonths, defaultZone, todayIn, weekdayOf } from '@anfilada/contract/dates'
import type { OfficeSlot } from '@anfilada/contract/orders/capacity'
import { type RulePreview, slotRuleActions, type SlotRuleContent, type SlotRules } from '@anfilada/contract/orders/slot-rules'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { verifyCapacity } from '../../orders/index.ts'
import { ask, createWorld, objectId as soldObject, place, type World } from '../../testing/world.ts'
import { fillAllSlots, fillSlots } from './fill-slots.ts'

let world: World
let objectId = ''
let objects = 0
const today = todayIn(defaultZone)
const from = addDays(today, 10)
const until = addDays(today, 16)

beforeAll(async () => {
  world = await createWorld()
})
afterEach(async () => {
  expect(await verifyCapacity(world.pool)).toEqual([])
})
afterAll(() => world.close())

/** An object that no other test knows. */
async function newObject(): Promise<string> {
  objectId = `ruled-${++objects}`
  await world.pool.query(
    `insert into museum_objects (system_id, museum_id, name, usual_entrance) select $1, museum_id, name, usual_entrance from museum_objects where system_id = 'palace-main'`,
    [objectId],
  )
  return objectId
}

type Body = { success: boolean; code?: string; fields?: Record<string, string>; orders?: number[]; data?: { result: unknown } }
async function office(action: keyof typeof slotRuleActions | 'set_slot' | 'office_slots', data: Record<string, unknown>): Promise<Body> {
  return (await ask(world, { as: 'dispatcher', api: 'office', action, data })).json<Body>()
}

const week: SlotRuleContent = {
  title: 'Неделя',
  kind: 'season',
  from,
  until,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  dates: [],
  times: ['12:00', '10:00'],
  capacity: 40,
  quotas: [],
  allotments: [],
}
function closed(...dates: string[]): SlotRuleContent {
  return { ...week, title: 'Закрыто', kind: 'closed', from: null, until: null, weekdays: [], times: [], dates }
}

async function save(rule: SlotRuleContent, more: Record<string, unknown> = {}): Promise<SlotRules> {
  const body = await office('save_slot_rule', { museum_object_id: objectId, rule, ...more })
  return slotRuleActions.save_slot_rule.output.parse(body.data).result
}
async function filled(rule: SlotRuleContent, more: Record<string, unknown> = {}): Promise<SlotRules> {
  const saved = await save(rule, more)
  await fillSlots(world.pool, objectId)
  return saved
}
async function preview(rule: SlotRuleContent | undefined, ruleId?: number): Promise<RulePreview> {
  const body = await office('preview_slot_rule', { museum_object_id: objectId, rule, rule_id: ruleId })
  return slotRuleActions.preview_slot_rule.output.parse(body.data).result
}
async function slots(): Promise<OfficeSlot[]> {
  const body = await office('office_slots', { museum_object_id: objectId, from: today, to: addDays(today, 60) })
  return (body.data as { result: OfficeSlot[] }).result
}
const brief = (all: readonly OfficeSlot[]) =>
  all.map(({ date, time, capacity, closed: shut }) => `${date} ${time} ${shut ? 'closed' : capacity}`)

describe('a rule of slots', () => {
  test('makes the slots of its days, as its preview says, and makes them once', async () => {
    await newObject()
    const shown = await preview(week)
    expect(shown).toMatchObject({ made: 14, changed: 0, closed: 0, by_hand: 0, orders: [] })
    expect(shown.days).toHaveLength(7)
    expect(shown.days[0]).toEqual({ date: from, title: 'Неделя', made: 2, changed: 0, closed: 0, by_hand: 0 })
    expect(await save(week)).toMatchObject({
      filled_until: null,
      until: addMonths(today, 12),
      months: 12,
      rules: [{ ...week, times: ['10:00', '12:00'], revision: 1 }],
    })
    expect(await slots()).toEqual([])
    expect(await fillSlots(world.pool, objectId)).toEqual({ made: 14, changed: 0 })
    expect(await fillSlots(world.pool, objectId)).toEqual({ made: 0, changed: 0 })
    expect(brief(await slots()).slice(0, 3)).toEqual([`${from} 10:00 40`, `${from} 12:00 40`, `${addDays(from, 1)} 10:00 40`])
  })

  test('leaves out days on which the object admits nobody, and fills one that is opened later', async () => {
    await newObject()
    await world.pool.query('update museum_objects set closed_dates = $2 where system_id = $1', [objectId, [from]])
    expect((await preview(week)).made).toBe(12)
    await filled(week)
    expect(await slots()).toHaveLength(12)
    await world.pool.query(`update museum_objects set closed_dates = '{}', closed_weekdays = $2 where system_id = $1`, [
      objectId,
      [weekdayOf(until)],
    ])
    expect(await fillAllSlots(world.pool)).toMatchObject({ made: 2, changed: 2 })
    expect(brief(await slots()).filter((one) => one.endsWith('closed'))).toEqual([`${until} 10:00 closed`, `${until} 12:00 closed`])
  })

  test('makes slots on a closed weekday that is opened for once, and names a day so opened of which no rule speaks', async () => {
    await newObject()
    const monday = weekdayOf(from)
    await world.pool.query('update museum_objects set closed_weekdays = $2 where system_id = $1', [objectId, [monday]])
    await filled(week)
    expect(brief(await slots())).not.toContain(`${from} 10:00 40`)
    const open = async (...days: string[]) =>
      world.pool.query('update museum_objects set open_dates = $2 where system_id = $1', [objectId, days])
    await open(from)
    expect(await fillAllSlots(world.pool)).toMatchObject({ objects: 1, made: 2 })
    expect(brief(await slots()).slice(0, 2)).toEqual([`${from} 10:00 40`, `${from} 12:00 40`])
    await open()
    expect(await fillAllSlots(world.pool)).toMatchObject({ objects: 1, changed: 2 })
    const next = addDays(from, 7)
    await open(next)
    expect((await preview(week)).unruled).toEqual([next])
    expect((await preview({ ...week, until: next })).unruled).toEqual([])
    expect((await preview(closed(next))).unruled).toEqual([])
    await world.pool.query(`update museum_objects set open_dates = '{}', closed_weekdays = '{}' where system_id = $1`, [objectId])
    await fillAllSlots(world.pool)
  })

  test('gives way to single days, and takes them back', async () => {
    await newObject()
    await filled(week)
    const shown = await preview(closed(from))
    expect(shown).toMatchObject({ made: 0, closed: 2, days: [{ date: from, title: 'Закрыто', closed: 2 }] })
    const { rules } = await filled(closed(from))
    expect(brief(await slots()).slice(0, 3)).toEqual([`${from} 10:00 closed`, `${from} 12:00 closed`, `${addDays(from, 1)} 10:00 40`])
    await office('remove_slot_rule', { rule_id: rules[1]?.id, revision: 1 })
    await fillSlots(world.pool, objectId)
    expect(brief(await slots())[0]).toBe(`${from} 10:00 40`)
  })

  test('brings its quotas and allotments, and changes them', async () => {
    await newObject()
    const customers = (await world.pool.query<{ id: number }>(`select id from customers where name = 'other'`)).rows
    const customer = customers[0]?.id ?? 0
    const limited = {
      ...week,
      quotas: [{ type: 'cn' as const, quota: 15 }],
      allotments: [{ customer_id: customer, places: 20, release_days: 3 }],
    }
    const { rules } = await filled(limited)
    expect((await slots())[0]).toMatchObject({
      free: 20,
      quotas: [{ type: 'cn', quota: 15, taken: 0 }],
      allotments: [{ customer: 'other', places: 20, kept: 20 }],
    })
    await filled({ ...limited, capacity: 30, quotas: [], allotments: [] }, { rule_id: rules[0]?.id, revision: 1 })
    expect((await slots())[0]).toMatchObject({ capacity: 30, free: 30, quotas: [], allotments: [] })
  })

  test('does not touch what staff changed by hand, and says so', async () => {
    await newObject()
    const { rules } = await filled(week)
    const [first] = await slots()
    await office('set_slot', { slot_ids: [first?.id], capacity: 7, closed: false })
    const more = { ...week, capacity: 50 }
    expect(await preview(more, rules[0]?.id)).toMatchObject({ changed: 13, by_hand: 1 })
    await filled(more, { rule_id: rules[0]?.id, revision: 1 })
    expect(brief(await slots()).slice(0, 2)).toEqual([`${from} 10:00 7`, `${from} 12:00 50`])
  })

  test('is changed by whoever read it last, and each version stands in the audit log', async () => {
    await newObject()
    const { rules } = await save(week)
    const [rule] = rules
    await save({ ...week, capacity: 50 }, { rule_id: rule?.id, revision: 1 })
    expect(await office('save_slot_rule', { museum_object_id: objectId, rule_id: rule?.id, revision: 1, rule: week })).toMatchObject({
      code: 'slot_rule_stale',
    })
    expect(await office('remove_slot_rule', { rule_id: rule?.id, revision: 1 })).toMatchObject({ code: 'slot_rule_stale' })
    const { rows } = await world.pool.query(
      `select details -> 'capacity' as capacity from audit_log where action = 'slot_rule.saved' and subject_id = $1 order by id`,
      [String(rule?.id)],
    )
    expect(rows).toEqual([{ capacity: { from: null, to: 40 } }, { capacity: { from: 40, to: 50 } }])
  })

  test.each<[string, Record<string, unknown>, object]>([
    ['for no object', { museum_object_id: 'nothing', rule: week }, { code: 'object_not_found' }],
    ['that nobody made', { rule_id: 2_000_000_000, revision: 1, rule: week }, { code: 'slot_rule_not_found' }],
    ['without times', { rule: { ...week, times: [] } }, { code: 'invalid_fields', fields: { 'rule.times': expect.any(String) } }],
    [
      'that keeps places for nobody',
      { rule: { ...week, allotments: [{ customer_id: 2_000_000_000, places: 1, release_days: 1 }] } },
      { code: 'customer_not_found' },
    ],
  ])('is not saved %s', async (_, data, refusal) => {
    expect(await office('save_slot_rule', { museum_object_id: objectId, ...data })).toMatchObject({ success: false, ...refusal })
  })
})

describe('orders', () => {
  test('on days that would close, or slots that would be too small, are named and stop the rule', async () => {
    objectId = soldObject
    const { rules } = await filled(week)
    const [first, second] = await slots()
    const asked = (heads: number) => ({ tickets: [{ category: 'common', quantity: heads }], pass_date: from })
    const ids = [await place(world, first?.id ?? 0, asked(12)), await place(world, second?.id ?? 0, asked(9))]
    const less = { ...week, capacity: 10 }
    expect((await preview(less, rules[0]?.id)).orders).toMatchObject([
      { id: ids[0], customer: 'agency', places: 12, date: from, time: '10:00' },
    ])
    expect((await preview(closed(from))).orders.map(({ id }) => id)).toEqual(ids)
    expect(await office('save_slot_rule', { museum_object_id: objectId, rule: closed(from) })).toMatchObject({
      code: 'rule_touches_orders',
      orders: ids,
    })
    expect(brief(await slots())[0]).toBe(`${from} 10:00 40`)

    await filled(less, { rule_id: rules[0]?.id, revision: 1, leave_orders: true })
    expect(brief(await slots()).slice(0, 3)).toEqual([`${from} 10:00 12`, `${from} 12:00 10`, `${addDays(from, 1)} 10:00 10`])
    expect(await office('slot_rules', { museum_object_id: objectId })).toMatchObject({ data: { result: { unlike: 1 } } })
    await ask(world, { as: 'agencyOwner', action: 'delete_request', data: { request_id: ids[0] } })
    expect(brief(await slots())[0]).toBe(`${from} 10:00 10`)
    expect(await fillAllSlots(world.pool)).toMatchObject({ changed: 0 })
    expect(await office('slot_rules', { museum_object_id: objectId })).toMatchObject({ data: { result: { unlike: 0 } } })
  })

  test('are not waited for: a slot that somebody holds is passed over and changed later', async () => {
    await newObject()
    const { rules } = await filled(week)
    const [first] = await slots()
    await save({ ...week, capacity: 50 }, { rule_id: rules[0]?.id, revision: 1 })
    await inTransaction(world.pool, async (tx) => {
      await tx.query({ text: 'select from slots where id = $1 for no key update', values: [first?.id] })
      expect((await fillSlots(world.pool, objectId)).changed).toBe(13)
    })
    expect(brief(await slots())[0]).toBe(`${from} 10:00 40`)
    expect(await fillAllSlots(world.pool)).toMatchObject({ changed: 1 })
    expect(brief(await slots())[0]).toBe(`${from} 10:00 50`)
  })
})

describe('the horizon', () => {
  test('is kept filled when a day has passed, and no further', async () => {
    await newObject()
    await save({ ...week, from: today, until: null, times: ['23:59'] })
    await office('set_slot_horizon', { museum_object_id: objectId, months: 1 })
    const { made } = await fillSlots(world.pool, objectId)
    expect(made).toBeGreaterThan(28)
    const { rows } = await world.pool.query<{ filled: string }>(
      'select filled_until as filled from slot_horizons where museum_object_id = $1',
      [objectId],
    )
    await world.pool.query('update slot_horizons set filled_until = filled_until - 1 where museum_object_id = $1', [objectId])
    await world.pool.query('delete from slots where museum_object_id = $1 and pass_date = $2', [objectId, rows[0]?.filled])
    expect(await fillAllSlots(world.pool)).toEqual({ objects: 1, made: 1, changed: 0 })
    expect(await fillAllSlots(world.pool)).toEqual({ objects: 0, made: 0, changed: 0 })
  })

  test('is filled by the rules that hold when they change in the middle', async () => {
    await newObject()
    const { rules } = await save(week)
    const holding = inTransaction(world.pool, async (tx) => {
      await tx.query({ text: 'select from slot_horizons where museum_object_id = $1 for update', values: [objectId] })
      const filling = fillSlots(world.pool, objectId)
      await tx.query({
        text: 'update slot_horizons set edition = edition + 1, filled_until = null where museum_object_id = $1',
        values: [objectId],
      })
      await tx.query({ text: `update slot_rule_versions set capacity = 33 where rule_id = $1`, values: [rules[0]?.id] })
      return { filling }
    })
    expect(await (await holding).filling).toEqual({ made: 14, changed: 0 })
    expect(new Set((await slots()).map(({ capacity }) => capacity))).toEqual(new Set([33]))
  })
})
