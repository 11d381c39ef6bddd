import type { AddressInfo } from 'node:net'
import { loginOutput } from '@anfilada/contract/identity/login'
import { orderNews, readyEvent } from '@anfilada/contract/events'
import type { QueryConfig } from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { tokenHash } from '../identity/index.ts'
import { buildApp } from '../app.ts'
import { type EventReader, readEvents } from '../testing/event-reader.ts'
import { goodPassword, setPassword } from '../testing/logins.ts'
import { addSlot, ask, createWorld, place, type Principal, testIdentity, type World } from '../testing/world.ts'
import { createEventHub, streamsPerUser } from './event-hub.ts'
import { createEventStream } from './event-stream.ts'

let world: World
let slot: number
let origin: string
const readers: EventReader[] = []

beforeAll(async () => {
  world = await createWorld()
  slot = await addSlot(world, { capacity: 10_000 })
  origin = await world.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => readers.splice(0).forEach((reader) => reader.close()))
afterAll(() => world.close())

type Listening = { token?: string; api?: 'v1' | 'office'; after?: string | undefined; at?: string }

/** Opens a stream and reads its first event. */
async function listen(as: Exclude<Principal, 'none'>, { token = world.tokens[as], api = 'v1', after, at = origin }: Listening = {}) {
  const reader = await readEvents(`${at}/api/${api}/events/`, {
    authorization: token,
    ...(after !== undefined && { 'last-event-id': after }),
  })
  readers.push(reader)
  const first = await reader.next()
  expect(first?.event).toBe('ready')
  return { ...reader, position: first?.id, ...readyEvent.parse(first?.data) }
}

async function nextOrder(reader: EventReader) {
  const heard = await reader.next()
  expect(heard?.event).toBe('order')
  return { ...orderNews.parse(heard?.data), position: heard?.id }
}

async function newSession(as: Exclude<Principal, 'none'>): Promise<string> {
  const token = `once-${crypto.randomUUID()}`
  await world.pool.query(`insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 hour')`, [
    tokenHash(token),
    world.users[as],
  ])
  return token
}

describe('live events', () => {
  test('tell a customer what happens to his orders, and nothing of another’s', async () => {
    const reader = await listen('agencyOwner')
    await place(world, slot, {}, 'otherAgency')
    const id = await place(world, slot, {}, 'agencyManager')
    const data = { order_id: id, revision: 1, time: '10:00', entrance: 'Подъезд 3' }
    await ask(world, { as: 'dispatcher', api: 'office', action: 'confirm_order', data })
    expect(await nextOrder(reader)).toMatchObject({ topic: 'order.placed', order_id: id })
    expect(await nextOrder(reader)).toMatchObject({ topic: 'order.confirmed', order_id: id })
  })

  test('tell a guide only of orders that he placed or that name him', async () => {
    const reader = await listen('agencyGuide')
    await place(world, slot, {}, 'agencyOwner')
    const naming = await place(world, slot, { guide: 'agencyGuide' }, 'agencyOwner')
    const own = await place(world, slot, {}, 'agencyGuide')
    expect([(await nextOrder(reader)).order_id, (await nextOrder(reader)).order_id]).toEqual([naming, own])
  })

  test('tell staff of all orders', async () => {
    const reader = await listen('dispatcher', { api: 'office' })
    const ids = [await place(world, slot, {}, 'otherAgency'), await place(world, slot, {}, 'individual')]
    expect([(await nextOrder(reader)).order_id, (await nextOrder(reader)).order_id]).toEqual(ids)
  })

  test('go on where the reader stopped, with what he missed', async () => {
    const before = await listen('agencyOwner')
    const heard = await place(world, slot)
    const { position } = await nextOrder(before)
    before.close()
    const missed = [await place(world, slot), await place(world, slot)]
    await place(world, slot, {}, 'otherAgency')

    const after = await listen('agencyOwner', { after: position })
    expect([after.resumed, after.position]).toEqual([true, position])
    expect([(await nextOrder(after)).order_id, (await nextOrder(after)).order_id]).toEqual(missed)
    const live = await place(world, slot)
    expect((await nextOrder(after)).order_id).toBe(live)
    expect(missed).not.toContain(heard)
  })

  test('begin at the sign-in: what a screen read since then is not read again, and nothing is missed', async () => {
    await place(world, slot)
    await setPassword(world, 'individual')
    const credentials = { login: 'individual', password: goodPassword }
    const signedIn = await world.app.inject({ method: 'POST', url: '/api/v1/login/', payload: credentials })
    const { accessToken: token, live_position: after } = loginOutput.parse(signedIn.json<{ data: unknown }>().data)
    const placed = await place(world, slot, {}, 'individual')
    const reader = await listen('individual', { token, after })
    expect([reader.resumed, reader.position]).toEqual([true, after])
    expect((await nextOrder(reader)).order_id).toBe(placed)
  })

  test.each(['', 'garbage', '999999999999999999-1', "1-1' or true"])('begin anew for a position that is not theirs: %j', async (after) => {
    expect((await listen('agencyOwner', { after })).resumed).toBe(false)
  })

  test('begin anew for a reader who missed more than can be told cheaply', async () => {
    const before = await listen('agencyOwner')
    const id = await place(world, slot)
    const { position } = await nextOrder(before)
    before.close()
    await world.pool.query(
      `insert into outbox (topic, customer_id, payload)
       select 'order.placed', orders.customer_id, jsonb_build_object('order_id', orders.id) from orders, generate_series(1, 501) where orders.id = $1`,
      [id],
    )
    const watching = await listen('dispatcher', { api: 'office' })
    await expect.poll(async () => (await listen('agencyOwner', { after: position })).resumed).toBe(false)
    watching.close()
  })

  test('are refused without a session, and of the other’s API', async () => {
    const status = async (path: string, token?: string) =>
      (await fetch(origin + path, { headers: token === undefined ? {} : { authorization: token } })).status
    expect(await status('/api/v1/events/')).toBe(401)
    expect(await status('/api/v1/events/', world.tokens.expired)).toBe(401)
    expect(await status('/api/v1/events/', world.tokens.dispatcher)).toBe(403)
    expect(await status('/api/office/events/', world.tokens.agencyOwner)).toBe(403)
  })

  test('come with the headers that keep them private and unbuffered', async () => {
    const controller = new AbortController()
    const answer = await fetch(`${origin}/api/v1/events/`, {
      headers: { authorization: world.tokens.agencyOwner },
      signal: controller.signal,
    })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    // fetch takes gzip: an encoder would keep the events back as nginx would.
    expect(answer.headers.get('content-encoding')).toBeNull()
    controller.abort()
  })
})

describe('a stream of live events ends', () => {
  test('when its session signs out, and the user’s other stream goes on', async () => {
    const token = await newSession('agencyOwner')
    const [leaving, staying] = [await listen('agencyOwner', { token }), await listen('agencyOwner')]
    await fetch(`${origin}/api/v1/logout/`, { method: 'POST', headers: { authorization: token } })
    expect(await leaving.next()).toBeUndefined()
    const id = await place(world, slot)
    expect((await nextOrder(staying)).order_id).toBe(id)
  })

  test.each([
    ['has come to its last day', `expires_at = now() - interval '1 second'`],
    ['was idle for too long', `last_seen_at = now() - interval '24 hours 1 minute'`],
  ])('when its session %s', async (_why, change) => {
    const token = await newSession('agencyOwner')
    const reader = await listen('agencyOwner', { token })
    await world.pool.query(`update sessions set ${change} where token_hash = $1`, [tokenHash(token)])
    expect(await reader.next()).toBeUndefined()
  })

  test('when its user gets other roles, because he may then hear other things', async () => {
    const reader = await listen('agencyManager')
    await world.pool.query(`update users set roles = '{guide}' where id = $1`, [world.users.agencyManager])
    expect(await reader.next()).toBeUndefined()
    await world.pool.query(`update users set roles = '{manager}' where id = $1`, [world.users.agencyManager])
  })

  test('when its user opens more than a few others: the oldest is told, and goes', async () => {
    const opened = []
    for (let count = 0; count <= streamsPerUser; count++) opened.push(await listen('individual'))
    expect((await opened[0]?.next())?.event).toBe('dropped')
    expect(await opened[0]?.next()).toBeUndefined()
    const id = await place(world, slot, {}, 'individual')
    expect((await nextOrder(opened[1] as EventReader)).order_id).toBe(id)
    expect((await nextOrder(opened[streamsPerUser] as EventReader)).order_id).toBe(id)
  })

  test('when the owner removes its user', async () => {
    const reader = await listen('agencyAccountant')
    const removed = await ask(world, { as: 'agencyOwner', action: 'remove_member', data: { member_id: world.users.agencyAccountant } })
    expect(removed.json()).toMatchObject({ success: true })
    expect(await reader.next()).toBeUndefined()
  })

  test('when the server stops, which does not wait for readers', async () => {
    const app = await buildApp({ pool: world.pool, log: pino({ level: 'silent' }), identity: testIdentity })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const reader = await listen('agencyOwner', { at: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` })
    const ended = reader.next()
    await app.close()
    expect(await ended).toBeUndefined()
  })
})

describe('news that come after a session has ended', () => {
  test('are not told in it, even when they are found before its end is', async () => {
    const token = await newSession('dispatcher')
    const { pool } = world
    const endsMeanwhile = {
      query: async (statement: QueryConfig) => {
        const answer = await pool.query<{ id: number | null }>(statement)
        if (statement.name === 'events_news' && answer.rows.some(({ id }) => id !== null)) {
          await pool.query('delete from sessions where token_hash = $1', [tokenHash(token)])
        }
        return answer
      },
    } as unknown as typeof pool
    const hub = createEventHub({ pool: endsMeanwhile, log: pino({ level: 'silent' }), pollMs: 10, beatMs: 10 })
    const stream = createEventStream({
      userId: 1,
      scope: 'all',
      payments: false,
      messages: false,
      session: tokenHash(token),
      roles: 'dispatcher',
    })
    await hub.join(stream, undefined)
    await place(world, slot)
    let text = ''
    for await (const bytes of stream.output) text += String(bytes)
    await hub.close()
    expect(text).toContain('event: ready')
    expect(text).not.toContain('event: order')
  })
})

describe('a quiet stream', () => {
  test('beats, and moves the reader’s position with it', async () => {
    const hub = createEventHub({ pool: world.pool, log: pino({ level: 'silent' }), pollMs: 10, beatMs: 10 })
    const listener = {
      userId: 1,
      scope: 'all',
      payments: false,
      messages: false,
      session: tokenHash(world.tokens.dispatcher),
      roles: 'dispatcher',
    } as const
    const stream = createEventStream(listener)
    void hub.join(stream, undefined)
    let text = ''
    for await (const bytes of stream.output) {
      text += String(bytes)
      if (text.includes(': beat\nid: ')) break
    }
    expect(text).toMatch(/event: ready[^]*: beat\nid: \d+-\d+\n\n/)
    await expect.poll(() => hub.size()).toBe(0)
    await hub.close()
  })
})
