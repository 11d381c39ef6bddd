import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import * as z from 'zod/mini'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { accept } from '../outcome.ts'
import { actionTable, addActionsEndpoint, addFormParser } from './actions.ts'
import { addLastingAnswer, compressAnswers } from './compression.ts'
import { createMetrics } from './metrics.ts'

const text = z.object({ text: z.string() })
const contract = (ability: readonly [string, string], writes: boolean) => ({ input: text, output: text, ability, writes }) as never
const contracts = {
  list: contract(['read', 'Order'], false),
  list_of_visitor: contract(['read', 'Public'], false),
  place: contract(['create', 'Order'], true),
  open_session: contract(['create', 'ActingSession'], false),
}
const handlers = Object.fromEntries(Object.keys(contracts).map((name) => [name, ({ input }: { input: object }) => accept(input)]))

const app = Fastify()
compressAnswers(app)
app.decorateRequest('action', '')
addFormParser(app)
addActionsEndpoint(app, {
  path: '/actions/',
  actions: actionTable({ contracts, handlers }),
  pool: undefined as never,
  metrics: createMetrics(),
  identity: undefined as never,
  authenticate: async () => ({ can: () => true, onBehalf: false }) as never,
  doneOnBehalf: async () => undefined,
  sendFile: async (reply) => reply,
})
app.get('/texts/', async () => ({ text: 'Ж'.repeat(300_000) }))
const makeContract = vi.fn(async () => ({ text: 'Ж'.repeat(300_000) }))
addLastingAnswer(app, '/contract/', makeContract)
afterAll(() => app.close())

async function ask(action: keyof typeof contracts, length: number, encoding?: string) {
  const part = (name: string, value: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const answer = await app.inject({
    method: 'POST',
    url: '/actions/',
    headers: { 'content-type': 'multipart/form-data; boundary=b', ...(encoding !== undefined && { 'accept-encoding': encoding }) },
    payload: `${part('action', action)}${part('data', JSON.stringify({ text: 'Ж'.repeat(length) }))}--b--\r\n`,
  })
  const { 'content-encoding': used, vary } = answer.headers
  const body = used === 'gzip' ? gunzipSync(answer.rawPayload).toString() : answer.body
  expect(JSON.parse(body)).toEqual({ success: true, data: { text: 'Ж'.repeat(length) } })
  return { used, vary, bytes: answer.rawPayload.length }
}

it('an answer that never changes is made once for all, and compressed for who takes it', async () => {
  const answers = []
  for (const encoding of ['gzip', 'gzip', 'identity'])
    answers.push(await app.inject({ url: '/contract/', headers: { 'accept-encoding': encoding } }))
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', 'gzip', undefined])
  expect(new Set(answers.map(({ headers }) => `${headers['vary']} ${headers['content-type']}`))).toEqual(
    new Set(['accept-encoding application/json; charset=utf-8']),
  )
  const [first, second, plain] = answers
  expect(gunzipSync(first?.rawPayload ?? '').toString()).toBe(plain?.body)
  expect(second?.rawPayload).toEqual(first?.rawPayload)
  expect(makeContract).toHaveBeenCalledTimes(1)
})

it('an answer that could not be made is an error to who asked, and made for the next', async () => {
  const failing = Fastify()
  const make = vi.fn(async () => ({ made: true })).mockRejectedValueOnce(new Error('The piece did not load'))
  addLastingAnswer(failing, '/contract/', make)
  const codes = []
  for (let times = 0; times < 3; times++) codes.push((await failing.inject({ url: '/contract/' })).statusCode)
  expect(codes).toEqual([500, 200, 200])
  expect(make).toHaveBeenCalledTimes(2)
  await failing.close()
})

describe('a long answer', () => {
  it.each(['gzip', 'gzip, deflate, br, zstd', 'br;q=1.0, gzip;q=0.8'])('to a question is compressed for who takes %s', async (encoding) => {
    const { used, vary, bytes } = await ask('list', 30_000, encoding)
    expect([used, vary]).toEqual(['gzip', 'accept-encoding'])
    expect(bytes).toBeLessThan(1_000)
    expect((await ask('list_of_visitor', 30_000, encoding)).used).toBe('gzip')
  })

  it.each([undefined, '', 'br', 'identity', 'gzip;q=0', 'br, gzip; q=0.0', 'notgzip'])(
    'stays as it is for who takes %j',
    async (encoding) => {
      expect((await ask('list', 30_000, encoding)).used).toBeUndefined()
    },
  )

  it.each(['place', 'open_session'] as const)('to %s, which may hand over a secret, is never compressed', async (action) => {
    expect(await ask(action, 30_000, 'gzip')).toMatchObject({ used: undefined, vary: undefined })
  })

  it('is whole also when it is so long that another thread compresses it', async () => {
    const answer = await app.inject({ url: '/texts/', headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers['content-encoding']).toBe('gzip')
    expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toEqual({ text: 'Ж'.repeat(300_000) })
  })
})

describe('a short answer', () => {
  it('is not worth it', async () => {
    expect(await ask('list', 1_000, 'gzip')).toMatchObject({ used: undefined, vary: undefined })
  })
})
