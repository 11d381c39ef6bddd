import { setTimeout as pause } from 'node:timers/promises'
import type { LightMyRequestResponse } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accept, refuse } from '../outcome.ts'
import { addSlot, ask, createWorld, place, ticketsFor, type World } from '../testing/world.ts'
import { answerOnce, forgetOldKeys } from './idempotency.ts'

let world: World
/** A neighbour who holds locks while others ask. */
let neighbour: pg.Client

beforeAll(async () => {
  world = await createWorld()
  neighbour = new pg.Client({ connectionString: world.databaseUrl })
  await neighbour.connect()
})
afterAll(async () => {
  await neighbour.end()
  await world.close()
})

let keys = 0
const newKey = (): string => `key-${++keys}`

async function ordersOn(slotId: number): Promise<number> {
  const { rows } = await world.pool.query<{ count: number }>('select count(*) from orders where slot_id = $1', [slotId])
  return rows[0]?.count ?? 0
}

async function keysStored(key: string): Promise<number> {
  const { rows } = await world.pool.query<{ count: number }>('select count(*) from idempotency_keys where key = $1', [key])
  return rows[0]?.count ?? 0
}

/** Until so many statements of this database wait for a lock. */
async function untilWaiting(statements: number): Promise<void> {
  for (;;) {
    const { rows } = await world.pool.query<{ count: number }>(
      `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if ((rows[0]?.count ?? 0) >= statements) return
    await pause(10)
  }
}

const order = (slotId: number, key: string, changes = {}): Promise<LightMyRequestResponse> =>
  ask(world, { as: 'agencyOwner', action: 'post_request', data: ticketsFor(slotId, changes), key })

describe('a repeated key', () => {
  it('with the same data gets the same answer, and there is one order', async () => {
    const [slotId, key] = [await addSlot(world, { capacity: 100 }), newKey()]
    const answers = [await order(slotId, key), await order(slotId, key), await order(slotId, key)]
    expect(answers[0]?.json().success).toBe(true)
    for (const answer of answers) expect(answer.json()).toEqual(answers[0]?.json())
    expect(await ordersOn(slotId)).toBe(1)
  })

  it('gets the order that it placed even when the slot is full by now', async () => {
    const [slotId, key] = [await addSlot(world, { capacity: 12 }), newKey()]
    const first = await order(slotId, key)
    expect((await order(slotId, key)).json()).toEqual(first.json())
  })

  it('cancels an order once and answers twice', async () => {
    const id = await place(world, await addSlot(world, { capacity: 100 }))
    const cancel = { as: 'agencyOwner', action: 'delete_request', data: { request_id: id }, key: newKey() } as const
    const answers = [await ask(world, cancel), await ask(world, cancel)]
    expect(answers.map((answer) => answer.json())).toEqual([1, 2].map(() => ({ success: true, data: { result: { id } } })))
    expect((await ask(world, { ...cancel, key: newKey() })).json().code).toBe('order_already_closed')
  })

  it('confirms an order once and charges it once', async () => {
    const id = await place(world, await addSlot(world, { capacity: 100 }))
    const data = { order_id: id, revision: 1, time: '10:00', entrance: 'Подъезд 3' }
    const confirm = { as: 'dispatcher', api: 'office', action: 'confirm_order', data, key: newKey() } as const
    const first = await ask(world, confirm)
    expect(first.json().success).toBe(true)
    expect((await ask(world, confirm)).json()).toEqual(first.json())
    const { rows } = await world.pool.query(`select count(*) from ledger_transactions where reference = $1`, [`order:${id}`])
    expect(rows).toEqual([{ count: 1 }])
  })

  it('with other data is refused as reused', async () => {
    const [slotId, key] = [await addSlot(world, { capacity: 100 }), newKey()]
    const { id } = (await order(slotId, key)).json().data.result
    const answer = await order(slotId, key, { notes: 'other' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ code: 'key_reused', made: id })
    expect(await ordersOn(slotId)).toBe(1)
  })

  it('gets the refusal of a rule again, though places have become free', async () => {
    const [slotId, key] = [await addSlot(world, { capacity: 5 }), newKey()]
    expect((await order(slotId, key)).json().code).toBe('no_places')
    await world.pool.query('update slots set capacity = 100 where id = $1', [slotId])
    expect((await order(slotId, key)).json().code).toBe('no_places')
    const other = (await order(slotId, key, { notes: 'other' })).json()
    expect([other.code, other.made]).toEqual(['key_reused', undefined])
    expect((await order(slotId, newKey())).json().success).toBe(true)
  })

  it('is free again after a bad field, a missing right and an absent order', async () => {
    const [slotId, key] = [await addSlot(world, { capacity: 100 }), newKey()]
    expect((await order(slotId, key, { qty_guide: 'one' })).statusCode).toBe(400)
    expect((await ask(world, { as: 'agencyAccountant', action: 'post_request', data: ticketsFor(slotId), key })).statusCode).toBe(403)
    expect((await order(2_000_000_000, key)).statusCode).toBe(404)
    expect(await keysStored(key)).toBe(0)
    expect((await order(slotId, key)).json().success).toBe(true)

    const cancel = { as: 'agencyOwner', action: 'delete_request', data: { request_id: 2_000_000_000 }, key: newKey() } as const
    expect((await ask(world, cancel)).statusCode).toBe(404)
    expect(await keysStored(cancel.key)).toBe(0)
  })

  it('of another user, or for another action, is another key', async () => {
    const [slotId, key] = [await addSlot(world, { capacity: 100 }), newKey()]
    const first = (await order(slotId, key)).json<{ data: { result: { id: number } } }>().data.result.id
    const other = await ask(world, { as: 'agencyManager', action: 'post_request', data: ticketsFor(slotId), key })
    expect(other.json().data.result.id).not.toBe(first)
    expect((await ask(world, { as: 'agencyOwner', action: 'delete_request', data: { request_id: first }, key })).json().success).toBe(true)
  })
})

describe('twins with one key at the same time', () => {
  it('wait for each other and get one answer and one order', async () => {
    const [slotId, key] = [await addSlot(world, { capacity: 100 }), newKey()]
    await neighbour.query('begin')
    await neighbour.query('select from slots where id = $1 for update', [slotId])
    const twins = [order(slotId, key), order(slotId, key), order(slotId, key)]
    await untilWaiting(3)
    await neighbour.query('rollback')
    const answers = await Promise.all(twins)
    expect(answers[0]?.json().success).toBe(true)
    for (const answer of answers) expect(answer.json()).toEqual(answers[0]?.json())
    expect(await ordersOn(slotId)).toBe(1)
  })

  it('let the second run when the first was rolled back', async () => {
    const [slotId, key] = [await addSlot(world, { capacity: 100 }), newKey()]
    await holdKey(key)
    const waiting = order(slotId, key)
    await untilWaiting(1)
    await neighbour.query('rollback')
    expect((await waiting).json().success).toBe(true)
    expect(await ordersOn(slotId)).toBe(1)
  })

  it('tell the second to come again when the first takes too long', async () => {
    const [slotId, key] = [await addSlot(world, { capacity: 100 }), newKey()]
    await holdKey(key)
    const answer = await order(slotId, key)
    await neighbour.query('rollback')
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 503, code: 'busy' })
    expect(answer.headers['retry-after']).toBeDefined()
    expect(await ordersOn(slotId)).toBe(0)
    expect((await order(slotId, key)).json().success).toBe(true)
  })

  async function holdKey(key: string): Promise<void> {
    await neighbour.query('begin')
    await neighbour.query(`insert into idempotency_keys (owner, action, key, data_hash) values ($1, 'post_request', $2, '')`, [
      `user:${world.users.agencyOwner}`,
      key,
    ])
  }
})

describe('answering once', () => {
  const once = (key: string) => ({ owner: 'user:1', action: 'test', key, dataHash: Buffer.from('data') })

  it('runs the work again after it threw, and keeps nothing of the first attempt', async () => {
    const key = newKey()
    const crash = answerOnce(world.pool, once(key), () => Promise.reject(new Error('crash')))
    await expect(crash).rejects.toThrow('crash')
    expect(await answerOnce(world.pool, once(key), async () => accept(7))).toEqual(accept(7))
    expect(await answerOnce(world.pool, once(key), async () => accept(8))).toEqual(accept(7))
  })

  it('stores a refusal of a rule with its fields, and not an absence', async () => {
    const [refused, absent] = [newKey(), newKey()]
    const refusal = refuse('no_places', 'schedule_item_id')
    await answerOnce(world.pool, once(refused), async () => refusal)
    expect(await answerOnce(world.pool, once(refused), async () => accept(1))).toEqual(refusal)
    await answerOnce(world.pool, once(absent), async () => refuse('order_not_found'))
    expect(await answerOnce(world.pool, once(absent), async () => accept(1))).toEqual(accept(1))
  })

  it('forgets keys after 72 hours', async () => {
    const [old, young] = [newKey(), newKey()]
    for (const key of [old, young]) await answerOnce(world.pool, once(key), async () => accept(1))
    await world.pool.query(`update idempotency_keys set created_at = now() - interval '73 hours' where key = $1`, [old])
    await world.pool.query(`update idempotency_keys set created_at = now() - interval '71 hours' where key = $1`, [young])
    expect(await forgetOldKeys(world.pool)).toBe(1)
    expect([await keysStored(old), await keysStored(young)]).toEqual([0, 1])
  })
})
