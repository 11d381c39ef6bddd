import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addSlot, type Asking, place, ticketsFor, type World } from '../../testing/world.ts'
import { lockSlot } from '../../catalogue/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import { serveWaiting } from '../waiting/serve-waiting.ts'
import type { Heard } from './testing/server-process.ts'
import { startTwoServers, type TwoServers } from './testing/two-servers.ts'

// Each race is run by two server processes on one database, again and again; then once more without locks and guards, until it goes wrong.

const rounds = 12
const patience = 60

let servers: TwoServers
beforeAll(async () => {
  servers = await startTwoServers()
})
afterAll(() => servers.close())

const people = (heads: number, more: object = {}) => ({ tickets: [{ category: 'common', quantity: heads }], ...more })
const post = (slot: number, heads: number, more: object = {}): Asking => ({
  as: 'otherAgency',
  action: 'post_request',
  data: ticketsFor(slot, people(heads, more)),
})
const cancel = (id: number): Asking => ({ as: 'agencyOwner', action: 'delete_request', data: { request_id: id } })
const confirm = (id: number): Asking => ({
  as: 'dispatcher',
  api: 'office',
  action: 'confirm_order',
  data: { order_id: id, revision: 1, time: '10:00', entrance: 'Подъезд 3', now: true },
})

/** What is sold by the orders and by the counter; they are one number unless something was lost on the way. */
async function sold({ pool }: World, slot: number): Promise<number[]> {
  const { rows } = await pool.query<{ sold: number; taken: number }>(
    `select slots.taken, (select coalesce(sum(slot_takers.places), 0)::integer from slot_takers where slot_takers.slot_id = slots.id) as sold
     from slots where slots.id = $1`,
    [slot],
  )
  return rows.flatMap(({ sold: counted, taken }) => [counted, taken])
}

async function statusOf({ pool }: World, id: number): Promise<string> {
  const { rows } = await pool.query<{ status: string }>('select orders.status from orders where orders.id = $1', [id])
  return rows[0]?.status ?? ''
}

/** What a race came to; `wrong` says what must not be, if it is. */
type Race = (at: TwoServers) => Promise<{ heard: Heard[]; wrong: string | undefined }>

function overOrLost(places: readonly number[], least: number, most: number): string | undefined {
  if (Math.max(...places) > most) return `over: ${places.join(', ')} of ${most}`
  return Math.min(...places) < least ? `lost: ${places.join(', ')} of ${least}` : undefined
}

const races: [string, Race][] = [
  [
    'a change for more and a new order, for the last place',
    async ({ world, one, other }) => {
      const slot = await addSlot(world, { capacity: 7 })
      const id = await place(world, slot, people(6))
      const change: Asking = { as: 'agencyOwner', action: 'put_request', data: { id, revision: 1, qty_common: 7 } }
      const heard = await Promise.all([one.hear(change), other.hear(post(slot, 1))])
      return { heard, wrong: overOrLost(await sold(world, slot), 7, 7) }
    },
  ],
  [
    'an order from the line and a new one, for the places that returned',
    async ({ world, one, other, jobs }) => {
      const slot = await addSlot(world, { capacity: 6 })
      const first = await place(world, slot, people(6))
      const waiting = await place(world, slot, people(6, { accept_waiting: true }), 'individual')
      await one.hear(cancel(first))
      const [, , ...heard] = await Promise.all([
        serveWaiting(jobs, slot),
        serveWaiting(jobs, slot),
        other.hear(post(slot, 6)),
        one.hear(post(slot, 2)),
      ])
      const passed = (await statusOf(world, waiting)) === 'in_processing' ? undefined : 'who waited was passed over'
      return { heard, wrong: overOrLost(await sold(world, slot), 6, 6) ?? passed }
    },
  ],
  [
    'a cancellation and a confirmation of one order',
    async ({ world, one, other }) => {
      const slot = await addSlot(world, { capacity: 6 })
      const id = await place(world, slot, people(6))
      const heard = await Promise.all([one.hear(cancel(id)), other.hear(confirm(id))])
      const status = await statusOf(world, id)
      return { heard, wrong: status === 'cancelled' ? overOrLost(await sold(world, slot), 0, 0) : `a cancelled order is ${status}` }
    },
  ],
  [
    'the cancellation of one order, the confirmation of one that waits, and a new one',
    async ({ world, one, other }) => {
      const slot = await addSlot(world, { capacity: 6 })
      const first = await place(world, slot, people(6))
      const waiting = await place(world, slot, people(6, { accept_waiting: true }), 'individual')
      const press = async (): Promise<Heard> => {
        for (let more = 0; more < 6; more++) if ((await one.hear(post(slot, 6))) === 'ok') return 'ok'
        return 'no_places'
      }
      const heard = await Promise.all([one.hear(cancel(first)), other.hear(confirm(waiting)), press()])
      const status = await statusOf(world, waiting)
      // The line is served for whoever finds the slot full; else a job would do it.
      const kept = heard[2] === 'ok' ? `a new order passed who is ${status}` : undefined
      return { heard, wrong: overOrLost(await sold(world, slot), status === 'waiting_list' ? 0 : 6, 6) ?? kept }
    },
  ],
  [
    'two programmes over the same two slots, in opposite orders',
    async ({ world, one, other }) => {
      const slots = [await addSlot(world, { capacity: 8 }), await addSlot(world, { capacity: 8 })]
      const programme = (as: 'agencyOwner' | 'otherAgency', among: number[]): Asking => {
        const lines = among.flatMap((slot) => [4, 3].map((heads) => ({ kind: 'museum_tickets', ...ticketsFor(slot, people(heads)) })))
        return { as, action: 'post_programme', data: { mode: 'all', orders: lines } }
      }
      const heard = await Promise.all([one.hear(programme('agencyOwner', slots)), other.hear(programme('otherAgency', slots.toReversed()))])
      const places = [...(await sold(world, slots[0] ?? 0)), ...(await sold(world, slots[1] ?? 0))]
      return { heard, wrong: overOrLost(places, 7, 7) }
    },
  ],
  [
    'two lines of one programme on one slot, and a new order there',
    async ({ world, one, other }) => {
      const slot = await addSlot(world, { capacity: 8 })
      const lines = [4, 4].map((heads) => ({ kind: 'museum_tickets', ...ticketsFor(slot, people(heads)) }))
      const asked = ['all', 'best_effort'].map((mode): Asking => ({
        as: 'agencyOwner',
        action: 'post_programme',
        data: { mode, orders: lines },
      }))
      const heard = await Promise.all([...asked.map((asking) => other.hear(asking)), one.hear(post(slot, 4))])
      return { heard, wrong: overOrLost(await sold(world, slot), 8, 8) }
    },
  ],
]

describe('between two servers', () => {
  test.each(races)('%s end well every time: nothing sold twice, nothing lost, nobody hears of a deadlock', async (_, race) => {
    for (let round = 0; round < rounds; round++) {
      const { heard, wrong } = await race(servers)
      expect([wrong, heard.filter((one) => /^\d+$/.test(one))]).toEqual([undefined, []])
    }
    expect([await servers.faults(), await servers.deadlocks()]).toEqual([[], 0])
  })
})

describe('who may wait at two slots', () => {
  const mayWait = (slot: number, also: number) => people(6, { accept_waiting: true, alternatives: [also], schedule_item_id: slot })

  async function isFree({ pool }: World, slot: number): Promise<boolean> {
    const { rowCount } = await pool.query('select from slots where slots.id = $1 for no key update skip locked', [slot])
    return rowCount === 1
  }

  async function waitForLocks({ pool }: World): Promise<void> {
    const count = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await pool.query(count)).rowCount, { timeout: 120_000 }).toBe(1)
  }

  test.each<[string, (high: number, low: number) => Promise<Asking>]>([
    [
      'changes his order',
      async (high, low) => {
        const id = await place(servers.world, high, mayWait(high, low))
        return { as: 'agencyOwner', action: 'put_request', data: { id, revision: 1, qty_common: 5 } }
      },
    ],
    [
      'sends a programme',
      async (high, low) => {
        const orders = [{ kind: 'museum_tickets', ...ticketsFor(high, mayWait(high, low)) }]
        return { as: 'agencyOwner', action: 'post_programme', data: { mode: 'all', orders } }
      },
    ],
  ])('and %s, waits for the first of them without holding the other', async (_, prepare) => {
    const { world, one } = servers
    const [low, high] = [await addSlot(world, { capacity: 3 }), await addSlot(world, { capacity: 3 })]
    const asking = await prepare(high, low)
    const asked = await inTransaction(world.pool, async (tx) => {
      await lockSlot(tx, low)
      const answer = one.hear(asking)
      await waitForLocks(world)
      expect(await isFree(world, high)).toBe(true)
      return [answer]
    })
    expect(await asked[0]).toBe('ok')
  })
})

// Last, for what keeps races apart does not come back.
describe('between two servers that nothing keeps apart', () => {
  beforeAll(() => servers.removeGuards())

  test.each(races)('%s go wrong: the race is a real one', async (_, race) => {
    const before = await servers.deadlocks()
    let ended: string | undefined
    for (let round = 0; round < patience && ended === undefined; round++) {
      ended = (await race(servers)).wrong ?? ((await servers.deadlocks()) > before ? 'deadlock' : undefined)
    }
    expect(ended).toBeDefined()
  })
})
