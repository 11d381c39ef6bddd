import { generateKeyPairSync } from 'node:crypto'
import { lastingDays } from '@anfilada/contract/dates'
import { kopecks } from '@anfilada/contract/kopecks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BankStand, createBankStand, openAt, paymentToOpen } from '../../testing/bank-stand.ts'
import { disagreements } from './agreement.rules.ts'
import { type CallbackHint, ProviderRefusal, ProviderSilence, type RawCallback } from './provider.ts'
import { wechat } from './wechat.ts'
import { authorization, isFromPlatform } from './wechat-signature.ts'

let stand: BankStand

beforeAll(async () => {
  stand = await createBankStand()
})
afterAll(() => stand.close())

const options = { callbackUrl: 'http://127.0.0.1:9/hooks/wechat/' }

describe('a payment by WeChat', () => {
  it('is a code to scan, not paid, then paid', async () => {
    const { opened, payment, provider, read } = await openAt(stand, 'wechat')
    expect(opened).toMatchObject({ url: null, qr: expect.stringMatching(/^weixin:\/\/wxpay\/bizpayurl\?pr=/), providerId: payment.ref })
    expect(await read()).toMatchObject({ status: 'FORM_OPENED', word: 'NOTPAY', transactionId: null })

    await stand.play(payment.ref, 'approve')
    const told = await read()
    expect(told).toMatchObject({ ref: payment.ref, status: 'COMPLETE', amount: payment.amount, currency: 'RUB', testing: null })
    expect(told.transactionId).not.toBeNull()
    expect(disagreements({ ...payment, testing: provider.testing }, told)).toEqual([])
  })

  it('works with the mainland’s addresses as with those of Global', async () => {
    const mainland = wechat({ ...stand.settings, WECHAT_PRODUCT: 'mainland' }, options)
    const payment = paymentToOpen('wechat')
    await mainland?.open(payment)
    await stand.play(payment.ref, 'approve')
    const key = { ref: payment.ref, method: 'wechat', providerId: payment.ref, transactionId: null } as const
    expect(await mainland?.readState(key)).toMatchObject({ status: 'COMPLETE' })
  })

  it('opened twice with one number is one payment', async () => {
    const { payment, provider, opened } = await openAt(stand, 'wechat')
    expect(await provider.open(payment)).toEqual(opened)
    await expect(provider.open({ ...payment, amount: kopecks(1) })).rejects.toThrow('INVALID_REQUEST')
  })

  it.each([
    ['decline', 'FAILED', 'PAYERROR'],
    ['expire', 'FAILED', 'CLOSED'],
    ['unknown_status', 'PROCESSING', 'REVIEWING'],
  ] as const)('that is to %s is %s', async (outcome, status, word) => {
    const { payment, read } = await openAt(stand, 'wechat')
    await stand.play(payment.ref, outcome)
    expect(await read()).toMatchObject({ status, word, isUnknownWord: outcome === 'unknown_status' })
  })

  it('plays what the kopecks of its amount say, on its own page', async () => {
    const { opened, payment, read } = await openAt(stand, 'wechat', { amount: kopecks(100_086) })
    const page = `${stand.origin}/qr/${opened.qr?.split('pr=')[1]}`
    for (let click = 0; click < 2; click++) await fetch(`${page}/pay`, { method: 'POST', redirect: 'manual' })
    expect(disagreements({ ...payment, testing: false }, await read())).toEqual(['amount'])
  })

  it('paid after its end is believed', async () => {
    const { payment, read } = await openAt(stand, 'wechat')
    await stand.play(payment.ref, 'expire')
    expect(await read()).toMatchObject({ status: 'FAILED' })
    await stand.play(payment.ref, 'approve')
    expect(await read()).toMatchObject({ status: 'COMPLETE' })
  })

  it.each([
    ['wrong_amount', ['amount']],
    ['wrong_currency', ['currency']],
    ['server_error', []],
  ] as const)('with %s differs in %j', async (outcome, differences) => {
    const { payment, read } = await openAt(stand, 'wechat')
    await stand.play(payment.ref, outcome)
    expect(disagreements({ ...payment, testing: false }, await read())).toEqual(differences)
  })
})

describe('an order of WeChat', () => {
  it('that is closed cannot be paid on its page, and closing it again says the same', async () => {
    const { opened, payment, provider, key, read } = await openAt(stand, 'wechat')
    await stand.age(payment.ref, 6)
    expect([await provider.close?.(key), await provider.close?.(key)]).toEqual(['closed', 'closed'])
    expect(await read()).toMatchObject({ status: 'FAILED', word: 'CLOSED' })
    await fetch(`${stand.origin}/qr/${opened.qr?.split('pr=')[1]}/pay`, { method: 'POST', redirect: 'manual' })
    expect(await read()).toMatchObject({ word: 'CLOSED' })
    await expect(provider.open(payment)).rejects.toThrow('ORDER_CLOSED')
  })

  it('that is paid, or younger than Global wants it, is not closed', async () => {
    const { payment, provider, key, read } = await openAt(stand, 'wechat')
    expect(await provider.close?.(key)).toBe('open')
    await stand.play(payment.ref, 'approve')
    expect(await provider.close?.(key)).toBe('paid')
    expect(await read()).toMatchObject({ status: 'COMPLETE' })
    const mainland = wechat({ ...stand.settings, WECHAT_PRODUCT: 'mainland' }, options)
    const young = await openAt(stand, 'wechat')
    expect(await mainland?.close?.(young.key)).toBe('closed')
  })
})

describe('a refund by WeChat', () => {
  async function paid(scenario: string) {
    const opened = await openAt(stand, 'wechat')
    const { payment, key } = opened
    await stand.play(payment.ref, scenario)
    const about = { paid: payment.amount, paidAt: new Date(), currency: 'RUB', reason: 'Заявка аннулирована', knownIds: [], receipt: null }
    return { ...opened, wish: { ...about, payment: key, ref: `${payment.ref}-r`.slice(-32), amount: kopecks(100_000) } }
  }

  it('asked for twice with one number goes back once, and the payment stays paid', async () => {
    const { provider, wish, read } = await paid('approve')
    const first = await provider.refund(wish)
    expect(first).toMatchObject({ ok: true, refund: { status: 'COMPLETE', amount: 100_000 } })
    expect(await provider.refund(wish)).toEqual(first)
    expect(await read()).toMatchObject({ status: 'COMPLETE', word: 'REFUND' })
    const rest = { ...wish, ref: `${wish.ref.slice(0, -1)}s`, amount: kopecks(wish.paid - 100_000 + 1) }
    expect(await provider.refund(rest)).toMatchObject({ ok: false, reason: 'refused' })
  })

  it('on its way is found complete later, and one that was never asked for is not found', async () => {
    const { provider, wish, key } = await paid('refund_pending')
    expect(await provider.refund(wish)).toMatchObject({ ok: true, refund: { status: 'PENDING' } })
    const ask = { payment: key, ref: wish.ref, id: null }
    expect(await provider.readRefund(ask)).toMatchObject({ status: 'PENDING' })
    expect(await provider.readRefund(ask)).toMatchObject({ status: 'COMPLETE' })
    expect(await provider.readRefund({ ...ask, ref: 'nothing-of-the-kind' })).toBeUndefined()
  })
})

describe('a callback of WeChat', () => {
  async function toldOf(
    outcome: string,
    count = 1,
  ): Promise<{ ref: string; told: RawCallback[]; read: (told: RawCallback) => CallbackHint | undefined }> {
    const { payment, provider } = await openAt(stand, 'wechat')
    const before = stand.told.length
    await stand.play(payment.ref, outcome)
    const told = await stand.until(
      () => stand.told.slice(before),
      (found) => found.length >= count,
    )
    return { ref: payment.ref, told, read: (callback) => provider.readCallback(callback) }
  }

  it('opens to our number and the transaction', async () => {
    const { ref, told, read } = await toldOf('approve')
    expect(told.map(read)).toEqual([{ ref, eventId: expect.any(String), transactionId: expect.any(String), word: 'SUCCESS' }])
  })

  it('that comes three times is one event', async () => {
    const { told, read } = await toldOf('duplicate', 3)
    expect(new Set(told.map((callback) => read(callback)?.eventId)).size).toBe(1)
    expect(told).toHaveLength(3)
  })

  it('that was signed wrongly, altered, or sealed with another key is refused', async () => {
    const forged = await toldOf('bad_signature')
    expect(forged.told.map(forged.read)).toEqual([undefined])

    const { told, read } = await toldOf('approve')
    const [right] = told
    if (!right) throw new Error('Nothing was told')
    expect(read({ ...right, body: Buffer.concat([right.body, Buffer.from(' ')]) })).toBeUndefined()
    for (const name of ['wechatpay-timestamp', 'wechatpay-nonce', 'wechatpay-serial', 'wechatpay-signature']) {
      expect(read({ ...right, headers: { ...right.headers, [name]: '1' } })).toBeUndefined()
      expect(read({ ...right, headers: { ...right.headers, [name]: undefined } })).toBeUndefined()
    }
    const other = wechat({ ...stand.settings, WECHAT_API_KEY: 'x'.repeat(32) }, options)
    expect(other?.readCallback(right)).toBeUndefined()
  })

  it('of a platform whose clock is ten minutes slow is refused, and its word is asked for', async () => {
    const { payment, provider, read } = await openAt(stand, 'wechat')
    const before = stand.told.length
    await stand.play(payment.ref, 'clock_skew')
    const told = await stand.until(
      () => stand.told.slice(before),
      (found) => found.length > 0,
    )
    expect(told.map((callback) => provider.readCallback(callback))).toEqual([undefined])
    expect(await read()).toMatchObject({ status: 'COMPLETE' })
  })

  it('older or younger than five minutes is refused', async () => {
    const { told } = await toldOf('approve')
    const { body, headers } = told[0] ?? { body: Buffer.alloc(0), headers: {} }
    const platform = { serial: stand.settings['WECHAT_PLATFORM_SERIAL'] ?? '', publicKey: stand.settings['WECHAT_PLATFORM_KEY'] ?? '' }
    const at = Number(headers['wechatpay-timestamp']) * 1000
    const isTrue = (ms: number): boolean => isFromPlatform(platform, (name) => String(headers[name]), body.toString(), new Date(at + ms))
    expect([-299_000, 0, 299_000].map(isTrue)).toEqual([true, true, true])
    expect([-300_000, 300_000, lastingDays(1)].map(isTrue)).toEqual([false, false, false])
  })
})

describe('WeChat itself', () => {
  it('refuses a request of a clock that is off, of another key, of another serial, and one that was altered', async () => {
    const path = `/wechat/v3/global/transactions/out-trade-no/1?mchid=${stand.settings['WECHAT_MERCHANT_ID']}`
    const merchant = {
      id: stand.settings['WECHAT_MERCHANT_ID'] ?? '',
      serial: stand.settings['WECHAT_MERCHANT_SERIAL'] ?? '',
      privateKey: stand.settings['WECHAT_MERCHANT_KEY'] ?? '',
    }
    const other = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    })
    const code = async (header: string | undefined, asked = path): Promise<string> => {
      const answer = await fetch(`${stand.origin}${asked}`, { headers: header === undefined ? {} : { authorization: header } })
      return ((await answer.json()) as { code: string }).code
    }
    const request = { method: 'GET', path, body: '' }
    expect(await code(authorization(merchant, request))).toBe('ORDER_NOT_EXIST')
    for (const ms of [-301_000, 301_000]) expect(await code(authorization(merchant, request, new Date(Date.now() + ms)))).toBe('SIGN_ERROR')
    expect(await code(authorization({ ...merchant, privateKey: other.privateKey }, request))).toBe('SIGN_ERROR')
    expect(await code(authorization({ ...merchant, serial: 'F'.repeat(40) }, request))).toBe('SIGN_ERROR')
    expect(await code(authorization(merchant, request), `${path}&x=1`)).toBe('SIGN_ERROR')
    expect(await code(undefined)).toBe('SIGN_ERROR')
  })

  it('refuses a request that another merchant signed', async () => {
    const stranger = wechat({ ...stand.settings, WECHAT_MERCHANT_SERIAL: 'F'.repeat(40) }, options)
    const refusal = await stranger?.open(paymentToOpen('wechat')).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(ProviderRefusal)
    expect(String(refusal)).toContain('SIGN_ERROR')
  })

  it('is not believed when its answer is signed by somebody else', async () => {
    const doubting = wechat({ ...stand.settings, WECHAT_PLATFORM_SERIAL: 'F'.repeat(40) }, options)
    const silence = await doubting?.open(paymentToOpen('wechat')).catch((error: unknown) => error)
    expect(silence).toBeInstanceOf(ProviderSilence)
    expect(String(silence)).toContain('not signed by the platform')
  })
})
