import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slotClosed } from '../catalogue/terms.sql.ts'
import type { Tx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { findCharged } from '../ledger/ledger.store.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { addPriceList, addSlot, ask, createWorld, objectId, place, type Principal, type World } from '../testing/world.ts'
import { cancelOwnOrder } from './close-order.ts'
import { orderAnswer } from './order.presenter.ts'
import { penaltyNow } from './order.rules.ts'
import { findOrderRow } from './orders.reads.ts'
import { lockOrder } from './orders.store.ts'
import { verifyCharges } from './verify-charges.ts'

// What is expected here was worked out by hand; the product's own formulas are not asked.

let world: World
let agency: number
/** Confirmed orders by persons; 1,500 rubles for each person. */
const orders = new Map<number, number>()
const groups = [1, 11, 12, 13]

beforeAll(async () => {
  world = await createWorld()
  const { rows } = await world.pool.query<{ id: number }>(`select id from customers where name = 'agency'`)
  agency = rows[0]?.id ?? 0
  for (const persons of groups) orders.set(persons, await confirmed({ tickets: [{ category: 'common', quantity: persons }] }))
})
afterAll(async () => {
  expect([await verifyLedger(world.pool), await verifyCharges(world.pool)]).toEqual([[], []])
  await world.close()
})

async function confirmed(order: object, as: Principal = 'agencyOwner'): Promise<number> {
  const id = await place(world, await addSlot(world, { capacity: 100 }), { ...order }, as)
  const data = { order_id: id, revision: 1, time: '10:00', entrance: 'Подъезд 3' }
  expect((await ask(world, { as: 'dispatcher', api: 'office', action: 'confirm_order', data })).json()).toMatchObject({ success: true })
  return id
}

class Undone extends Error {}

/** What the work sees, without leaving a trace. */
async function undone<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  let result: T | undefined
  await inTransaction(world.pool, async (tx) => {
    result = await work(tx)
    throw new Undone()
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  return result as T
}

type Line = { object: string | null; hours: number | null; penalty: number | null; cutOff?: number }

async function agree(tx: Tx, lines: readonly Line[]): Promise<void> {
  for (const { object, hours, penalty, cutOff } of lines) {
    await tx.query(
      `insert into customer_terms (customer_id, museum_object_id, free_change_hours, penalty_kopecks, cut_off_minutes) values ($1, $2, $3, $4, $5)`,
      [agency, object, hours, penalty, cutOff ?? null],
    )
  }
}

async function setObject(tx: Tx, zone: string, hours: number, penalty: number): Promise<void> {
  await tx.query('update museum_objects set zone = $2, free_change_hours = $3, penalty_kopecks = $4 where system_id = $1', [
    objectId,
    zone,
    hours,
    penalty,
  ])
  // As if the orders had been confirmed under these.
  await tx.query('update orders set free_change_hours = null, penalty_each_kopecks = null')
}

/** What a contract says, with the deadline's hours where it says them; `late`: for 1, 11, 12 and 13 persons after the deadline. */
type Contract = { object: { hours: number; penalty: number }; lines: Line[]; late: [number, number, number, number] }
const contracts: Record<string, (hours: number) => Contract> = {
  'the object’s own terms': (hours) => ({ object: { hours, penalty: 20_000 }, lines: [], late: [20_000, 220_000, 240_000, 260_000] }),
  'a penalty agreed for all objects': (hours) => ({
    object: { hours, penalty: 20_000 },
    lines: [{ object: null, hours: null, penalty: 700 }],
    late: [700, 7_700, 8_400, 9_100],
  }),
  'a penalty for this object and hours for all': (hours) => ({
    object: { hours: 999, penalty: 20_000 },
    lines: [
      { object: null, hours, penalty: 1 },
      { object: objectId, hours: null, penalty: 900 },
    ],
    late: [900, 9_900, 10_800, 11_700],
  }),
  'a penalty beyond the price, which is the most': (hours) => ({
    object: { hours: 1, penalty: 1 },
    lines: [{ object: objectId, hours, penalty: 1_000_000 }],
    late: [150_000, 1_650_000, 1_800_000, 1_950_000],
  }),
  'a penalty of nothing, agreed': (hours) => ({
    object: { hours: 999, penalty: 20_000 },
    lines: [{ object: objectId, hours, penalty: 0 }],
    late: [0, 0, 0, 0],
  }),
}

const deadlines: [zone: string, date: string, time: string, hours: number, freeUntil: string, why: string][] = [
  ['Europe/Moscow', '2027-03-01', '09:00', 24, '2027-02-28T06:00:00Z', 'the last day of February'],
  ['Europe/Moscow', '2028-03-01', '09:00', 24, '2028-02-29T06:00:00Z', 'a leap day'],
  ['Europe/Moscow', '2027-01-01', '00:00', 24, '2026-12-30T21:00:00Z', 'midnight of the new year'],
  ['Europe/Moscow', '2026-12-31', '23:59', 0, '2026-12-31T20:59:00Z', 'no hours at all'],
  ['Europe/Moscow', '2027-05-31', '12:00', 48, '2027-05-29T09:00:00Z', 'a month of 31 days'],
  ['Europe/Moscow', '2027-05-01', '10:30', 72, '2027-04-28T07:30:00Z', 'a month of 30 days'],
  ['Asia/Vladivostok', '2027-03-01', '09:00', 24, '2027-02-27T23:00:00Z', 'far in the east'],
  ['Europe/Berlin', '2027-03-28', '10:00', 24, '2027-03-27T08:00:00Z', 'the day on which summer time begins'],
  ['Europe/Berlin', '2027-03-28', '02:30', 24, '2027-03-27T01:30:00Z', 'an hour that the clocks leave out'],
  ['Europe/Berlin', '2027-03-29', '01:00', 24, '2027-03-27T23:00:00Z', 'the day after summer time began'],
  ['Europe/Berlin', '2026-10-25', '10:00', 24, '2026-10-24T09:00:00Z', 'the day on which summer time ends'],
  ['Europe/Berlin', '2026-10-25', '02:30', 24, '2026-10-24T01:30:00Z', 'an hour that comes twice: the later one'],
]

describe('cancelling around the deadline of free changes', () => {
  const cases = deadlines.flatMap((deadline) => Object.keys(contracts).map((contract) => [...deadline, contract] as const))

  it.each(cases)('%s %s %s, %i hours before (%s: %s), with %s', async (zone, date, time, hours, freeUntil, _why, name) => {
    const { object, lines, late } = (contracts[name] as (hours: number) => Contract)(hours)
    const seen = await undone(async (tx) => {
      await setObject(tx, zone, object.hours, object.penalty)
      await agree(tx, lines)
      await tx.query('update orders set pass_date = $1, starts = $2', [date, time])
      const locked = []
      for (const persons of groups) locked.push(await lockOrder(tx, orders.get(persons) ?? 0, 'all'))
      return locked
    })
    for (const [index, order] of seen.entries()) {
      if (!order) throw new Error('The order is gone')
      expect(order.freeUntil).toEqual(new Date(freeUntil))
      const costs = [-1, 0, 1].map((second) => penaltyNow({ ...order, now: new Date(Date.parse(freeUntil) + second * 1000) }))
      expect(costs).toEqual([0, 0, late[index]])
    }
  })
})

/** Puts the order's visit so many hours and seconds after the database's own moment. */
async function visitIn(tx: Tx, order: number, { zone, hours, seconds }: { zone: string; hours: number; seconds: number }): Promise<void> {
  const local = `(now() + make_interval(hours => $2, secs => $3)) at time zone $4`
  await tx.query(`update orders set pass_date = (${local})::date, starts = (${local})::time where id = $1`, [order, hours, seconds, zone])
}

describe('by the clock of the database', () => {
  // Without summer time: an hour that comes twice would make this table another one twice a year.
  const zones = ['Europe/Moscow', 'Asia/Vladivostok', 'Asia/Kathmandu']
  const cases = zones.flatMap((zone) =>
    [24, 720].flatMap((hours) => [[zone, hours, 1, 0] as const, [zone, hours, 0, 0] as const, [zone, hours, -1, 240_000] as const]),
  )

  it.each(cases)(
    'in %s with %i hours, %i s before the deadline it costs %i: on the screen, in the ledger and with the order',
    async (...row) => {
      const [zone, hours, seconds, penalty] = row
      const order = orders.get(12) ?? 0
      const found = await undone(async (tx) => {
        await setObject(tx, zone, hours, 20_000)
        await visitIn(tx, order, { zone, hours, seconds })
        const shown = await findOrderRow(tx, order, 'all', 'ru')
        const answer = shown && orderAnswer(shown, { language: 'ru', seesPrices: true, buttons: () => [] })
        const outcome = await cancelOwnOrder(tx, {
          orderId: order,
          revision: undefined,
          actorId: world.users.agencyOwner,
          scope: { customerId: agency },
          penalty: answer?.info.cancel_penalty ?? -1,
          seesPrices: true,
        })
        const kept = await findOrderRow(tx, order, 'all', 'ru')
        return [outcome.ok, answer?.info.cancel_penalty, await findCharged(tx, agency, `order:${order}`), kept?.penaltyKopecks]
      })
      expect(found).toEqual([true, penalty, penalty, penalty])
    },
  )

  it.each(zones.flatMap((zone) => [[zone, 1, 'ok'] as const, [zone, 0, 'visit_started'] as const, [zone, -1, 'visit_started'] as const]))(
    'in %s, %i s before the visit, the answer to a cancellation is %s',
    async (zone, seconds, expected) => {
      const order = orders.get(12) ?? 0
      const outcome = await undone(async (tx) => {
        await setObject(tx, zone, 24, 20_000)
        await visitIn(tx, order, { zone, hours: 0, seconds })
        const cancelling = { orderId: order, revision: undefined, actorId: world.users.agencyOwner, penalty: undefined, seesPrices: true }
        return cancelOwnOrder(tx, { ...cancelling, scope: { customerId: agency } })
      })
      expect(outcome.ok ? 'ok' : outcome.refusal).toBe(expected)
    },
  )

  const cutOffs: [string, Line[], minutes: number][] = [
    ['the object’s cut-off', [], 120],
    ['one agreed for all objects', [{ object: null, hours: null, penalty: null, cutOff: 30 }], 30],
    [
      'one agreed for this object before that for all',
      [
        { object: null, hours: null, penalty: null, cutOff: 30 },
        { object: objectId, hours: null, penalty: null, cutOff: 1440 },
      ],
      1440,
    ],
    [
      'the one for all where the object’s line says nothing',
      [
        { object: null, hours: null, penalty: null, cutOff: 30 },
        { object: objectId, hours: 1, penalty: null },
      ],
      30,
    ],
  ]
  it.each(cutOffs.flatMap(([name, lines, minutes]) => zones.map((zone) => [name, zone, lines, minutes] as const)))(
    'with %s in %s a slot takes orders until one second before it',
    async (_name, zone, lines, minutes) => {
      const slot = await addSlot(world, { capacity: 10 })
      const closed = await undone(async (tx) => {
        await setObject(tx, zone, 24, 0)
        await agree(tx, lines)
        const seen: boolean[] = []
        for (const seconds of [1, 0, -1]) {
          const local = `(now() + make_interval(mins => $2, secs => $3)) at time zone $4`
          await tx.query(`update slots set pass_date = (${local})::date, starts = (${local})::time where id = $1`, [
            slot,
            minutes,
            seconds,
            zone,
          ])
          const { rowCount } = await tx.query(
            `select from slots join museum_objects on museum_objects.system_id = slots.museum_object_id
             where slots.id = $1 and ${slotClosed('$2::integer')}`,
            [slot, agency],
          )
          seen.push(rowCount === 1)
        }
        return seen
      })
      expect(closed).toEqual([false, true, true])
    },
  )
})

describe('one person more or less', () => {
  /** The customer's own list: 1,000 rubles, 900 from ten heads, 800 from twenty; one of fifteen is free, once; a set for the group. */
  const own: [persons: number, total: number][] = [
    [9, 900_000 + 500_000],
    [10, 900_000 + 500_000],
    [11, 990_000 + 500_000],
    [14, 1_260_000 + 500_000],
    [15, 1_260_000 + 500_000],
    [16, 1_350_000 + 500_000],
    [19, 1_620_000 + 500_000],
    [20, 1_520_000 + 500_000],
    [21, 1_600_000 + 500_000],
    [30, 2_320_000 + 500_000],
  ]
  const forAll: [persons: number, total: number][] = [
    [9, 1_350_000 + 15_000],
    [10, 1_500_000 + 15_000],
    [20, 3_000_000 + 15_000],
  ]
  beforeAll(async () => {
    const adult = {
      amount: 100_000,
      tiers: [
        { from: 10, amount: 90_000 },
        { from: 20, amount: 80_000 },
      ],
      free: { per: 15, max: 1 },
    }
    const set = { amount: 500_000, basis: 'group' as const, vat: 'standard' }
    await addPriceList(world.pool, 'ig', { [objectId]: { 'ticket:common': adult, 'service:multicast_audio_system': set } }, agency)
  })

  type Read = { data: { result: { info: { total: number; due: number }; lines: { sum: number }[] } } }
  async function moneyOf(persons: number, as: Principal) {
    const services = [{ service: 'multicast_audio_system', quantity: 1 }]
    const id = await confirmed({ tickets: [{ category: 'common', quantity: persons }], services }, as)
    const { info, lines } = (await ask(world, { as, action: 'get_request', data: { request_id: id } })).json<Read>().data.result
    const { rows } = await world.pool.query<{ customer: number; vat: number }>(
      `select sum(amount_kopecks) filter (where ledger_accounts.kind = 'customer')::bigint as customer,
              coalesce(sum(amount_kopecks) filter (where ledger_accounts.kind = 'vat'), 0)::bigint as vat
       from ledger_transactions join ledger_entries on transaction_id = ledger_transactions.id join ledger_accounts on ledger_accounts.id = account_id
       where reference = $1`,
      [`order:${id}`],
    )
    return { shown: info.total, due: info.due, lines: lines.reduce((sum, line) => sum + line.sum, 0), ...rows[0] }
  }

  it.each(own)('%i persons of the customer with a contract cost %i, on the screen as in the ledger', async (persons, total) => {
    // 22 % inside 5,000 rubles: 901 rubles 64 kopecks.
    expect(await moneyOf(persons, 'agencyOwner')).toEqual({ shown: total, due: total, lines: total, customer: total, vat: -90_164 })
  })

  it.each(forAll)('%i persons of another customer cost %i', async (persons, total) => {
    expect(await moneyOf(persons, 'otherAgency')).toEqual({ shown: total, due: total, lines: total, customer: total, vat: 0 })
  })
})
