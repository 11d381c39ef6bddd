import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSandbox, type Sandbox } from './app.ts'
import { openBooks } from './bank/books.ts'
import { createCallbacks } from './bank/callbacks.ts'
import { type Payment, paymentFor } from './bank/payment.ts'
import { cardOf, isCardNumber, kopecksOf, scenarios } from './bank/scenarios.ts'
import { signatureOf } from './modulbank/signature.ts'

const pace = { lateMs: 1, slowMs: 1, retryMs: 0 }
const origin = 'http://sandbox.example'
const form = { 'content-type': 'application/x-www-form-urlencoded' }

let folder: string
let stateFile: string
let sandbox: Sandbox

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  stateFile = join(folder, 'state.json')
  sandbox = buildSandbox({ stateFile, pace }, () => origin)
})
afterAll(async () => {
  await sandbox.close()
  rmSync(folder, { recursive: true, force: true })
})

type Shop = { card: { MODULBANK_MERCHANT: string; MODULBANK_KEY: string } }

async function openBill(fields: Record<string, string> = {}): Promise<{ id: string; status: number; body: string }> {
  const answer = await ask('bill/', fields)
  return { id: answer.json<{ bill?: { id: string } }>().bill?.id ?? '', status: answer.statusCode, body: answer.body }
}

async function openSbp(): Promise<string> {
  const answer = await ask('sbp_payment', { order_id: 'anf-000090' })
  return answer.json<{ sbp_link: string }>().sbp_link.slice(origin.length)
}

async function ask(call: 'bill/' | 'sbp_payment', fields: Record<string, string>) {
  const { card } = (await sandbox.app.inject('/control/shop')).json<Shop>()
  const all = {
    merchant: card.MODULBANK_MERCHANT,
    amount: '644.00',
    description: 'Заявка № 71',
    unix_timestamp: String(Math.floor(Date.now() / 1000)),
    custom_order_id: 'anf-000071',
    testing: '1',
    ...fields,
  }
  const payload = new URLSearchParams({ ...all, signature: signatureOf(all, card.MODULBANK_KEY) }).toString()
  return sandbox.app.inject({ method: 'POST', url: `/modulbank/api/v1/${call}`, headers: form, payload })
}

const receipt = (item: Record<string, unknown>) =>
  JSON.stringify([
    {
      name: 'a',
      price: 644,
      quantity: 1,
      sno: 'osn',
      payment_object: 'service',
      payment_method: 'full_prepayment',
      vat: 'vat122',
      ...item,
    },
  ])

const post = (url: string, fields: Record<string, string> = {}) =>
  sandbox.app.inject({ method: 'POST', url, headers: form, payload: new URLSearchParams(fields).toString() })

describe('the page for a card', () => {
  it('says that it is a test stand, names the sum, and runs no script', async () => {
    const { id } = await openBill()
    const page = await sandbox.app.inject(`/pay/${id}`)
    expect(page.body).toContain('Учебный банк')
    expect(page.body).toMatch(/644\s₽/)
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).not.toContain('<script')
  })

  it('speaks the language that the link named until its end, whatever the browser prefers', async () => {
    const { id } = await openBill()
    const read = async (query = '') =>
      (await sandbox.app.inject({ url: `/pay/${id}${query}`, headers: { 'accept-language': 'en-GB,en' } })).body
    expect(await read()).toContain('Номер карты')
    expect(await read('?lang=xx')).toContain('Номер карты')
    expect(await read('?lang=fa')).toMatch(/<html lang="fa" dir="rtl">[\s\S]*شمارهٔ کارت/)
    expect(await read()).toContain('شمارهٔ کارت')
    await post(`/pay/${id}/card`, { number: cardOf('approve') })
    expect(await read()).toContain('کد پیامک')
  })

  it('has empty fields, the test cards under its button, and a way back in every state', async () => {
    const { id } = await openBill({ success_url: 'https://portal.example/payment-confirmation?id=71' })
    const read = async () => (await sandbox.app.inject(`/pay/${id}`)).body
    const card = await read()
    expect(card).not.toMatch(/<input[^>]*\bvalue=/)
    expect(card.indexOf('id="test-cards"')).toBeGreaterThan(card.indexOf('<button>'))
    await post(`/pay/${id}/card`, { number: cardOf('approve') })
    const code = await read()
    await post(`/pay/${id}/refuse`)
    for (const page of [card, code, await read()]) expect(page).toContain('href="https://portal.example/payment-confirmation')
    expect((await sandbox.app.inject('/pay/none')).body).toContain('href="https://portal.example/"')
  })

  it('writes whatever the shop sent as text', async () => {
    const { id } = await openBill({ description: '<img src=x onerror=alert(1)>"', success_url: 'javascript:alert(1)' })
    const { body } = await sandbox.app.inject(`/pay/${id}`)
    expect(body).toContain('&#60;img src=x onerror=alert(1)&#62;&#34;')
    expect(body).not.toContain('javascript:')
  })

  it.each(['4111111111111111', '2200000000000001', '2200', ''])('takes no card that might be real: %o', async (number) => {
    const { id } = await openBill()
    const page = await post(`/pay/${id}/card`, { number })
    expect(page.statusCode).toBe(422)
    expect(page.body).toContain('только учебные карты')
    expect(page.body).not.toContain('4111')
  })

  it('leads back to the shop with the transaction once it is paid, and cannot be paid twice', async () => {
    const { id } = await openBill({ success_url: 'https://portal.example/payment-confirmation?id=71' })
    expect((await post(`/pay/${id}/card`, { number: cardOf('approve') })).headers['location']).toBe(`/pay/${id}`)
    expect((await sandbox.app.inject(`/pay/${id}`)).body).toContain('Код из сообщения')
    await post(`/pay/${id}/code`, { code: '1234' })
    const back = `https://portal.example/payment-confirmation?id=71&#38;transaction_id=${id}`
    // Opened again from the browser's history, as often as anybody likes.
    for (let opened = 1; opened <= 2; opened++) {
      const { body } = await sandbox.app.inject(`/pay/${id}`)
      expect(body).toContain(`href="${back}"`)
      expect(body).toContain(`<meta http-equiv="refresh" content="0;url=${back}" />`)
    }
    expect((await post(`/pay/${id}/card`, { number: cardOf('decline') })).statusCode).toBe(303)
    expect((await sandbox.app.inject('/control/payments/71')).json()).toMatchObject({ state: 'complete' })
  })

  it('counts a wrong code once, however often its form is sent, and ends the payment at the third', async () => {
    const { id } = await openBill()
    await post(`/pay/${id}/card`, { number: cardOf('approve') })
    const codes = async () => (await sandbox.app.inject('/control/payments/71')).json<{ wrong_codes: number; state: string }>()
    for (const attempt of ['0', '0', '0', '1', '1']) await post(`/pay/${id}/code`, { code: '0000', attempt })
    expect(await codes()).toMatchObject({ wrong_codes: 2, state: 'waiting_for_code' })
    expect((await sandbox.app.inject(`/pay/${id}`)).body).toContain('name="attempt" value="2"')
    await post(`/pay/${id}/code`, { code: '0000', attempt: '2' })
    expect(await codes()).toMatchObject({ wrong_codes: 3, state: 'failed' })
    await post(`/pay/${id}/code`, { code: '1234', attempt: '3' })
    expect(await codes()).toMatchObject({ state: 'failed' })
  })

  it('takes two clicks on its button as one, by card and by code', async () => {
    const { id } = await openBill()
    const card = { number: cardOf('approve') }
    const answers = await Promise.all([post(`/pay/${id}/card`, card), post(`/pay/${id}/card`, card)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303])
    await Promise.all([post(`/pay/${id}/code`, { code: '1234' }), post(`/pay/${id}/code`, { code: '1234' })])
    expect((await sandbox.app.inject('/control/payments/71')).json()).toMatchObject({ state: 'complete', wrong_codes: 0 })
    // Back to the form, and once more.
    expect((await sandbox.app.inject(`/pay/${id}`)).body).not.toContain('<form')
    await post(`/pay/${id}/refuse`)
    expect((await sandbox.app.inject('/control/payments/71')).json()).toMatchObject({ state: 'complete' })
  })

  it('of a payment that is not there says so', async () => {
    expect((await sandbox.app.inject('/pay/nothing')).statusCode).toBe(404)
    expect((await post('/pay/nothing/card', { number: cardOf('approve') })).statusCode).toBe(404)
  })
})

describe('the page for a code', () => {
  it('is named with a language, which the shop may put into the code: whoever scans it reads that one until the end', async () => {
    const address = await openSbp()
    expect(address).toMatch(/^\/qr\/\w+\?lang=ru$/)
    const read = async (path: string) => (await sandbox.app.inject(path)).body
    expect(await read(address)).toContain('Приложение банка, СБП')
    expect(await read(address.replace('=ru', '=zh'))).toContain('<html lang="zh"')
    expect(await read(address.replace(/\?.*/, ''))).toContain('<html lang="zh"')
  })
})

describe('what is kept', () => {
  it('is the card’s mask and nothing else of it, and no payment is forgotten by a restart', async () => {
    const { id } = await openBill()
    await post(`/pay/${id}/card`, { number: cardOf('no_code'), until: '11/29', cvc: '987' })
    await sandbox.close()
    const kept = readFileSync(stateFile, 'utf8')
    expect(kept).toContain('220000******0012')
    for (const secret of [cardOf('no_code'), '11/29', '"987"']) expect(kept).not.toContain(secret)
    sandbox = buildSandbox({ stateFile, pace }, () => origin)
    expect((await sandbox.app.inject('/control/payments/71')).json()).toMatchObject({ id, state: 'complete' })
  })
})

describe('the bank', () => {
  it('refuses a form without a signature in its own shape', async () => {
    const answer = await post('/modulbank/api/v1/bill/', { amount: '1' })
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { status: 'error', message: 'Signature is not valid', form_errors: [], field_errors: {} },
    ])
  })

  it.each([
    ['amount', '644.0'],
    ['amount', '0'],
    ['amount', '-1'],
    ['description', 'я'.repeat(251)],
    ['receipt_items', receipt({ price: 1 })],
    ['receipt_items', receipt({ vat: 'vat22' })],
    ['receipt_items', receipt({ payment_method: 'full_payment' })],
    ['receipt_items', receipt({ payment_method: 'advance' })],
    ['receipt_items', receipt({ payment_object: 'thing' })],
    ['receipt_items', receipt({ sno: 'none' })],
    ['receipt_items', '['],
    ['receipt_items', '[{"price":644,"quantity":1}]'],
  ])('names the field that is wrong: %s %s', async (name, value) => {
    const { status, body } = await openBill({ [name]: value })
    expect(status).toBe(400)
    expect(JSON.parse(body)).toMatchObject({ field_errors: { [name]: expect.any(String) } })
  })
})

describe('a shop that takes no news', () => {
  it('is told fourteen times more, and then no more', async () => {
    // Nobody listens there.
    const { id } = await openBill({ callback_url: 'http://127.0.0.1:9/' })
    const tries = async () => {
      const { callbacks } = (await sandbox.app.inject(`/control/payments/${id}`)).json<{ callbacks: { status: number | null }[] }>()
      return callbacks.map(({ status }) => status)
    }
    await sandbox.app.inject({
      method: 'POST',
      url: '/control/',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ payment_id: id, outcome: 'approve' }),
    })
    await expect.poll(tries).toHaveLength(15)
    expect(new Set(await tries())).toEqual(new Set([null]))
  })
})

describe('the cash register', () => {
  it.each([{}, { vat: 'none' }, { payment_method: 'full_payment', vat: 'vat22' }, { payment_method: 'full_payment', vat: 'vat0' }])(
    'prints an advance with the calculated rate and a settlement with the plain one: %o',
    async (item) => {
      expect((await openBill({ receipt_items: receipt(item) })).status).toBe(200)
    },
  )
})

describe('a payment of the shop’s past, which this bank never saw', () => {
  it('is known by its number and its amount, and gives no more back than it was', async () => {
    const { card } = (await sandbox.app.inject('/control/shop')).json<Shop>()
    const number = `de30000c${(1_500_000).toString(16).padStart(10, '0')}001389`
    const refund = async (transaction: string, amount: string) => {
      const fields = { merchant: card.MODULBANK_MERCHANT, transaction, amount, unix_timestamp: String(Math.floor(Date.now() / 1000)) }
      return (await post('/modulbank/api/v1/refund', { ...fields, signature: signatureOf(fields, card.MODULBANK_KEY) })).json<object>()
    }
    expect(await refund(number, '10000.00')).toMatchObject({
      status: 'ok',
      transaction: { original_amount: '15000.00', amount: '5000.00' },
    })
    expect(await refund(number, '5000.01')).toMatchObject({ status: 'error' })
    expect(await refund(`${number}0`, '1.00')).toMatchObject({ status: 'error', message: 'Operation not found' })
  })
})

describe('news that nobody takes', () => {
  it('are told once and fourteen times more, and forged ones once', async () => {
    const books = openBooks(undefined)
    const order = { protocol: 'modulbank', method: 'card', reference: 'anf-1', amount: 100, currency: 'RUB', isTest: true } as const
    const texts = { description: '', payerName: '', successUrl: '', callbackUrl: 'http://127.0.0.1:1/', callsBackOnFailure: false }
    const [tired, forged] = [0, 0].map(() => paymentFor({ ...order, ...texts, lifetimeSeconds: 60 }, Date.now()))
    const write = () => ({ headers: {}, body: '' })
    const callbacks = createCallbacks(books, { modulbank: write, wechat: write }, { ...pace, retryMs: 0 })
    await callbacks.tell(tired as Payment, { state: 'complete', isForged: false, eventId: '1' })
    await callbacks.tell(forged as Payment, { state: 'complete', isForged: true, eventId: '2' })
    expect([tired, forged].map((payment) => payment?.callbacks.length)).toEqual([15, 1])
    callbacks.close()
    books.close()
  })
})

describe('the API for programs', () => {
  const control = (payload: unknown) =>
    sandbox.app.inject({
      method: 'POST',
      url: '/control/',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    })

  it.each(['approve', 'decline', 'wrong_amount', 'duplicate'])('acts as the payer by the payment’s number: %s', async (outcome) => {
    await openBill()
    const answer = await control({ payment_id: 71, outcome })
    expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining({ reference: 'anf-000071', scenario: outcome })])
  })

  it('says what it does not know', async () => {
    expect((await control({ payment_id: 72, outcome: 'approve' })).statusCode).toBe(404)
    expect((await control({ payment_id: 71, outcome: 'explode' })).statusCode).toBe(400)
    expect((await control(null)).statusCode).toBe(400)
  })
})

describe('the scenarios', () => {
  it('each have a card and an amount of their own', () => {
    const cards = scenarios.map(cardOf)
    expect(new Set(cards).size).toBe(scenarios.length)
    expect(cards.every(isCardNumber)).toBe(true)
    expect(Math.max(...scenarios.map(kopecksOf))).toBeLessThan(100)
  })

  it('stand on the first page with their cards', async () => {
    const { body } = await sandbox.app.inject('/')
    expect(body).toContain('2200 0000 0000 0004')
    expect(body).toContain('TEST refund_too_early')
  })
})
