import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { PoolClient } from 'pg'
import { forgetOldNews } from '../db/outbox.ts'
import { addSlot, createWorld, place, type World } from '../testing/world.ts'
import type { Audience } from './audience.rules.ts'
import { findHorizon, isResumable, listMissed, listNews } from './outbox.reads.ts'
import type { Position } from './position.rules.ts'

let world: World
let order: number
let customer: number
const open: PoolClient[] = []

beforeAll(async () => {
  world = await createWorld()
  order = await place(world, await addSlot(world, { capacity: 100 }))
  customer = (await world.pool.query<{ customer_id: number }>('select customer_id from orders')).rows[0]?.customer_id ?? 0
  // Told before the first test begins: a transaction in another database of the cluster may hold the horizon back for a while.
  await vi.waitFor(async () => expect((await listNews(world.pool, { tx: 0n, id: 0 }, 500)).news).toHaveLength(1), { timeout: 60_000 })
})
afterEach(async () => {
  for (const client of open.splice(0)) {
    await client.query('rollback')
    client.release()
  }
})
afterAll(() => world.close())

/** A transaction that has its place in the order of transactions already. */
async function begin(): Promise<PoolClient> {
  const client = await world.pool.connect()
  open.push(client)
  await client.query('begin')
  await client.query('select pg_current_xact_id()')
  return client
}

async function publishIn(client: Pick<PoolClient, 'query'>, topic: string): Promise<void> {
  await client.query(`insert into outbox (topic, customer_id, payload) values ($1, $2, jsonb_build_object('order_id', $3::integer))`, [
    topic,
    customer,
    order,
  ])
}

/** Reads on from the position, as the poll does, until the news have come: other databases of the cluster may hold the horizon back. */
async function topicsAfter(position: Position, count: number): Promise<string[]> {
  return expect
    .poll(async () => (await listNews(world.pool, position, 500)).news.map((news) => news.topic), { timeout: 60_000 })
    .toHaveLength(count)
    .then(async () => (await listNews(world.pool, position, 500)).news.map((news) => news.topic))
}

async function now(): Promise<Position> {
  return (await listNews(world.pool, await findHorizon(world.pool), 500)).upTo
}

describe('reading the outbox on', () => {
  test('waits for an older transaction whose news have a smaller number, and loses neither', async () => {
    const start = await now()
    const slow = await begin()
    await publishIn(slow, 'order.slow')
    await publishIn(world.pool, 'order.quick')

    const early = await listNews(world.pool, start, 500)
    expect(early.news).toEqual([])
    await slow.query('commit')
    expect(await topicsAfter(early.upTo, 2)).toEqual(['order.slow', 'order.quick'])
  })

  test('tells the news of a younger transaction with a smaller number although the older one was told before', async () => {
    const start = await now()
    const [older, younger] = [await begin(), await begin()]
    await publishIn(younger, 'order.younger')
    await publishIn(older, 'order.older')
    await older.query('commit')

    await topicsAfter(start, 1)
    const first = await listNews(world.pool, start, 500)
    expect(first.news.map((news) => news.topic)).toEqual(['order.older'])
    await younger.query('commit')
    expect(await topicsAfter(first.upTo, 1)).toEqual(['order.younger'])
    expect(await topicsAfter(first.news[0]?.position ?? start, 1)).toEqual(['order.younger'])
  })

  test('goes on page by page', async () => {
    const start = await now()
    for (const topic of ['order.1', 'order.2', 'order.3']) await publishIn(world.pool, topic)
    await topicsAfter(start, 3)
    const first = await listNews(world.pool, start, 2)
    expect([first.news.length, first.more]).toEqual([2, true])
    const second = await listNews(world.pool, first.upTo, 2)
    expect([second.news.map((news) => news.topic), second.more]).toEqual([['order.3'], false])
  })

  test('passes over news that are of neither orders nor payments', async () => {
    const start = await now()
    await world.pool.query(`insert into outbox (topic, payload) values ('customer.approved', '{}')`)
    await publishIn(world.pool, 'order.after')
    expect(await topicsAfter(start, 1)).toEqual(['order.after'])
  })
})

describe('what a reader missed', () => {
  test('is told to the customer whose order it is, and to staff', async () => {
    const start = await now()
    await publishIn(world.pool, 'order.missed')
    await topicsAfter(start, 1)
    const between = { after: start, upTo: await now() }
    expect(await listMissed(world.pool, { scope: { customerId: customer }, payments: true, messages: true }, between, 10)).toHaveLength(1)
    expect(await listMissed(world.pool, { scope: 'all', payments: true, messages: true }, between, 10)).toHaveLength(1)
    expect(await listMissed(world.pool, { scope: { customerId: customer + 1 }, payments: true, messages: true }, between, 10)).toEqual([])
  })

  test('is told of payments to those who may read them, and tasks of the accountant to staff alone', async () => {
    const start = await now()
    await world.pool.query(
      `insert into outbox (topic, customer_id, payload)
       select topic, $1, '{"payment_id": 8}' from unnest('{payment.received,task.added}'::text[]) as topic`,
      [customer],
    )
    await topicsAfter(start, 2)
    const between = { after: start, upTo: await now() }
    const heard = async (audience: Audience) => (await listMissed(world.pool, audience, between, 10)).map(({ topic }) => topic)
    expect(await heard({ scope: 'all', payments: true, messages: true })).toEqual(['payment.received', 'task.added'])
    expect(await heard({ scope: { customerId: customer }, payments: true, messages: true })).toEqual(['payment.received'])
    expect(await heard({ scope: { customerId: customer + 1 }, payments: true, messages: true })).toEqual([])
    expect(await heard({ scope: 'all', payments: false, messages: false })).toEqual([])
  })

  test('is told of messages to those who may read them', async () => {
    const start = await now()
    await world.pool.query(`insert into outbox (topic, customer_id, payload) values ('message.posted', $1, '{"order_id": null}')`, [
      customer,
    ])
    expect(await topicsAfter(start, 1)).toEqual(['message.posted'])
    const between = { after: start, upTo: await now() }
    const heard = async (audience: Audience) => (await listMissed(world.pool, audience, between, 10)).map(({ topic }) => topic)
    const guide = { userId: 1, name: 'Ли Вэй' }
    expect(await heard({ scope: { customerId: customer }, payments: false, messages: true })).toEqual(['message.posted'])
    expect(await heard({ scope: { customerId: customer, guide }, payments: false, messages: true })).toEqual([])
    expect(await heard({ scope: { customerId: customer + 1 }, payments: false, messages: true })).toEqual([])
    expect(await heard({ scope: 'all', payments: true, messages: false })).toEqual([])
  })

  test('is not known for a position of another database, nor after the sweep has passed it', async () => {
    await publishIn(world.pool, 'order.old')
    const before = await expect
      .poll(() => now())
      .toSatisfy((position: Position) => position.tx > 0n)
      .then(() => now())
    await expect.poll(() => isResumable(world.pool, before)).toBe(true)
    expect(await isResumable(world.pool, { tx: before.tx + 1_000_000n, id: 0 })).toBe(false)

    await publishIn(world.pool, 'order.gone')
    await publishIn(world.pool, 'order.young')
    await world.pool.query(`update outbox set created_at = now() - interval '7 days 1 minute' where topic <> 'order.young'`)
    expect(await forgetOldNews(world.pool)).toBeGreaterThan(0)
    expect(await isResumable(world.pool, before)).toBe(false)
    expect((await world.pool.query('select topic from outbox')).rows).toEqual([{ topic: 'order.young' }])
  })
})
