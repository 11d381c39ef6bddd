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

let world: PaymentWorld
beforeAll(async () => {
  world = await createPaymentWorld()
})
afterAll(() => world.close())

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
const jobsFor = async (paymentId: number) =>
  (
    await world.pool.query<{ key: string }>(
      `select key from graphile_worker.jobs where key = $1 and run_at <= now() + interval '10 seconds'`,
      [`ask_payment:${paymentId}`],
    )
  ).rows.length

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
    const { id } = await paidAtBank('duplicate')
    await until(
      async () => (await bankOf(world, id)).callbacks,
      (callbacks) => callbacks.length === 3,
    )
    expect((await bankOf(world, id)).callbacks.map(({ status }) => status)).toEqual([200, 200, 200])
    const [stored, ...more] = await callbacksOf(id)
    expect(new URLSearchParams(stored?.raw.toString()).get('state')).toBe('COMPLETE')
    expect(more.length).toBeLessThan(3)
    expect(await factsOf(world, id)).toMatchObject({ status: 'FORM_OPENED', received: 0 })
    expect(await jobsFor(id)).toBe(1)
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
