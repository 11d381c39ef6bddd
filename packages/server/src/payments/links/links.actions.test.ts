import { lastingDays } from '@anfilada/contract/dates'
import { publicPaymentActions } from '@anfilada/contract/payments/payment-links'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import {
  askLater,
  asked,
  confirmOrder,
  createPaymentWorld,
  factsOf,
  office,
  orderFacts,
  payerOf,
  type Paying,
  type PaymentWorld,
  play,
} from '../../testing/payment-world.ts'
import { orderPrice } from '../../testing/payment-targets.ts'
import type { Principal } from '../../testing/world.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await createPaymentWorld()
})
afterAll(() => world.close())

type Link = { link_id: number; url: string; state: string; amount: number | null }
const tomorrow = () => new Date(Date.now() + lastingDays(1)).toISOString()

async function create(orderIds: number[], changes: object = {}, key?: string) {
  const data = { vouchers: orderIds.join(', '), expires_at: tomorrow(), ...changes }
  return asked<Link>(world, 'agencyOwner', 'create_payment_link', data, key)
}
async function linkFor(orderId: number, changes: object = {}): Promise<{ id: number; token: string }> {
  const { link_id: id, url } = (await create([orderId], changes)).data.result
  return { id, token: url.split('#')[1] ?? '' }
}
const open = async (token: string, as: Principal = 'none') => {
  const answer = await asked<unknown>(world, as, 'get_payment_link', { token })
  return answer.success ? publicPaymentActions.get_payment_link.output.parse(answer.data).result : answer.code
}
const payBy = (token: string, key?: string, changes: object = {}) =>
  asked<Paying>(world, 'none', 'pay_payment_link', { token, ...payerOf(), ...changes }, key)
/** So many attempts more through the link, as its first one was. */
const addAttempts = (linkId: number, count: number) =>
  world.pool.query(
    `insert into payments (customer_id, link_id, payer_name, payer_email, language, offer_version, method, amount_kopecks, order_ids,
       provider, test, provider_reference, expires_at)
     select customer_id, link_id, payer_name, payer_email, language, offer_version, method, amount_kopecks, order_ids, provider, test,
       gen_random_uuid(), expires_at from payments, generate_series(1, $2) where link_id = $1`,
    [linkId, count],
  )

describe('a payment link', () => {
  it('tells whoever has it the company, the numbers and the amount, and no more', async () => {
    const orderId = await confirmOrder(world)
    const { token } = await linkFor(orderId)
    const opened = await open(token)
    expect(opened).toMatchObject({ company: 'agency', vouchers: String(orderId), amount: orderPrice, state: 'open', payment: null })
    expect(JSON.stringify(opened)).not.toMatch(/agencyOwner|Ли Вэй|555-01/)
  })

  it('is paid without a session, and then takes no more', async () => {
    const orderId = await confirmOrder(world)
    const { token } = await linkFor(orderId)
    const { payment_id: id, status } = (await payBy(token)).data.result
    expect(status).toBe('FORM_OPENED')
    await play(world, id, 'approve')
    await askLater(world, id)
    expect(await orderFacts(world, orderId)).toMatchObject({ paid: orderPrice })
    expect(await open(token)).toMatchObject({ state: 'paid', amount: 0, payment: { status: 'COMPLETE' } })
    expect(await payBy(token)).toMatchObject({ code: 'payment_link_over' })
    const told = await Promise.all([
      asked<Paying>(world, 'none', 'check_payment_link', { token }),
      asked<Paying>(world, 'agencyOwner', 'check_payment_status', { payment_id: id }),
    ])
    // Whoever pays by a link is named to nobody.
    for (const { data } of told) expect([data.result.status, data.result.payer]).toEqual(['COMPLETE', undefined])
  })

  it('is paid by whoever gives no name, too: his e-mail stands for it', async () => {
    const { token } = await linkFor(await confirmOrder(world))
    const { payment_id: id } = (await payBy(token, undefined, { name: undefined })).data.result
    const { rows } = await world.pool.query('select payer_name as name from payments where id = $1', [id])
    expect(rows).toEqual([{ name: payerOf().email }])
  })

  it('lets several pay their parts', async () => {
    const orderId = await confirmOrder(world)
    const parts = [await linkFor(orderId, { amount: 500_000 }), await linkFor(orderId, { amount: 1_000_000 })]
    for (const { token } of parts) {
      const { payment_id: id } = (await payBy(token)).data.result
      await play(world, id, 'approve')
      await askLater(world, id)
    }
    expect(await orderFacts(world, orderId)).toMatchObject({ paid: orderPrice })
  })

  it('is settled when the order was paid otherwise, and keeps money that comes all the same', async () => {
    const orderId = await confirmOrder(world)
    const { token } = await linkFor(orderId)
    const { payment_id: early } = (await payBy(token)).data.result
    const data = { vouchers: String(orderId), amount: orderPrice, ...payerOf() }
    const { payment_id: own } = (await asked<Paying>(world, 'agencyOwner', 'new_payment', data)).data.result
    await play(world, own, 'approve')
    await askLater(world, own)
    expect(await open(token)).toMatchObject({ state: 'settled' })
    expect(await payBy(token)).toMatchObject({ code: 'payment_link_over' })
    await play(world, early, 'approve')
    await askLater(world, early)
    expect(await factsOf(world, early)).toMatchObject({ received: orderPrice, allocated: 0 })
  })

  it('is one attempt however often the same payer asks with the same key, and keys of links are not each other’s', async () => {
    const [first, second] = [await linkFor(await confirmOrder(world)), await linkFor(await confirmOrder(world))]
    const one = (await payBy(first.token, 'same')).data.result.payment_id
    expect((await payBy(first.token, 'same')).data.result.payment_id).toBe(one)
    expect((await payBy(second.token, 'same')).data.result.payment_id).not.toBe(one)
    await play(world, one, 'approve')
    await askLater(world, one)
    // His first answer was lost on the way; the link takes no more by now.
    expect((await payBy(first.token, 'same')).data.result).toMatchObject({ payment_id: one, status: 'COMPLETE' })
    expect(await payBy(first.token, 'other')).toMatchObject({ code: 'payment_link_over' })
  })

  it('opens nothing when it was guessed, has expired or was revoked', async () => {
    const orderId = await confirmOrder(world)
    const { id, token } = await linkFor(orderId)
    const guessed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    expect(await open(guessed)).toBe('payment_link_not_found')
    expect(await payBy(guessed)).toMatchObject({ code: 'payment_link_not_found' })
    expect(await asked(world, 'none', 'check_payment_link', { token: guessed })).toMatchObject({ code: 'payment_link_not_found' })
    await world.pool.query(`update payment_links set expires_at = now() where id = $1`, [id])
    expect(await open(token)).toMatchObject({ state: 'expired', amount: 0 })
    expect(await payBy(token)).toMatchObject({ code: 'payment_link_over' })
    const other = await linkFor(orderId)
    expect(await asked(world, 'otherAgency', 'revoke_payment_link', { link_id: other.id })).toMatchObject({
      code: 'payment_link_not_found',
    })
    expect(await asked(world, 'agencyAccountant', 'revoke_payment_link', { link_id: other.id })).toMatchObject({ success: true })
    expect(await payBy(other.token)).toMatchObject({ code: 'payment_link_over' })
    const third = await linkFor(orderId)
    expect(await office(world, 'admin', 'revoke_link_by_staff', { link_id: third.id })).toMatchObject({
      data: { result: { state: 'revoked' } },
    })
  })

  it('is made only of one’s own orders that are due, for an hour at least and ninety days at most', async () => {
    const foreign = await confirmOrder(world, 'otherAgency')
    expect(await create([foreign])).toMatchObject({ code: 'order_not_found' })
    const own = await confirmOrder(world)
    expect(await create([own], { amount: orderPrice + 1 })).toMatchObject({ code: 'amount_not_exact', due: orderPrice })
    for (const days of [-1, 0, 91]) {
      const expires_at = new Date(Date.now() + lastingDays(days)).toISOString()
      expect(await create([own], { expires_at })).toMatchObject({ code: 'link_date_wrong' })
    }
  })

  it('pays for its own customer, whoever is signed in where it is opened', async () => {
    const { token } = await linkFor(await confirmOrder(world))
    expect(await open(token, 'otherAgency')).toMatchObject({ company: 'agency', state: 'open' })
    const paying = await asked<Paying>(world, 'otherAgency', 'pay_payment_link', { token, ...payerOf() })
    const { payment_id } = paying.data.result
    const seenBy = async (as: Principal) => (await asked<object>(world, as, 'check_payment_status', { payment_id })).success
    expect([await seenBy('agencyOwner'), await seenBy('otherAgency')]).toEqual([true, false])
  })

  it('can be paid otherwise by a payer who leaves his first code', async () => {
    const { token } = await linkFor(await confirmOrder(world))
    const leave = async () => (await asked<Paying | null>(world, 'none', 'leave_payment_link', { token })).data.result
    expect(await leave()).toBeNull()
    const { payment_id: first } = (await payBy(token)).data.result
    expect(await leave()).toMatchObject({ payment_id: first, status: 'FAILED', reason: 'left' })
    expect((await payBy(token)).data.result).toMatchObject({ status: 'FORM_OPENED' })
  })

  it('is not paid for another sum than its payer saw, and says what is due now', async () => {
    const orderId = await confirmOrder(world)
    const { token } = await linkFor(orderId)
    await world.pool.query('update orders set total_kopecks = total_kopecks + 100 where id = $1', [orderId])
    const answer = await payBy(token, undefined, { amount: orderPrice })
    expect(answer).toMatchObject({ code: 'amount_not_exact', due: orderPrice + 100, fields: { amount: expect.any(String) } })
    const [paying, opened] = [await payBy(token, undefined, { amount: orderPrice + 100 }), await open(token)]
    expect([paying.success, opened]).toMatchObject([true, { payment: { amount: orderPrice + 100 } }])
    await world.pool.query('update orders set total_kopecks = total_kopecks - 100 where id = $1', [orderId])
  })

  it('that is revoked leads nobody to the bank any more, also who was on his way there', async () => {
    const { id, token } = await linkFor(await confirmOrder(world))
    await payBy(token)
    await payBy(token)
    expect(await asked(world, 'agencyOwner', 'revoke_payment_link', { link_id: id })).toMatchObject({ success: true })
    expect(await open(token)).toMatchObject({ state: 'revoked', payment: { status: 'FAILED', reason: 'left', url: null, qr: null } })
    const { rows } = await world.pool.query<{ failure: string }>('select failure from payments where link_id = $1', [id])
    expect(rows).toEqual([{ failure: 'left' }, { failure: 'left' }])
  })

  it('cannot be used to hammer the bank', async () => {
    const { id, token } = await linkFor(await confirmOrder(world))
    await payBy(token)
    await addAttempts(id, 17)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => payBy(token)))
    expect(answers.map(({ code }) => code ?? 'begun').sort()).toEqual(['begun', 'begun', ...Array(3).fill('too_many_payments')])
  })
})

describe('the token of a link', () => {
  it('stands nowhere in the database, stored answers included', async () => {
    const orderId = await confirmOrder(world)
    const first = await create([orderId], {}, 'link-key')
    const again = await create([orderId], { expires_at: (first.data.result as unknown as { expires_at: string }).expires_at }, 'other-key')
    expect(again.success).toBe(true)
    const token = first.data.result.url.split('#')[1] ?? ''
    await payBy(token, 'once')
    const { rows } = await world.pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    for (const { name } of rows) {
      const found = await world.pool.query(`select from ${name} as row where position($1 in row::text) > 0`, [token])
      expect([name, found.rowCount]).toEqual([name, 0])
    }
  })

  it('stands in no line of the log, and neither do payer and e-mail', async () => {
    const lines: string[] = []
    const log = pino({ level: 'trace', base: null }, { write: (line: string) => void lines.push(line) })
    const app = await buildApp({ pool: world.pool, log, identity: world.identity })
    const listening = { ...world, app }
    const { token } = await linkFor(await confirmOrder(world))
    const data = { token, ...payerOf() }
    for (const action of ['get_payment_link', 'pay_payment_link', 'check_payment_link']) await asked(listening, 'none', action, data)
    await asked(listening, 'none', 'pay_payment_link', { ...data, offer_accepted: false })
    await asked(listening, 'none', 'pay_payment_link', { ...data, method: 1 })
    await app.close()
    expect(lines.length).toBeGreaterThanOrEqual(5)
    for (const secret of [token, payerOf().email, payerOf().name]) expect(lines.join('')).not.toContain(secret)
  })

  it('is refused with what is so when no payment system is set up, as every payment is, and takes the payment when one is', async () => {
    const orderId = await confirmOrder(world)
    const { token } = await linkFor(orderId)
    const log = pino({ level: 'silent' })
    const app = await buildApp({ pool: world.pool, log, identity: { ...world.identity, acquiring: {} } })
    const off = { ...world, app }
    const opened = publicPaymentActions.get_payment_link.output.parse(
      (await asked<unknown>(off, 'none', 'get_payment_link', { token })).data,
    )
    expect(opened.result.methods.map(({ available, reason }) => [available, reason])).toEqual(
      opened.result.methods.map(() => [false, 'off']),
    )
    const wish = { vouchers: String(orderId), amount: orderPrice, ...payerOf() }
    expect(await asked(off, 'agencyOwner', 'new_payment', wish)).toMatchObject({ code: 'online_payment_off' })
    expect(await asked(off, 'none', 'pay_payment_link', { token, ...payerOf() })).toMatchObject({ code: 'online_payment_off' })
    await app.close()
    expect(await payBy(token)).toMatchObject({ success: true })
  })

  it('is behind the mark of the address, where no server and no Referer sees it', async () => {
    const { url } = (await create([await confirmOrder(world)])).data.result
    expect(url).toMatch(/\/payments-link#[\w-]{43}$/)
  })
})
