import type { QueryConfig } from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { tokenHash } from '../identity/index.ts'
import { createWorld, type World } from '../testing/world.ts'
import { createEventHub, streamsPerUser } from './event-hub.ts'
import { createEventStream, type EventStream } from './event-stream.ts'
import { forgetGoneProcesses } from './streams-elsewhere.store.ts'

let world: World
/** Longer than a busy machine takes. */
const soon = { timeout: 60_000 }
const hubs: ReturnType<typeof createEventHub>[] = []

beforeAll(async () => {
  world = await createWorld()
})
afterEach(async () => {
  // What a hub still tells of itself would stand among the rows of the next test.
  await Promise.all(hubs.splice(0).map((hub) => hub.close()))
  vi.useRealTimers()
})
afterAll(() => world.close())

type Hub = ReturnType<typeof createEventHub>
/** The hub of an HTTP process. */
function newProcess(pool = world.pool): Hub {
  const hub = createEventHub({ pool, log: pino({ level: 'silent' }), pollMs: 10, beatMs: 10 })
  hubs.push(hub)
  return hub
}

/** From here on all is opened in one moment, until that is set anew. */
const stopClock = (): void => void vi.useFakeTimers({ toFake: ['Date'] })
const nextMoment = (): void => void vi.setSystemTime(Date.now() + 1)

type Heard = { stream: EventStream; text: () => string }
async function open(hub: Hub): Promise<Heard> {
  const session = tokenHash(world.tokens.dispatcher)
  const stream = createEventStream({
    userId: world.users.dispatcher,
    scope: 'all',
    payments: false,
    messages: false,
    session,
    roles: 'dispatcher',
  })
  let text = ''
  stream.output.on('data', (bytes) => (text += String(bytes)))
  await hub.join(stream, undefined)
  await expect.poll(() => text, soon).toContain('event: ready')
  return { stream, text: () => text }
}

/** What another process told of itself: as many streams of the dispatcher as he may have, each opened in the far future. */
async function tellOfProcess(silentForSeconds: number): Promise<void> {
  await world.pool.query(
    `insert into listening_processes (id, seen_at, user_ids, opened_at)
     values (gen_random_uuid(), now() - make_interval(secs => $1), array_fill($2::integer, array[$3::integer]), array_fill(4102444800000, array[$3::integer]))`,
    [silentForSeconds, world.users.dispatcher, streamsPerUser],
  )
}

/** So many signs of life: what another process told is heard by then. */
async function beats({ text }: Heard, count: number): Promise<void> {
  const heard = () => text().split(': beat').length - 1
  const before = heard()
  await expect.poll(heard, soon).toBeGreaterThan(before + count)
}

describe('streams of one login in several processes', () => {
  test('are together as many as in one: the oldest is told, and goes', async () => {
    const [first, second] = [newProcess(), newProcess()]
    stopClock()
    const oldest = await open(first)
    const others = []
    for (let count = 1; count < streamsPerUser; count++) {
      nextMoment()
      others.push(await open(count % 2 === 0 ? first : second))
    }
    await beats(others[0] as Heard, 5)
    expect(oldest.text()).not.toContain('event: dropped')

    nextMoment()
    others.push(await open(second))
    await expect.poll(oldest.text, soon).toContain('event: dropped')
    await beats(others[0] as Heard, 5)
    for (const { text } of others) expect(text()).not.toContain('event: dropped')
  })

  test('opened in one moment lose no more than the one that is too many', async () => {
    const [first, second] = [newProcess(), newProcess()]
    stopClock()
    const all: Heard[] = []
    for (let count = 0; count <= streamsPerUser; count++) all.push(await open(count % 2 === 0 ? first : second))
    const dropped = (): number => all.filter(({ text }) => text().includes('event: dropped')).length
    await expect.poll(dropped, soon).toBe(1)
    await beats(all.findLast(({ text }) => !text().includes('event: dropped')) as Heard, 5)
    expect(dropped()).toBe(1)
  })

  test('are not counted of a process that is gone, and a job forgets it', async () => {
    await world.pool.query('delete from listening_processes')
    await tellOfProcess(31)
    const reader = await open(newProcess())
    await beats(reader, 5)
    expect(reader.text()).not.toContain('event: dropped')
    expect(await forgetGoneProcesses(world.pool)).toBe(1)
    // The same of a process that lives pushes him out.
    await tellOfProcess(0)
    await expect.poll(reader.text, soon).toContain('event: dropped')
    expect(await forgetGoneProcesses(world.pool)).toBe(0)
  })

  test('are forgotten when the last of a process ends', async () => {
    await world.pool.query('delete from listening_processes')
    const processes = async () => (await world.pool.query('select from listening_processes')).rowCount
    const reader = await open(newProcess())
    await expect.poll(processes, soon).toBe(1)
    reader.stream.output.destroy()
    await expect.poll(processes, soon).toBe(0)
  })

  test('are told no more once a hub has closed', async () => {
    let [asked, told] = [false, false]
    const released = Promise.withResolvers<void>()
    const slow = {
      query: async (statement: QueryConfig) => {
        if (statement.name !== 'streams_share') return world.pool.query(statement)
        asked = true
        await released.promise
        const answer = await world.pool.query(statement)
        told = true
        return answer
      },
    } as unknown as typeof world.pool
    const hub = newProcess(slow)
    await open(hub)
    await expect.poll(() => asked, soon).toBe(true)
    const closed = hub.close()
    released.resolve()
    await closed
    expect(told).toBe(true)
  })
})
