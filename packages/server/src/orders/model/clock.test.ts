import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addServices, wishData } from '../../testing/services.ts'
import { addSlot, ask, type Asking, place, ticketsFor } from '../../testing/world.ts'
import { expireOrders } from '../expiry/expire-orders.ts'
import { verifyCapacity } from '../verify-capacity.ts'
import { verifyCharges } from '../verify-charges.ts'
import { serveAllWaiting } from '../waiting/serve-waiting.ts'
import { type ClockWorld, createClockWorld } from './testing/clock.ts'

// The database's clock stands where it is put: nobody waits, and a second is a second.

let world: ClockWorld
beforeAll(async () => {
  world = await createClockWorld()
  await addServices(world)
})
afterAll(async () => {
  expect([await verifyCapacity(world.pool), await verifyCharges(world.pool)]).toEqual([[], []])
  await world.close()
})

const second = 1_000
const hour = 3_600 * second
const before = (moment: string, milliseconds: number): Date => new Date(Date.parse(moment) - milliseconds)

async function hear(asking: Asking): Promise<string> {
  return (await ask(world, asking)).json<{ code?: string }>().code ?? 'ok'
}

async function statusOf(id: number): Promise<string> {
  const { rows } = await world.pool.query<{ status: string }>('select orders.status from orders where orders.id = $1', [id])
  return rows[0]?.status ?? ''
}

describe('the window for wishes of February 2027', () => {
  const [opens, closes] = ['2027-01-10T06:00:00Z', '2027-01-20T15:00:00Z']
  const wish = (): Promise<string> =>
    hear({ as: 'agencyOwner', action: 'post_request_schedule', data: { ...wishData, pass_date: '2027-02-14' } })

  beforeAll(async () => {
    await world.set('2027-01-01T00:00:00Z')
    const data = { museum_id: 1, month: '2027-02', opens_at: '2027-01-10T09:00:00+03:00', closes_at: '2027-01-20T18:00:00+03:00' }
    expect(await hear({ as: 'admin', api: 'office', action: 'set_submission_window', data })).toBe('ok')
  })

  const answers: [when: string, moment: Date, heard: string][] = [
    ['a second before it opens', before(opens, second), 'window_not_open'],
    ['when it opens', before(opens, 0), 'ok'],
    ['a second before it closes', before(closes, second), 'ok'],
    ['when it closes', before(closes, 0), 'window_closed'],
    ['a second after it closed', before(closes, -second), 'window_closed'],
  ]

  test.each(answers)('answers %s', async (_, moment, heard) => {
    await world.set(moment)
    expect(await wish()).toBe(heard)
  })

  test.each([
    ['fast', second],
    ['slow', -second],
  ])('answers otherwise by a clock that is a second %s: seconds count', async (_, wrong) => {
    const heard: string[] = []
    for (const [, moment] of answers) {
      await world.set(new Date(moment.getTime() + wrong))
      heard.push(await wish())
    }
    expect(heard).not.toEqual(answers.map(([, , right]) => right))
  })
})

type Visit = { visit: string; zone: string; date: string; time: string; begins: string; mistaken: string }
/** `mistaken`: a zone in which nobody changes the date, or the clocks, in that night. */
const visits: Visit[] = [
  {
    visit: 'just after midnight in Moscow',
    zone: 'Europe/Moscow',
    date: '2027-01-01',
    time: '00:30',
    begins: '2026-12-31T21:30:00Z',
    mistaken: 'UTC',
  },
  {
    visit: 'just after midnight of Nowruz in Tehran',
    zone: 'Asia/Tehran',
    date: '2027-03-21',
    time: '00:30',
    begins: '2027-03-20T21:00:00Z',
    mistaken: 'UTC',
  },
  {
    visit: 'in the night in which New York loses an hour',
    zone: 'America/New_York',
    date: '2027-03-14',
    time: '03:30',
    begins: '2027-03-14T07:30:00Z',
    mistaken: 'Etc/GMT+5',
  },
  {
    visit: 'in the night in which New York gains an hour',
    zone: 'America/New_York',
    date: '2027-11-07',
    time: '02:30',
    begins: '2027-11-07T07:30:00Z',
    mistaken: 'Etc/GMT+4',
  },
]

describe.each(visits)('a visit $visit', ({ zone, date, time, begins, mistaken }) => {
  const cutOff = new Date(Date.parse(begins) - 2 * hour).toISOString()
  let slot: number

  /** A slot at that hour with places for twelve. */
  async function open(inZone = zone): Promise<void> {
    await world.set(before(begins, 240 * hour))
    await world.pool.query('update museum_objects set zone = $1', [inZone])
    slot = await addSlot(world, { capacity: 12, date: '2030-01-01' })
    // What other tests left is long over.
    await world.pool.query(
      `with over as (
         update slots set pass_date = date '2000-01-01' - slots.id where slots.id <> $1 returning slots.id, slots.pass_date
       )
       update orders set pass_date = over.pass_date from over where orders.slot_id = over.id`,
      [slot],
    )
    await world.pool.query('update slots set pass_date = $2, starts = $3 where slots.id = $1', [slot, date, time])
  }
  beforeEach(() => open())

  const order = (more: object = {}, as: 'agencyOwner' | 'individual' = 'agencyOwner'): Promise<number> =>
    place(world, slot, { pass_date: date, ...more }, as)
  const waiting = (): Promise<number> => order({ accept_waiting: true })
  const cancel = (id: number) => ask(world, { as: 'agencyOwner', action: 'delete_request', data: { request_id: id } })
  const confirm = (id: number): Promise<string> =>
    hear({ as: 'dispatcher', api: 'office', action: 'confirm_order', data: { order_id: id, revision: 1, time, entrance: 'Подъезд 3' } })

  /** Ordered a second before the cut-off, and at it. */
  async function orderAtCutOff(): Promise<string[]> {
    const data = ticketsFor(slot, { pass_date: date, tickets: [{ category: 'common', quantity: 1 }] })
    const asked = (): Promise<string> => hear({ as: 'agencyOwner', action: 'post_request', data })
    await world.set(before(cutOff, second))
    const heard = await asked()
    await world.set(cutOff)
    return [heard, await asked()]
  }

  /** Places return a second before the cut-off, and at it. */
  async function serveAtCutOff(): Promise<string[]> {
    const [first, inTime] = [await order(), await waiting()]
    await world.set(before(cutOff, second))
    await cancel(first)
    await serveAllWaiting(world.pool)
    const served = await statusOf(inTime)
    const late = await waiting()
    await world.set(cutOff)
    await cancel(inTime)
    await serveAllWaiting(world.pool)
    return [served, await statusOf(late)]
  }

  /** One who waits and one who was not answered, a second before each of the two moments and at it. */
  async function expireAround(): Promise<string[]> {
    const [unanswered, waits] = [await order(), await waiting()]
    const found: string[] = []
    for (const moment of [before(cutOff, second), cutOff, before(begins, second), begins]) {
      await world.set(moment)
      await expireOrders(world.pool)
      found.push(`${await statusOf(waits)}, ${await statusOf(unanswered)}`)
    }
    return found
  }

  const right: [told: string, happens: () => Promise<string[]>, so: string[]][] = [
    ['is ordered until its cut-off', orderAtCutOff, ['ok', 'booking_closed']],
    ['is given to who waits for it until then', serveAtCutOff, ['in_processing', 'waiting_list']],
    [
      'is waited for until then, and answered until it begins',
      expireAround,
      ['waiting_list, in_processing', 'cancelled, in_processing', 'cancelled, in_processing', 'cancelled, rejected'],
    ],
  ]

  test.each(right)('%s, to the second', async (_, happens, so) => {
    expect(await happens()).toEqual(so)
  })

  test.each(right)('%s, and not by the clocks of another zone', async (_, happens, so) => {
    await open(mistaken)
    expect(await happens().catch(String)).not.toEqual(so)
  })

  test.each([
    ['a day after its confirmation', 30, 24],
    ['by its cut-off, when that comes sooner', 10, 8],
  ])('is paid %s', async (__, hoursBefore, hoursToPay) => {
    const id = await order({}, 'individual')
    const confirmed = before(begins, hoursBefore * hour)
    await world.set(confirmed)
    expect(await confirm(id)).toBe('ok')
    const over = new Date(confirmed.getTime() + hoursToPay * hour)
    await world.set(new Date(over.getTime() - second))
    await expireOrders(world.pool)
    expect(await statusOf(id)).toBe('confirmed')
    await world.set(over)
    await expireOrders(world.pool)
    expect(await statusOf(id)).toBe('cancelled')
  })
})
