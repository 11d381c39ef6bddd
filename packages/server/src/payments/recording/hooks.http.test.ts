import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  askLater,
  bankOf,
  confirmOrder,
  createPaymentWorld,
  factsOf,
  pay,
  type PaymentWorld,
  play,
  until,
} from '../../testing/payment-world.ts'

let folder: string
let world: PaymentWorld
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'payment-world-'))
  world = await createPaymentWorld('card', folder)
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})

const form = 'application/x-www-form-urlencoded'
const post = (payload: string | Buffer, type = form) =>
  world.app.inject({ method: 'POST', url: '/hooks/modulbank/', headers: { 'content-type': type }, payload })

type Stored = { word: string; raw: Buffer }
async function callbacksOf(paymentId: number): Promise<Stored[]> {
  const { rows } = await world.pool.query<Stored>(
    `select word, raw from payment_events where payment_id = $1 and kind = 'callback' order by id`,
    [paymentId],
  )
  return rows
}
async function paidAtBank(outcome = 'approve'): Promise<{ id: number; stored: Stored[] }> {
  const { payment_id: id } = await pay(world, [await confirmOrder(world)])
  await play(world, id, outcome)
  const stored = await until(
    () => callbacksOf(id),
    (found) => found.length > 0,
  )
  return { id, stored }
}

describe('a callback', () => {
  it('is stored as it came, once for the same news, and only wakes the question', async () => {
    const { payment_id: id } = await pay(world, [await confirmOrder(world)])
    await world.pool.query(
      `update payments set asked_at = now() + interval '1 hour', next_ask_at = now() + interval '2 hours' where id = $1`,
      [id],
    )
    await play(world, id, 'duplicate')
    await until(
      async () => (await bankOf(world, id)).callbacks,
      (callbacks) => callbacks.length === 3,
    )
    expect((await bankOf(world, id)).callbacks.map(({ status }) => status)).toEqual([200, 200, 200])
    const stored = await callbacksOf(id)
    expect(stored.map(({ raw }) => new URLSearchParams(raw.toString()).get('state'))).toEqual(['COMPLETE'])
    expect(await factsOf(world, id)).toMatchObject({ status: 'FORM_OPENED', received: 0 })
    // As soon as may be, and no sooner: ten seconds after the last question, which no loaded machine has behind it here.
    const { rows } = await world.pool.query(
      `select payments.next_ask_at = payments.asked_at + interval '10 seconds' as soon, jobs.run_at = payments.next_ask_at as woken
       from payments join graphile_worker.jobs on jobs.key = 'ask_payment:' || payments.id where payments.id = $1`,
      [id],
    )
    expect(rows).toEqual([{ soon: true, woken: true }])
    await world.pool.query('update payments set asked_at = now() where id = $1', [id])
    await askLater(world, id)
    expect(await factsOf(world, id)).toMatchObject({ status: 'COMPLETE' })
  })

  it('is answered well and stored no more when the payment is known to be paid', async () => {
    const { id, stored } = await paidAtBank()
    await askLater(world, id)
    const before = await callbacksOf(id)
    const again = await post(stored[0]?.raw ?? '')
    expect([again.statusCode, again.body]).toEqual([200, 'OK'])
    expect(await callbacksOf(id)).toHaveLength(before.length)
  })

  it('is refused when a field was altered, added, or left out, and leaves nothing', async () => {
    const { id, stored } = await paidAtBank()
    const before = await callbacksOf(id)
    for (const change of [
      (fields: URLSearchParams) => fields.set('amount', '1.00'),
      (fields: URLSearchParams) => fields.set('state', 'FAILED'),
      (fields: URLSearchParams) => fields.set('extra', '1'),
      (fields: URLSearchParams) => fields.delete('salt'),
      (fields: URLSearchParams) => fields.set('signature', '0'.repeat(40)),
      (fields: URLSearchParams) => fields.delete('signature'),
      (fields: URLSearchParams) => fields.set('merchant', 'another'),
    ]) {
      const fields = new URLSearchParams(stored[0]?.raw.toString())
      change(fields)
      expect((await post(fields.toString())).statusCode).toBe(401)
    }
    expect(await callbacksOf(id)).toEqual(before)
  })

  it('of the bank with a wrong signature is refused, although the money is there', async () => {
    const { payment_id: id } = await pay(world, [await confirmOrder(world)])
    await play(world, id, 'bad_signature')
    const { callbacks } = await until(
      () => bankOf(world, id),
      (bank) => bank.callbacks.length > 0,
    )
    expect(callbacks[0]).toMatchObject({ isForged: true, status: 401 })
    expect(await callbacksOf(id)).toEqual([])
  })

  it.each([
    ['nothing', '', form],
    ['JSON', '{"state":"COMPLETE"}', 'application/json'],
    ['another content', '<xml/>', 'text/xml'],
    ['noise', Buffer.from([0, 255, 254, 37, 0]), form],
  ])('that is %s is refused', async (_, payload, type) => {
    expect((await post(payload, type)).statusCode).toBe(401)
  })

  it('is no larger than 64 KB', async () => {
    expect((await post(`a=${'b'.repeat(65_536)}`)).statusCode).toBe(413)
  })

  it('about a payment that is not ours is accepted, and nothing comes of it', async () => {
    const { id, stored } = await paidAtBank()
    await world.pool.query(`update payments set provider_reference = 'another-' || id where id = $1`, [id])
    const before = (await world.pool.query('select count(*) from payment_events')).rows
    expect((await post(stored[0]?.raw ?? '')).statusCode).toBe(200)
    expect((await world.pool.query('select count(*) from payment_events')).rows).toEqual(before)
  })

  it('reaches no provider that is off', async () => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/hooks/wechat/',
      payload: '{}',
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.statusCode).toBe(401)
  })
})

describe('a callback that is faster than we are', () => {
  it('finds the payment although its page is not written down yet, and the money comes with the next question', async () => {
    const { id } = await paidAtBank()
    const { rows } = await world.pool.query<{ providerId: string }>(
      `with before as (select provider_id from payments where id = $1)
       update payments set provider_id = null, url = null from before where id = $1 returning before.provider_id as "providerId"`,
      [id],
    )
    await askLater(world, id)
    expect(await factsOf(world, id)).toMatchObject({ status: 'FORM_OPENED', received: 0 })
    await world.pool.query('update payments set provider_id = $2 where id = $1', [id, rows[0]?.providerId])
    await askLater(world, id)
    expect(await factsOf(world, id)).toMatchObject({ status: 'COMPLETE' })
  })
})

describe('the number of a card', () => {
  const card = '2200000000000004'

  /** Everything that the database holds, every table as text; what came as bytes is read as bytes. */
  async function dump(): Promise<string> {
    const { rows } = await world.pool.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    const texts = await Promise.all(
      rows.map(async ({ name }) => {
        const found = await world.pool.query<{ text: string | null }>(`select string_agg(kept::text, E'\n') as text from ${name} as kept`)
        return found.rows[0]?.text ?? ''
      }),
    )
    return texts.join('\n')
  }

  it('stays on the bank’s page: nothing that bank or server keeps or logs of a paid payment has it', async () => {
    const { payment_id: id, url } = await pay(world, [await confirmOrder(world)])
    const send = (path: string, fields: Record<string, string>) =>
      fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
    await send('/card', { number: card.replace(/(\d{4})(?=\d)/g, '$1 '), until: '12/30', cvc: '123' })
    await send('/code', { code: '1234' })
    const [callback] = await until(
      () => callbacksOf(id),
      (found) => found.length > 0,
    )
    await askLater(world, id)
    expect(await factsOf(world, id)).toMatchObject({ status: 'COMPLETE' })
    await until(
      async () => readFileSync(join(folder, 'bank.json'), 'utf8'),
      (text) => text.includes('220000******0004'),
    )
    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
    const everything = [...files, await dump(), callback?.raw.toString() ?? ''].join('\n')
    // What is looked through is really there: the order's state, the payer, and all that is kept of the card.
    for (const there of ['payer@example.com', '220000******0004', '/hooks/modulbank/']) expect(everything).toContain(there)
    const spellings = [card, Buffer.from(card).toString('hex'), Buffer.from(card).toString('base64').slice(0, 20)]
    for (const spelling of [...spellings, card.replace(/(\d{4})(?=\d)/g, '$1 ')]) expect(everything).not.toContain(spelling)
  })
})
