import { lastingDays } from '@anfilada/contract/dates'
import { kopecks } from '@anfilada/contract/kopecks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BankStand, createBankStand, openAt, paymentToOpen, scanned } from '../../testing/bank-stand.ts'
import { modulbank } from './modulbank.ts'
import { ProviderRefusal, type RefundToMake } from './provider.ts'

let stand: BankStand

beforeAll(async () => {
  stand = await createBankStand()
})
afterAll(() => stand.close())

const card = '2200000000000004'

describe('a payment by card', () => {
  it('goes from the open form over 3-D Secure to the money, each step told as the bank tells it', async () => {
    const { opened, payment, read } = await openAt(stand, 'card')
    expect(opened).toMatchObject({ url: `${stand.origin}/pay/${opened.providerId}`, qr: null, expiresAt: payment.expiresAt })
    expect(await read()).toMatchObject({ status: 'FORM_OPENED', transactionId: null, isUnknownWord: false })

    await fetch(opened.url ?? '')
    expect(await read()).toMatchObject({ status: 'FORM_OPENED', transactionId: opened.providerId })

    await stand.post(`/pay/${opened.providerId}/card`, { number: card })
    expect(await read()).toMatchObject({ status: 'WAITING_FOR_3DS' })

    await stand.post(`/pay/${opened.providerId}/code`, { code: '1234' })
    expect(await read()).toMatchObject({
      ref: payment.ref,
      status: 'COMPLETE',
      amount: payment.amount,
      currency: 'RUB',
      testing: true,
      rrn: expect.stringMatching(/^\d{12}$/),
      panMask: '220000******0004',
      refunds: [],
    })
  })

  it('on a bill that a dead process left behind is found by the transaction that the bank names, and only then', async () => {
    const { provider, payment, opened: left, key } = await openAt(stand, 'card')
    const { providerId } = await provider.open(payment)
    const saved = { ...key, providerId }
    await stand.post(`/pay/${left.providerId}/card`, { number: card })
    expect(await provider.readState({ ...saved, transactionId: left.providerId })).toMatchObject({ status: 'FORM_OPENED' })
    await stand.post(`/pay/${left.providerId}/code`, { code: '1234' })
    expect(await provider.readState(saved)).toMatchObject({ status: 'FORM_OPENED' })
    const found = { ref: payment.ref, status: 'COMPLETE', transactionId: left.providerId }
    expect(await provider.readState({ ...saved, transactionId: left.providerId })).toMatchObject(found)
    const { key: another } = await openAt(stand, 'card')
    expect(await provider.readState({ ...another, transactionId: left.providerId })).toMatchObject({ status: 'FORM_OPENED' })
  })

  it('that the bank declines has failed', async () => {
    const { opened, read } = await openAt(stand, 'card')
    await stand.post(`/pay/${opened.providerId}/card`, { number: '2200000000000020' })
    expect(await read()).toMatchObject({ status: 'FAILED', message: 'Declined by the issuer' })
  })

  it('fails after the third wrong code, not before', async () => {
    const { opened, read } = await openAt(stand, 'card')
    await stand.post(`/pay/${opened.providerId}/card`, { number: card })
    for (const status of ['WAITING_FOR_3DS', 'WAITING_FOR_3DS', 'FAILED']) {
      await stand.post(`/pay/${opened.providerId}/code`, { code: '0000' })
      expect(await read()).toMatchObject({ status })
    }
  })

  it('that nobody began fails when its time is over', async () => {
    const { read } = await openAt(stand, 'card', { expiresAt: new Date(Date.now() + 1_000) })
    const { status, word } = await stand.until(read, (told) => told.status === 'FAILED')
    expect([status, word]).toEqual(['FAILED', 'BILL_EXPIRED'])
  })

  it('may be opened again with the same number, when the first answer was lost', async () => {
    const { payment, provider, read, opened } = await openAt(stand, 'card')
    const again = await provider.open(payment)
    expect(again.url).not.toBe(opened.url)
    expect(await read()).toMatchObject({ ref: payment.ref, status: 'FORM_OPENED' })
  })

  it('takes its receipt along, in advance and settled, and the bank takes it for the sum it is', async () => {
    const line = { name: 'Билет', quantity: 7, sum: kopecks(7_000_001), vatPercent: 22 }
    const lines = [
      { ...line, inAdvance: true },
      { ...line, inAdvance: false },
    ]
    const { read } = await openAt(stand, 'card', { receipt: { email: 'anna@example.com', lines } })
    expect(await read()).toMatchObject({ status: 'FORM_OPENED' })
  })
})

describe('a payment by SBP', () => {
  it('is a code to draw, unknown to the bank until somebody scans it, and then paid', async () => {
    const { opened, payment, read } = await openAt(stand, 'sbp')
    expect(opened).toMatchObject({ url: null, qr: expect.stringContaining(`${stand.origin}/qr/`), providerId: payment.ref })
    expect(await read()).toMatchObject({ status: 'FORM_OPENED', transactionId: null, amount: null })

    await fetch(opened.qr ?? '')
    expect(await read()).toMatchObject({ status: 'FORM_OPENED', transactionId: expect.any(String), amount: payment.amount })

    await stand.post(`${scanned(opened)}/pay`, {})
    expect(await read()).toMatchObject({ status: 'COMPLETE', ref: payment.ref, amount: payment.amount, testing: true })
  })

  it('that the payer refuses has failed', async () => {
    const { opened, read } = await openAt(stand, 'sbp')
    await stand.post(`${scanned(opened)}/refuse`, {})
    expect(await read()).toMatchObject({ status: 'FAILED' })
  })
})

describe('the list for reconciliation', () => {
  it('holds every payment that was begun in its period, each as if it were asked for', async () => {
    const from = new Date()
    const paid = await openAt(stand, 'card')
    const sbp = await openAt(stand, 'sbp')
    const untouched = await openAt(stand, 'card')
    await stand.play(paid.payment.ref, 'approve')
    await stand.play(sbp.payment.ref, 'decline')
    const list = (await paid.provider.list?.({ from, until: new Date() })) ?? []
    expect(list).toHaveLength(2)
    expect(list).toContainEqual(await paid.read())
    expect(list).toContainEqual(await sbp.read())
    expect(list.map(({ ref }) => ref)).not.toContain(untouched.payment.ref)
    expect(await paid.provider.list?.({ from: new Date(0), until: new Date(1) })).toEqual([])
  })
})

describe('a refund', () => {
  async function paidPayment(scenario: string): Promise<{ wish: RefundToMake } & Awaited<ReturnType<typeof openAt>>> {
    const opened = await openAt(stand, 'card')
    await stand.play(opened.payment.ref, scenario)
    const { amount, ref } = opened.payment
    const about = { paid: amount, paidAt: new Date(), currency: 'RUB', reason: 'Заявка аннулирована', knownIds: [], receipt: null }
    return { ...opened, wish: { ...about, payment: opened.key, ref: `${ref}-r1`, amount } }
  }

  it('of everything arrives at once, and the payment stays paid in full', async () => {
    const { provider, wish, read } = await paidPayment('approve')
    const outcome = await provider.refund(wish)
    expect(outcome).toMatchObject({ ok: true, refund: { amount: wish.amount, status: 'COMPLETE' } })
    expect(await read()).toMatchObject({ status: 'COMPLETE', amount: wish.amount, refunds: [{ amount: wish.amount, status: 'COMPLETE' }] })
  })

  it('that is asked for again because its answer was lost goes back once', async () => {
    const { provider, wish, read } = await paidPayment('approve')
    const part = { ...wish, amount: kopecks(100_000) }
    const first = await provider.refund(part)
    expect(await provider.refund(part)).toEqual(first)
    expect((await read()).refunds).toHaveLength(1)

    const known = first.ok ? [first.refund.id] : []
    expect(await provider.refund({ ...part, ref: `${part.ref}-2`, knownIds: known })).toMatchObject({ ok: true })
    expect((await read()).refunds.map(({ amount }) => amount)).toEqual([100_000, 100_000])
  })

  // Numbers as demo/payments makes them and past-payment.ts of the stand-in bank reads them.
  it.each([
    ['card', 'c'],
    ['sbp', 'b'],
  ] as const)('of a payment of the demo’s past goes back too: by %s', async (method, letter) => {
    const number = `de30000${letter}${(9_680_000).toString(16).padStart(10, '0')}${(5_002).toString(16).padStart(6, '0')}`
    const { provider, wish } = await paidPayment('approve')
    const payment = { ref: number, method, providerId: number, transactionId: number }
    const past = { ...wish, payment, paid: kopecks(9_680_000), amount: kopecks(6_200_000), paidAt: new Date(Date.now() - lastingDays(5)) }
    expect(await provider.refund(past)).toMatchObject({ ok: true, refund: { amount: 6_200_000, status: 'COMPLETE' } })
    expect(await provider.readState(payment)).toMatchObject({ status: 'COMPLETE', ref: number, amount: 9_680_000 })
  })

  it('never exceeds what was paid', async () => {
    const { provider, wish } = await paidPayment('approve')
    const most = await provider.refund({ ...wish, amount: kopecks(wish.amount + 1) })
    expect(most).toEqual({ ok: false, reason: 'refused', message: 'The amount exceeds what is left of the payment' })
  })

  it('of a part is too early on the day of the payment, and only then is it called so', async () => {
    const { provider, wish } = await paidPayment('refund_too_early')
    const part = { ...wish, amount: kopecks(100) }
    expect(await provider.refund(part)).toMatchObject({ ok: false, reason: 'too_early' })
    const yesterday = new Date(Date.now() - lastingDays(1))
    expect(await provider.refund({ ...part, paidAt: yesterday })).toMatchObject({ ok: false, reason: 'refused' })
    expect(await provider.refund(wish)).toMatchObject({ ok: true })
  })

  it('on its way is pending, and later found complete by its number', async () => {
    const { provider, wish, key } = await paidPayment('refund_pending')
    const outcome = await provider.refund(wish)
    if (!outcome.ok) throw new Error(outcome.message)
    expect(outcome.refund.status).toBe('PENDING')
    const ask = { payment: key, ref: wish.ref, id: outcome.refund.id }
    expect(await provider.readRefund(ask)).toMatchObject({ status: 'PENDING' })
    expect(await provider.readRefund(ask)).toMatchObject({ status: 'COMPLETE', amount: wish.amount })
    expect(await provider.readRefund({ ...ask, id: 'another' })).toBeUndefined()
  })

  it('of what was never paid is refused', async () => {
    const { provider, key, payment } = await openAt(stand, 'card')
    const about = { paid: payment.amount, paidAt: new Date(), currency: 'RUB', reason: '', knownIds: [], receipt: null }
    await expect(provider.refund({ ...about, payment: key, ref: 'r', amount: payment.amount })).rejects.toThrow(ProviderRefusal)
  })
})

describe('the bank', () => {
  const options = { callbackUrl: 'http://127.0.0.1:9/hooks/modulbank/' }

  it('refuses a wrong key, and the refusal tells nobody the right one', async () => {
    const wrong = modulbank({ ...stand.settings, MODULBANK_KEY: 'F'.repeat(32) }, options)
    const refusal = await wrong?.open(paymentToOpen('card')).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(ProviderRefusal)
    expect(String(refusal)).toBe('Error: modulbank: Signature is not valid')
  })

  it('knows no payment of the other mode', async () => {
    const { key } = await openAt(stand, 'card')
    const live = modulbank({ ...stand.settings, MODULBANK_TESTING: '0' }, options)
    await expect(live?.open(paymentToOpen('card'))).rejects.toThrow('Signature is not valid')
    await expect(modulbank(stand.settings, options)?.readState({ ...key, providerId: 'f'.repeat(24) })).rejects.toThrow(
      'Operation not found',
    )
  })
})
