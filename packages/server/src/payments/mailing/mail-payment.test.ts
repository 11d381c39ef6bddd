import { kopecks } from '@anfilada/contract/kopecks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { makePayableOrder, orderPrice } from '../../testing/payment-targets.ts'
import { addSlot, createWorld, type World } from '../../testing/world.ts'
import { insertPayment } from '../payments.store.ts'
import type { PaymentProvider, ProviderPayment } from '../providers/provider.ts'
import { recordState } from '../recording/record-state.ts'
import { insertRefund } from '../refunds/refunds.store.ts'
import { sendRefund } from '../refunds/send-refund.ts'

let world: World
let slot: number
let agency: number
beforeAll(async () => {
  world = await createWorld()
  slot = await addSlot(world, { capacity: 1_000 })
  const { rows } = await world.pool.query<{ id: number }>(`select id from customers where name = 'agency'`)
  agency = rows[0]?.id ?? 0
  await world.pool.query(`update users set email = login || '@example.com', language = 'en' where customer_id is not null`)
})
beforeEach(async () => {
  await world.pool.query(`update users set notifications = '{"payment_received": {"mail": false, "portal": true}}'`)
})
afterAll(() => world.close())

const wish = (login: string) => world.pool.query(`update users set notifications = '{}' where login = $1`, [login])

async function begin(orders: number, email = 'Payer@example.com', asked = orderPrice): Promise<{ id: number; orders: number[] }> {
  const ids: number[] = []
  for (let n = 0; n < orders; n++) ids.push(await makePayableOrder(world, slot, 'agencyOwner'))
  const id = await inTransaction(world.pool, (tx) =>
    insertPayment(tx, {
      customerId: agency,
      userId: world.users.agencyOwner,
      linkId: null,
      payer: { name: 'ООО «Плательщик»', email, language: 'fa' },
      offerVersion: 1,
      method: 'card',
      orders: ids.map((orderId) => ({ orderId, asked: kopecks(asked) })),
      amount: kopecks(asked * orders),
      provider: 'modulbank',
      test: true,
      makesReceipt: true,
      prefix: crypto.randomUUID().slice(0, 8),
      minutes: 30,
    }),
  )
  await world.pool.query('delete from mails')
  return { id, orders: ids }
}

/** The bank says that the money is there, or something else. */
async function tell(id: number, changes: Partial<ProviderPayment> = {}): Promise<void> {
  const { rows } = await world.pool.query<{ ref: string; amount: number }>(
    'select provider_reference as ref, amount_kopecks as amount from payments where id = $1',
    [id],
  )
  const { ref, amount } = rows[0] as { ref: string; amount: number }
  await recordState(world.pool, id, {
    ref,
    transactionId: `T${id}`,
    status: 'COMPLETE',
    word: 'COMPLETE',
    isUnknownWord: false,
    amount: kopecks(amount),
    currency: 'RUB',
    testing: true,
    refunds: [],
    rrn: null,
    panMask: null,
    message: '',
    ...changes,
  })
}

type Mail = { recipient: string; language: string; template: string; facts: Record<string, string> }
async function mails(): Promise<Mail[]> {
  const { rows } = await world.pool.query<Mail>('select recipient, language, template, facts from mails order by id')
  return rows
}
const readers = async () => (await mails()).map(({ recipient, facts }) => [recipient, facts['reader']])

describe('money that came is told', () => {
  it('to whoever paid, in his language: how much, for what, and that it pays the orders', async () => {
    const { id, orders } = await begin(2)
    await tell(id, { status: 'PROCESSING' })
    expect(await mails()).toEqual([])
    await tell(id)
    const facts = {
      name: 'ООО «Плательщик»',
      payment: String(id),
      vouchers: orders.join(', '),
      licenses: '',
      method: 'کارت بانکی',
      at: expect.any(String),
      reader: 'payer',
      amount: String(2 * orderPrice),
      paid: String(2 * orderPrice),
      kept: '',
      state: 'spent',
    }
    expect(await mails()).toEqual([{ recipient: 'Payer@example.com', language: 'fa', template: 'payment_received', facts }])
  })

  it('once, however often the provider says it and the night compares it', async () => {
    const { id } = await begin(1)
    await Promise.all([tell(id), tell(id), tell(id)])
    await tell(id)
    expect(await readers()).toEqual([['Payer@example.com', 'payer']])
  })

  it('with what it did not need and stays free', async () => {
    const { id, orders } = await begin(2)
    await world.pool.query(`update orders set status = 'cancelled', archived_at = now() where id = $1`, [orders[0]])
    await tell(id)
    expect((await mails())[0]?.facts).toMatchObject({ paid: String(orderPrice), kept: String(orderPrice), state: 'kept' })
    const none = await begin(1)
    await world.pool.query(`update orders set status = 'cancelled', archived_at = now() where id = $1`, none.orders)
    await tell(none.id)
    expect((await mails())[0]?.facts).toMatchObject({ paid: '', kept: String(orderPrice), state: 'kept' })
  })

  it('to members who wish so and may see payments, one mail an address; a payer who is a member reads the payer’s', async () => {
    const { id } = await begin(1, 'AgencyOwner@example.com')
    await Promise.all(['agencyOwner', 'agencyAccountant', 'agencyGuide', 'otherAgency'].map(wish))
    await world.pool.query(`update users set notifications = '{}', email = 'agencyAccountant@example.com' where login = 'agencyManager'`)
    await tell(id)
    expect(await readers()).toEqual([
      ['AgencyOwner@example.com', 'both'],
      [expect.stringMatching(/^agencyaccountant@/i), 'member'],
    ])
  })

  it('to nobody when nothing was booked', async () => {
    const { id } = await begin(1)
    await wish('agencyOwner')
    await tell(id, { status: 'FAILED', word: 'FAILED' })
    await tell(id, { currency: 'USD' })
    expect(await mails()).toEqual([])
  })
})

describe('money that went back is told', () => {
  it('to whoever paid, once it went, whatever members chose', async () => {
    const { id } = await begin(1)
    await tell(id)
    await world.pool.query(`update payments set provider_id = 'B1', allocated_kopecks = 0, refunded_kopecks = 700 where id = $1`, [id])
    await world.pool.query('delete from mails')
    await wish('agencyOwner')
    const refund = await inTransaction(world.pool, (tx) =>
      insertRefund(tx, {
        paymentId: id,
        customerId: agency,
        amount: 700,
        reason: 'x',
        state: 'waiting',
        userId: world.users.officeAccountant,
        prefix: 'r',
      }),
    )
    const back = async (status: 'PENDING' | 'COMPLETE') => {
      const told = { id: 'R1', amount: kopecks(700), status, word: status, isUnknownWord: false }
      const bank = { name: 'modulbank', refund: async () => ({ ok: true, refund: told }), readRefund: async () => told }
      const provider = bank as unknown as PaymentProvider
      await world.pool.query('update refunds set next_ask_at = null where finished_at is null')
      await sendRefund(world.pool, { all: [provider], byMethod: () => provider, byName: () => provider }, refund)
    }
    await back('PENDING')
    expect(await mails()).toEqual([])
    await back('COMPLETE')
    await back('COMPLETE')
    expect(await mails()).toMatchObject([
      { recipient: 'Payer@example.com', language: 'fa', template: 'payment_refunded', facts: { amount: '700', payment: String(id) } },
    ])
  })
})
