import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  askLater,
  bankOf,
  confirmOrder,
  createPaymentWorld,
  factsOf,
  office,
  pay,
  type PaymentWorld,
  play,
  until,
} from '../testing/payment-world.ts'
import { orderPrice } from '../testing/payment-targets.ts'
import { sendRefund } from './refunds/send-refund.ts'

// The same attempts, with the second provider: one file and one line made it one.
let world: PaymentWorld
beforeAll(async () => {
  world = await createPaymentWorld('wechat')
})
afterAll(() => world.close())

describe('a payment by WeChat Pay, where it is on', () => {
  it('shows a code, hears of the money, books it under its own account, and gives it back', async () => {
    const { payment_id: id, qr, url } = await pay(world, [await confirmOrder(world)], 'agencyOwner', 'wechat')
    expect([qr, url]).toEqual([expect.stringMatching(/^weixin:/), null])
    await play(world, id, 'duplicate')
    await until(
      async () => (await bankOf(world, id)).callbacks,
      (callbacks) => callbacks.length > 0,
    )
    await askLater(world, id)
    expect(await factsOf(world, id)).toMatchObject({ status: 'COMPLETE', allocated: orderPrice })
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
