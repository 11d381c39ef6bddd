import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, defaultZone, momentAt, todayIn } from '@anfilada/contract/dates'
import { inTransaction } from '../../db/transaction.ts'
import {
  askLater,
  bankOf,
  confirmOrder,
  createPaymentWorld,
  factsOf,
  orderFacts,
  pay,
  type PaymentWorld,
  play,
  tasksOf,
} from '../../testing/payment-world.ts'
import { orderPrice } from '../../testing/payment-targets.ts'
import { type PaymentProvider, ProviderSilence } from '../providers/provider.ts'
import { askDue } from '../recording/ask-state.ts'
import { claimAsk } from '../asking.store.ts'
import { expirePayments } from '../recording/expire-payments.ts'
import { reconcile, reconcileDay } from './reconcile.ts'

let world: PaymentWorld
let bank: PaymentProvider
beforeAll(async () => {
  world = await createPaymentWorld()
  bank = world.providers.byName('modulbank') as PaymentProvider
})
afterAll(() => world.close())

const today = todayIn(defaultZone)
const openTasks = async () =>
  (await world.pool.query<{ kind: string; details: object }>('select kind, details from accountant_tasks where payment_id is null')).rows

describe('the night', () => {
  it('books what neither a callback nor a question told us, once', async () => {
    const orderId = await confirmOrder(world)
    const { payment_id: id } = await pay(world, [orderId])
    await play(world, id, 'bad_signature')
    expect(await reconcileDay(world.pool, bank, today)).toBe(true)
    expect(await reconcileDay(world.pool, bank, today)).toBe(true)
    expect(await factsOf(world, id)).toMatchObject({ status: 'COMPLETE', received: orderPrice })
    expect(await orderFacts(world, orderId)).toMatchObject({ paid: orderPrice })
  })

  it('tells of money that the bank has and we do not know', async () => {
    const { payment_id: id } = await pay(world, [await confirmOrder(world)])
    await play(world, id, 'approve')
    const { reference } = await bankOf(world, id)
    await world.pool.query(`update payments set provider_reference = 'elsewhere' where id = $1`, [id])
    await reconcileDay(world.pool, bank, today)
    expect(await openTasks()).toMatchObject([{ kind: 'payment_unknown', details: { reference } }])
    await world.pool.query('update payments set provider_reference = $2 where id = $1', [id, reference])
  })

  it('tells of money that we booked and the bank does not list', async () => {
    const { payment_id: id } = await pay(world, [await confirmOrder(world)])
    await play(world, id, 'approve')
    await askLater(world, id)
    const yesterday = addDays(today, -1)
    // At noon: minutes around midnight belong to neither day for certain.
    await world.pool.query(`update payments set provider_reference = 'nowhere-1', created_at = $2 where id = $1`, [
      id,
      momentAt({ date: yesterday, time: '12:00' }, defaultZone),
    ])
    await reconcileDay(world.pool, bank, yesterday)
    expect(await tasksOf(world, id)).toEqual(['payment_missing'])
  })

  it('tells of a refund that somebody made at the bank itself', async () => {
    const { payment_id: id } = await pay(world, [await confirmOrder(world)])
    await play(world, id, 'approve')
    await askLater(world, id)
    const { rows } = await world.pool.query<{ ref: string; providerId: string; transactionId: string }>(
      'select provider_reference as ref, provider_id as "providerId", transaction_id as "transactionId" from payments where id = $1',
      [id],
    )
    const payment = { ...(rows[0] as { ref: string; providerId: string; transactionId: string }), method: 'card' as const }
    const whole = { amount: orderPrice as never, paid: orderPrice as never, currency: 'RUB', paidAt: new Date(), reason: '' }
    await bank.refund({ payment, ref: 'by hand', ...whole, knownIds: [], receipt: null })
    await reconcileDay(world.pool, bank, today)
    expect(await tasksOf(world, id)).toEqual(['refund_unknown'])
  })

  it('takes up every day that was not compared yet, and none twice', async () => {
    await world.pool.query(`update payments set created_at = now() - interval '3 days' where id = (select min(id) from payments)`)
    expect(await reconcile(world.pool, world.providers)).toBeGreaterThanOrEqual(2)
    expect(await reconcile(world.pool, world.providers)).toBe(0)
  })
})

describe('the minute', () => {
  it('asks about whatever was forgotten, and no sooner than ten seconds after the last question', async () => {
    const { payment_id: id } = await pay(world, [await confirmOrder(world)])
    await play(world, id, 'bad_signature')
    // Within one transaction the database's clock stands still.
    const claim = (ago: string): Promise<boolean> =>
      inTransaction(world.pool, async (tx) => {
        await tx.query('update payments set asked_at = now() - $2::interval where id = $1', [id, ago])
        return claimAsk(tx, id)
      })
    expect([await claim('9.999 seconds'), await claim('10 seconds')]).toEqual([false, true])
    expect(await factsOf(world, id)).toMatchObject({ status: 'FORM_OPENED' })
    await world.pool.query(`update payments set next_ask_at = now(), asked_at = now() - interval '10 seconds' where id = $1`, [id])
    const reference = (await bankOf(world, id)).reference
    const questions: string[] = []
    const counted: PaymentProvider = {
      ...bank,
      readState(key) {
        questions.push(key.ref)
        return bank.readState(key)
      },
    }
    await Promise.all([1, 2, 3, 4].map(() => askDue(world.pool, { ...world.providers, byName: () => counted })))
    expect(questions.filter((ref) => ref === reference)).toHaveLength(1)
    expect(await factsOf(world, id)).toMatchObject({ status: 'COMPLETE' })
  })

  it('stops asking a bank that is silent, and asks the other one all the same', async () => {
    const { payment_id: id } = await pay(world, [await confirmOrder(world)])
    await world.pool.query(
      `insert into payments (customer_id, created_by, payer_name, payer_email, language, offer_version, method, amount_kopecks, order_ids,
         provider, test, provider_reference, provider_id, expires_at, next_ask_at)
       select customer_id, created_by, 'of the silent', payer_email, language, offer_version, method, amount_kopecks, order_ids,
         case when n = 20 then 'other' else provider end, test, gen_random_uuid(), gen_random_uuid(), expires_at, now() - interval '1 hour'
       from payments, generate_series(1, 20) n where id = $1`,
      [id],
    )
    const questions = { modulbank: 0, other: 0 }
    const silent = (name: keyof typeof questions): PaymentProvider => ({
      ...bank,
      name,
      readState() {
        questions[name]++
        return Promise.reject(new ProviderSilence('state: no answer'))
      },
    })
    const all = [silent('modulbank'), silent('other')]
    await askDue(world.pool, { ...world.providers, all, byName: (name) => all.find((one) => one.name === name) })
    expect(questions).toEqual({ modulbank: 6, other: 1 })
    await world.pool.query(`delete from payments where payer_name = 'of the silent'`)
  })

  it('tells a person when the bank works on a payment for longer than a day, and does not end it', async () => {
    const { payment_id: id } = await pay(world, [await confirmOrder(world)])
    await play(world, id, 'unknown_status')
    await askLater(world, id)
    await world.pool.query(`update payments set expires_at = now() - interval '25 hours' where id = $1`, [id])
    await expirePayments(world.pool)
    await expirePayments(world.pool)
    expect(await factsOf(world, id)).toMatchObject({ status: 'PROCESSING' })
    expect(await tasksOf(world, id)).toEqual(['payment_stuck', 'status_unknown'])
  })
})
