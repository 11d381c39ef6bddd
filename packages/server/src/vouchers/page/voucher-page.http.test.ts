import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, addSlot, createWorld, type World } from '../../testing/world.ts'
import { orderOfToday } from '../../testing/vouchers.ts'
import { pagePolicy } from './page-style.ts'

let world: World
let slot: number
beforeAll(async () => {
  world = await createWorld()
  slot = await addSlot(world, { capacity: 10_000 })
})
afterAll(() => world.close())

let visitors = 0
type Looking = { language?: string; from?: string; method?: 'GET' | 'HEAD' }
/** Each from an address of his own, unless told otherwise. */
const look = (code: string, { language = 'ru', from = `198.51.100.${++visitors % 250}`, method = 'GET' }: Looking = {}) =>
  world.app.inject({ method, url: `/v/${code}`, remoteAddress: from, headers: { 'accept-language': language } })
const set = (id: number, columns: string) => world.pool.query(`update orders set ${columns} where id = $1`, [id])
const stateIn = (html: string) => /<header class="(\w+)">/.exec(html)?.[1]

describe('the address of a code', () => {
  test('tells its state without a session, and nothing of any person or of the customer', async () => {
    const { orderId, code } = await orderOfToday(world, slot)
    await set(orderId, `guide = 'Ли Вэй', guide_phone = '+7 921 555-01-33', notes = 'двое с коляской'`)
    await world.pool.query(
      `update vouchers set facts = facts || '{"guide": "Ли Вэй", "guide_phone": "+7 921 555-01-33"}' where order_id = $1`,
      [orderId],
    )
    const page = await look(code)
    expect([page.statusCode, stateIn(page.body)]).toEqual([200, 'valid_today'])
    expect(page.headers).toMatchObject({
      'content-security-policy': pagePolicy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    expect(page.headers['set-cookie']).toBeUndefined()
    for (const kept of ['Ли Вэй', '555-01-33', 'agency', 'коляск', '₽', '15 000']) expect(page.body).not.toContain(kept)
    expect((await look(code.toLowerCase())).body).toBe(page.body)
    expect((await look(code, { language: 'fa' })).body).toContain('dir="rtl"')
    const head = await look(code, { method: 'HEAD' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })

  test('says what became of it: another day, changed, gone in, cancelled', async () => {
    const { orderId, code } = await orderOfToday(world, slot)
    const state = async () => stateIn((await look(code)).body)
    await set(orderId, `entrance = 'Подъезд 9'`)
    expect(await state()).toBe('replaced')
    await set(orderId, `entrance = 'Подъезд 3'`)
    expect(await state()).toBe('valid_today')
    await ask(world, { as: 'dispatcher', api: 'office', action: 'redeem_voucher', data: { code, heads: 12 } })
    expect(await state()).toBe('used')
    const other = await orderOfToday(world, slot)
    await ask(world, { as: 'dispatcher', api: 'office', action: 'cancel_order', data: { order_id: other.orderId, revision: 2 } })
    expect(stateIn((await look(other.code)).body)).toBe('cancelled')
  })

  test('is one page for all that is no code, near misses and junk alike, and never a fault of ours', async () => {
    const { code } = await orderOfToday(world, slot)
    const none = await look('Z'.repeat(28))
    expect([none.statusCode, stateIn(none.body)]).toEqual([404, 'unknown'])
    const last = code.endsWith('0') ? '1' : '0'
    for (const junk of [
      `${code.slice(0, -1)}${last}`,
      code.slice(1),
      `${code}0`,
      '1',
      '%00',
      '%F0%9F%92%A9',
      "'%20or%201=1--",
      '..%2f..',
      '%3Cb%3E',
    ]) {
      const answer = await look(junk)
      expect([junk, answer.statusCode, answer.body === none.body]).toEqual([junk, 404, true])
    }
    for (const junk of ['x'.repeat(5000), 'a/b', '%zz', '']) expect((await look(junk)).statusCode).toBeLessThan(500)
  })

  test('slows whoever tries without end, and nobody who scans what there is', async () => {
    const { code } = await orderOfToday(world, slot)
    for (let turn = 0; turn < 40; turn++) expect((await look(code, { from: '203.0.113.1' })).statusCode).toBe(200)
    const answers = await Promise.all(Array.from({ length: 60 }, () => look('Y'.repeat(28), { from: '203.0.113.2' })))
    expect(answers.filter(({ statusCode }) => statusCode === 404).length).toBeLessThanOrEqual(31)
    const limited = answers.find(({ statusCode }) => statusCode === 429)
    expect([stateIn(limited?.body ?? ''), Number(limited?.headers['retry-after'])]).toEqual(['limited', expect.any(Number)])
    expect((await look(code, { from: '203.0.113.3' })).statusCode).toBe(200)
  })
})
