import { addDays, defaultZone, todayIn } from '@anfilada/contract/dates'
import { kopecks } from '@anfilada/contract/kopecks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  age,
  asked,
  askLater,
  bankOf,
  confirmOrder,
  createPaymentWorld,
  factsOf,
  office,
  pay,
  type Paying,
  type PaymentWorld,
  play,
  until,
} from '../testing/payment-world.ts'
import { inTransaction } from '../db/transaction.ts'
import { orderPrice } from '../testing/payment-targets.ts'
import { findHealth } from './office/provider-health.reads.ts'
import { leavePayment } from './recording/leave-payment.ts'
import { startPayment } from './opening/start-payment.ts'
import { findPayment, type PaymentRow, saveOpened } from './payments.store.ts'
import { type PaymentKey, type PaymentProvider, ProviderSilence } from './providers/provider.ts'
import { createProviders, type CreateProvider, type Providers } from './providers/providers.ts'
import { askState } from './recording/ask-state.ts'
import { reconcileDay } from './reconciling/reconcile.ts'
import { takeCallback } from './recording/take-callback.ts'
import { sendRefund } from './refunds/send-refund.ts'
import { verifyPayments } from './verify-payments.ts'

// The same attempts, with the second provider: one file and one line made it one.
let world: PaymentWorld
beforeAll(async () => {
  world = await createPaymentWorld('wechat')
})
afterAll(() => world.close())

const moscowDay = (ago: number): string => addDays(todayIn(defaultZone), -ago)

const scan = async (): Promise<Paying> => pay(world, [await confirmOrder(world)], 'agencyOwner', 'wechat')

describe('a payment by WeChat Pay, where it is on', () => {
  it('shows a code, hears of the money, books it under its own account, and gives it back', async () => {
    const { payment_id: id, qr, url } = await scan()
    expect([qr, url]).toEqual([expect.stringMatching(/^weixin:/), null])
    await play(world, id, 'duplicate')
    await until(
      async () => (await bankOf(world, id)).callbacks,
      (callbacks) => callbacks.length > 0,
    )
    await askLater(world, id)
    expect(await factsOf(world, id)).toMatchObject({ status: 'COMPLETE', allocated: orderPrice })
    // No cash register hangs on it: the accountant makes the receipt of the advance.
    const tasks = await world.pool.query(`select kind, details ->> 'lines' as lines from accountant_tasks where payment_id = $1`, [id])
    expect(tasks.rows).toEqual([{ kind: 'receipts_by_hand', lines: expect.stringMatching(/10 × 1500,00 ₽, без НДС, предоплата 100 %$/) }])
    const wish = { payment_id: id, amount: 100_000, reason: 'test' }
    const refund = await office<{ id: number }>(world, 'officeAccountant', 'refund_payment', wish)
    await sendRefund(world.pool, world.providers, refund.data.result.id)
    expect((await bankOf(world, id)).refunds).toMatchObject([{ amount: 100_000 }])
    const { rows } = await world.pool.query<{ balance: number }>(
      `select sum(amount_kopecks)::bigint as balance from ledger_entries join ledger_accounts on ledger_accounts.id = account_id
       where kind = 'clearing' and item = 'wechat'`,
    )
    expect(rows[0]?.balance).toBe(orderPrice - 100_000)
  })
})

describe('the night, with WeChat', () => {
  it('books what neither a callback nor a question told us, once, and takes up a day that is not there yet another night', async () => {
    const { payment_id: id } = await scan()
    await play(world, id, 'bad_signature')
    await age(world, id, 4 * 24 * 60)
    const wechat = world.providers.byName('wechat') as PaymentProvider
    expect(await reconcileDay(world.pool, wechat, moscowDay(4))).toBe(true)
    expect(await reconcileDay(world.pool, wechat, moscowDay(4))).toBe(true)
    expect(await factsOf(world, id)).toMatchObject({ status: 'COMPLETE', received: orderPrice })
    expect(await reconcileDay(world.pool, wechat, moscowDay(0))).toBe(false)
  })
})

describe('another provider', () => {
  const told = {
    status: 'COMPLETE',
    word: 'BURNT',
    isUnknownWord: false,
    amount: kopecks(orderPrice),
    currency: 'RUB',
    testing: true,
  } as const
  const nothing = { refunds: [], rrn: null, panMask: null, message: '' }
  /** One that nobody has a bank for: all that another file would be. */
  const matchbox: CreateProvider = ({ MATCHBOX_KEY: key }, { callbackUrl }) =>
    key === undefined
      ? undefined
      : {
          name: 'matchbox',
          methods: ['sbp'],
          testing: true,
          opensAgain: true,
          open: async ({ ref, expiresAt }) => ({ providerId: ref, url: null, qr: `match:${ref}?${callbackUrl}`, expiresAt }),
          readState: async ({ ref }) => ({ ref, transactionId: `match-${ref}`, ...told, ...nothing }),
          close: undefined,
          list: undefined,
          refund: async ({ ref, amount }) => ({
            ok: true,
            refund: { id: ref, amount, status: 'COMPLETE', word: 'OUT', isUnknownWord: false },
          }),
          readRefund: async () => undefined,
          settle: undefined,
          readCallback: ({ body }) => ({ ref: body.toString(), eventId: '1', transactionId: null, word: 'BURNT' }),
          callbackAccepted: { status: 200, type: 'text/plain', body: '' },
        }

  it('is one file and one line: what it takes is begun, heard of, booked under its own account, given back, and seen by the office', async () => {
    const providers = createProviders({ MATCHBOX_KEY: '1' }, { publicOrigin: world.origin }, { matchbox })
    const provider = providers.byMethod('sbp') as PaymentProvider
    expect(providers.byMethod('card')).toBeUndefined()
    const orderId = await confirmOrder(world)
    const { rows } = await world.pool.query<{ customerId: number }>('select customer_id as "customerId" from orders where id = $1', [
      orderId,
    ])
    const id = await begin(providers, { orderId, customerId: rows[0]?.customerId ?? 0 })
    const { reference: ref, expiresAt } = (await findPayment(world.pool, id)) as PaymentRow
    const order = {
      ref,
      method: 'sbp',
      amount: kopecks(orderPrice),
      currency: 'RUB',
      description: '',
      payer: { name: '', email: '' },
    } as const
    await saveOpened(world.pool, id, await provider.open({ ...order, returnUrl: world.origin, expiresAt, receipt: null }))
    await takeCallback(world.pool, provider, { body: Buffer.from(ref), headers: {} })
    await askState(world.pool, providers, id)
    expect(await factsOf(world, id)).toMatchObject({ status: 'COMPLETE', received: orderPrice, allocated: orderPrice })
    const wish = { payment_id: id, amount: orderPrice, reason: 'test' }
    const refund = await office<{ id: number }>(world, 'officeAccountant', 'refund_payment', wish)
    await sendRefund(world.pool, providers, refund.data.result.id)
    const card = await office<object>(world, 'officeAccountant', 'office_payment', { payment_id: id })
    expect(card.data.result).toMatchObject({ provider: 'matchbox', refunds: [{ amount: orderPrice, state: 'complete' }] })
    expect(await findHealth(world.pool, 'matchbox', provider)).toMatchObject({ on: true, test: true, methods: ['sbp'], failed: 0, open: 0 })
    expect(await verifyPayments(world.pool)).toEqual([])
  })

  const begin = (providers: Providers, { orderId, customerId }: { orderId: number; customerId: number }): Promise<number> =>
    inTransaction(world.pool, async (tx) => {
      const payer = { name: 'Плательщик', email: 'payer@example.com', language: 'ru' } as const
      const offer = { accepted: true, version: undefined }
      const amount = { kopecks: orderPrice, exact: true }
      const wish = {
        customerId,
        userId: world.users.agencyOwner,
        linkId: null,
        orderIds: [orderId],
        amount,
        method: 'sbp',
        payer,
        offer,
      } as const
      const begun = await startPayment(tx, providers, wish)
      if (!begun.ok) throw new Error(`The payment was refused: ${begun.refusal}`)
      return begun.value
    })
})

describe('a code of WeChat', () => {
  const leave = async (id: number) => asked<Paying>(world, 'agencyOwner', 'leave_payment', { payment_id: id })

  it('that its payer left cannot be paid any more', async () => {
    const { payment_id: id } = await scan()
    await age(world, id, 6)
    expect((await leave(id)).data.result).toMatchObject({ status: 'FAILED', reason: 'left' })
    const bank = await until(
      () => bankOf(world, id),
      ({ state }) => state === 'closed',
    )
    expect(bank).toMatchObject({ state: 'closed' })
    expect((await leave(id)).data.result).toMatchObject({ reason: 'left' })
  })

  it('that is too young to be taken back is left all the same, and taken back when it is asked after', async () => {
    const { payment_id: id } = await scan()
    expect((await leave(id)).data.result).toMatchObject({ status: 'FAILED', reason: 'left' })
    expect(await bankOf(world, id)).toMatchObject({ state: 'created' })
    await age(world, id, 6)
    await askLater(world, id)
    expect(await bankOf(world, id)).toMatchObject({ state: 'closed' })
    await askLater(world, id)
    expect(await factsOf(world, id)).toMatchObject({ status: 'FAILED', failure: 'left' })
    await play(world, id, 'approve')
    await askLater(world, id)
    expect(await factsOf(world, id)).toMatchObject({ status: 'COMPLETE', received: orderPrice })
  })

  it('that was taken back while the answer was lost is left, and stays so', async () => {
    const { payment_id: id } = await scan()
    await age(world, id, 6)
    const wechat = world.providers.byName('wechat') as PaymentProvider
    const close = async (key: PaymentKey): Promise<never> => {
      await wechat.close?.(key)
      throw new ProviderSilence('the answer was lost')
    }
    const faint: Providers = { ...world.providers, byName: () => ({ ...wechat, close }) }
    const left = await leavePayment(world.pool, faint, (await findPayment(world.pool, id)) as PaymentRow, undefined)
    expect(left).toMatchObject({ ok: true, value: { status: 'FAILED', failure: 'left' } })
    expect(await bankOf(world, id)).toMatchObject({ state: 'closed' })
    await askLater(world, id)
    expect(await factsOf(world, id)).toMatchObject({ status: 'FAILED', failure: 'left', received: 0 })
  })

  it('that was paid in the moment of leaving keeps its payer', async () => {
    const { payment_id: id } = await scan()
    await play(world, id, 'bad_signature')
    // Asked a moment ago, so that only taking the code back finds it out.
    await world.pool.query(`update payments set asked_at = now() + interval '1 hour' where id = $1`, [id])
    expect(await leave(id)).toMatchObject({ success: false, code: 'payment_under_way' })
    await world.pool.query('update payments set asked_at = null where id = $1', [id])
    await askLater(world, id)
    expect(await factsOf(world, id)).toMatchObject({ status: 'COMPLETE', received: orderPrice })
  })

  it('whose time is out by our clock is taken back', async () => {
    const { payment_id: id } = await scan()
    await age(world, id, 6)
    await world.pool.query(`update payments set expires_at = now() - interval '1 second' where id = $1`, [id])
    await askLater(world, id)
    expect(await bankOf(world, id)).toMatchObject({ state: 'closed' })
    await askLater(world, id)
    expect(await factsOf(world, id)).toMatchObject({ status: 'FAILED', failure: 'expired' })
  })
})
