import type { Message, MessagePage } from '@anfilada/contract/messages/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { barrier } from '../testing/barrier.ts'
import { answerOnce, type Once } from '../db/idempotency.ts'
import type { Pool } from '../db/pool.ts'
import { addSlot, ask, createWorld, place, type World } from '../testing/world.ts'
import { postMessage } from './post-message.ts'

let world: World
let order: number
let customerId: number
beforeAll(async () => {
  world = await createWorld()
  order = await place(world, await addSlot(world, { capacity: 100 }))
  const { rows } = await world.pool.query<{ id: number }>('select customer_id as id from orders where id = $1', [order])
  customerId = rows[0]?.id ?? 0
})
afterAll(() => world.close())

type Writing = { pool?: Pool; key?: string; fromOffice?: boolean }
const write = (text: string, { pool = world.pool, key, fromOffice = false }: Writing = {}) => {
  const userId = fromOffice ? world.users.dispatcher : world.users.agencyOwner
  const once: Once | undefined =
    key === undefined ? undefined : { owner: 'user:1', action: 'post_message', key, dataHash: Buffer.from(text) }
  const person = { userId, fromOffice }
  return answerOnce(pool, once, (tx) =>
    postMessage(tx, { customerId, orderId: order }, person, { text, fileId: undefined, language: 'ru' }),
  )
}
const texts = async (): Promise<string[]> =>
  (await world.pool.query<{ text: string }>('select text from messages order by id')).rows.map(({ text }) => text)

async function page(before?: number): Promise<MessagePage> {
  const data = { order_id: order, limit: 200, ...(before !== undefined && { before }) }
  return (await ask(world, { as: 'agencyOwner', action: 'get_messages', data })).json<{ data: MessagePage }>().data
}

describe('writing at the same moment', () => {
  test('the first two messages of a thread both stand in one', async () => {
    const pool = barrier(world.pool, 'message_thread_claim', 2)
    await Promise.all([write('раз', { pool }), write('два', { pool, fromOffice: true })])
    expect((await texts()).toSorted()).toEqual(['два', 'раз'])
    expect((await world.pool.query('select from message_threads')).rowCount).toBe(1)
  })

  test('two with one key are one message', async () => {
    const pool = barrier(world.pool, 'idempotency_claim', 2)
    const both = await Promise.all([write('однажды', { pool, key: 'k' }), write('однажды', { pool, key: 'k' })])
    expect(new Set(both.map((outcome) => outcome.ok && outcome.value.id)).size).toBe(1)
    expect((await texts()).filter((text) => text === 'однажды')).toHaveLength(1)
  })

  test('numbers and moments go in one order, and none appears behind what was read', async () => {
    const seen = new Set<number>()
    const highest: number[] = []
    const reading = (async () => {
      for (let round = 0; round < 10; round++) {
        const { result } = await page()
        highest.push(...result.filter(({ id }) => !seen.has(id) && id < Math.max(0, ...seen)).map(({ id }) => id))
        for (const { id } of result) seen.add(id)
      }
    })()
    await Promise.all(Array.from({ length: 40 }, (_none, one) => write(`строка ${one}`, { fromOffice: one % 2 === 0 })))
    await reading
    expect(highest).toEqual([])
    const { rows } = await world.pool.query<{ sound: boolean }>(
      `select bool_and(at >= before) as sound from (select at, lag(at, 1, at) over (order by id) as before from messages) as pairs`,
    )
    expect(rows[0]?.sound).toBe(true)
  })
})

describe('a thread of 10,000', () => {
  beforeAll(async () => {
    await world.pool.query(
      `insert into messages (thread_id, author_id, from_office, text, language)
       select message_threads.id, case when n % 2 = 0 then $1::integer else $2 end, n % 2 = 0, 'строка ' || n, 'ru'
       from message_threads, generate_series(1, 10000) as n order by n`,
      [world.users.dispatcher, world.users.agencyOwner],
    )
    await world.pool.query(
      `insert into message_reads (thread_id, last_id, user_id, from_office)
      select messages.thread_id, messages.id, $1, true from messages where not messages.from_office`,
      [world.users.dispatcher],
    )
    await world.pool.query('analyze messages, message_reads')
  })

  test('is walked back page by page: each message once, in order', async () => {
    const pages: Message[][] = []
    for (let before: number | null | undefined; before !== null;) {
      const { result, earlier }: MessagePage = await page(before)
      pages.push(result)
      before = earlier
    }
    const ids = pages.toReversed().flatMap((one) => one.map(({ id }) => id))
    const { rows } = await world.pool.query<{ id: number }>('select id from messages order by id')
    expect(ids).toEqual(rows.map(({ id }) => id))
    expect(pages.every((one) => one.length <= 200)).toBe(true)
  })
})
