import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addSlot, ask, type Asking, place, ticketsFor, type World } from '../../testing/world.ts'
import { lockSlot } from '../../catalogue/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import { serveWaiting } from '../waiting/serve-waiting.ts'
import { startTwoServers, startWithoutGuards, type TwoServers } from './testing/two-servers.ts'

// Each race is run by two servers on one database, again and again; then once more where neither locks nor guards are, until it goes wrong.

const rounds = 8
const patience = 60

let servers: TwoServers
let open: TwoServers
beforeAll(async () => {
  servers = await startTwoServers()
  open = await startWithoutGuards()
})
afterAll(async () => {
  await servers.close()
  await open.close()
})

type Heard = string
const people = (heads: number, more: object = {}) => ({ tickets: [{ category: 'common', quantity: heads }], ...more })
const post = (slot: number, heads: number, more: object = {}): Asking => ({
  as: 'otherAgency',
  action: 'post_request',
  data: ticketsFor(slot, people(heads, more)),
})
const cancel = (id: number): Asking => ({ as: 'agencyOwner', action: 'delete_request', data: { request_id: id } })
const confirm = (id: number): Asking => ({
  as: 'dispatcher',
  door: 'office',
  action: 'confirm_order',
  data: { order_id: id, revision: 1, time: '10:00', entrance: 'Подъезд 3' },
})

async function hear(world: World, asking: Asking): Promise<Heard> {
  const answer = await ask(world, asking)
  return answer.statusCode === 200 ? (answer.json<{ code?: string }>().code ?? 'ok') : String(answer.statusCode)
}

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
    async ({ one, other }) => {
      const slot = await addSlot(one, { capacity: 7 })
      const id = await place(one, slot, people(6))
      const change: Asking = { as: 'agencyOwner', action: 'put_request', data: { id, revision: 1, qty_common: 7 } }
      const heard = await Promise.all([hear(one, change), hear(other, post(slot, 1))])
      return { heard, wrong: overOrLost(await sold(one, slot), 7, 7) }
    },
  ],
  [
    'an order from the line and a new one, for the places that returned',
    async ({ one, other }) => {
      const slot = await addSlot(one, { capacity: 6 })
      const first = await place(one, slot, people(6))
      const waiting = await place(one, slot, people(6, { accept_waiting: true }), 'individual')
      await hear(one, cancel(first))
      const [, , ...heard] = await Promise.all([
        serveWaiting(one.pool, slot),
        serveWaiting(other.pool, slot),
        hear(other, post(slot, 6)),
        hear(one, post(slot, 2)),
      ])
      const passed = (await statusOf(one, waiting)) === 'in_processing' ? undefined : 'who waited was passed over'
      return { heard, wrong: overOrLost(await sold(one, slot), 6, 6) ?? passed }
    },
  ],
  [
    'a cancellation and a confirmation of one order',
    async ({ one, other }) => {
      const slot = await addSlot(one, { capacity: 6 })
      const id = await place(one, slot, people(6))
      const heard = await Promise.all([hear(one, cancel(id)), hear(other, confirm(id))])
      const status = await statusOf(one, id)
      return { heard, wrong: status === 'cancelled' ? overOrLost(await sold(one, slot), 0, 0) : `a cancelled order is ${status}` }
    },
  ],
  [
    'the cancellation of one order, the confirmation of one that waits, and a new one',
    async ({ one, other }) => {
      const slot = await addSlot(one, { capacity: 6 })
      const first = await place(one, slot, people(6))
      const waiting = await place(one, slot, people(6, { accept_waiting: true }), 'individual')
      const press = async (): Promise<Heard> => {
        for (let more = 0; more < 6; more++) if ((await hear(one, post(slot, 6))) === 'ok') return 'ok'
        return 'no_places'
      }
      const heard = await Promise.all([hear(one, cancel(first)), hear(other, confirm(waiting)), press()])
      const status = await statusOf(one, waiting)
      // The line is served for whoever finds the slot full; else a job would do it.
      const kept = heard[2] === 'ok' ? `a new order passed who is ${status}` : undefined
      return { heard, wrong: overOrLost(await sold(one, slot), status === 'waiting_list' ? 0 : 6, 6) ?? kept }
    },
  ],
  [
    'two programmes over the same two slots, in opposite orders',
    async ({ one, other }) => {
      const slots = [await addSlot(one, { capacity: 8 }), await addSlot(one, { capacity: 8 })]
      const programme = (as: 'agencyOwner' | 'otherAgency', among: number[]): Asking => {
        const lines = among.flatMap((slot) => [4, 3].map((heads) => ({ kind: 'museum_tickets', ...ticketsFor(slot, people(heads)) })))
        return { as, action: 'post_programme', data: { mode: 'all', orders: lines } }
      }
      const heard = await Promise.all([
        hear(one, programme('agencyOwner', slots)),
        hear(other, programme('otherAgency', slots.toReversed())),
      ])
      const places = [...(await sold(one, slots[0] ?? 0)), ...(await sold(one, slots[1] ?? 0))]
      return { heard, wrong: overOrLost(places, 7, 7) }
    },
  ],
  [
    'two lines of one programme on one slot, and a new order there',
    async ({ one, other }) => {
      const slot = await addSlot(one, { capacity: 8 })
      const lines = [4, 4].map((heads) => ({ kind: 'museum_tickets', ...ticketsFor(slot, people(heads)) }))
      const asked = ['all', 'best_effort'].map((mode): Asking => ({
        as: 'agencyOwner',
        action: 'post_programme',
        data: { mode, orders: lines },
      }))
      const heard = await Promise.all([...asked.map((asking) => hear(other, asking)), hear(one, post(slot, 4))])
      return { heard, wrong: overOrLost(await sold(one, slot), 8, 8) }
    },
  ],
]

describe.each(races)('%s', (_, race) => {
  test('end well every time: nothing sold twice, nothing lost, nobody hears of a deadlock', async () => {
    const before = servers.deadlocks()
    for (let round = 0; round < rounds; round++) {
      const { heard, wrong } = await race(servers)
      expect([wrong, heard.filter((one) => /^\d+$/.test(one))]).toEqual([undefined, []])
    }
    expect([await servers.faults(), servers.deadlocks() - before]).toEqual([[], 0])
  })

  test('go wrong where nothing keeps them apart: the race is a real one', async () => {
    const before = open.deadlocks()
    let ended: string | undefined
    for (let round = 0; round < patience && ended === undefined; round++) {
      ended = (await race(open)).wrong ?? (open.deadlocks() > before ? 'deadlock' : undefined)
    }
    expect(ended).toBeDefined()
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
    await expect.poll(async () => (await pool.query(count)).rowCount).toBe(1)
  }

  test.each<[string, (high: number, low: number) => Promise<Asking>]>([
    [
      'changes his order',
      async (high, low) => {
        const id = await place(servers.one, high, mayWait(high, low))
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
    const { one, other } = servers
    const [low, high] = [await addSlot(one, { capacity: 3 }), await addSlot(one, { capacity: 3 })]
    const asking = await prepare(high, low)
    const asked = await inTransaction(other.pool, async (tx) => {
      await lockSlot(tx, low)
      const answer = hear(one, asking)
      await waitForLocks(other)
      expect(await isFree(other, high)).toBe(true)
      return [answer]
    })
    expect(await asked[0]).toBe('ok')
  })
})
