import { paymentActions } from '@anfilada/contract/payments/payments'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { addLicense, addProlongationGroup } from '../testing/licenses.ts'
import {
  asked,
  askLater,
  bankOf,
  createPaymentWorld,
  factsOf,
  office,
  payerOf,
  type Paying,
  type PaymentWorld,
  play,
  tasksOf,
} from '../testing/payment-world.ts'
import type { Principal } from '../testing/world.ts'
import { freeOverpaid } from './recording/free-overpaid.ts'
import { settleReceipts } from './receipts/settle-receipts.ts'
import { sendRefund } from './refunds/send-refund.ts'
import { verifyPayments } from './verify-payments.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await createPaymentWorld()
})
afterAll(async () => {
  expect([await verifyLedger(world.pool), await verifyPayments(world.pool)]).toEqual([[], []])
  await world.close()
})

const fee = 320_000
let licenses = 0

/** The number of a request whose fee is due, and of its license. */
async function charged(vat: string | null = 'standard'): Promise<{ id: number; number: string }> {
  const number = `ЦС-${++licenses}`
  const license = await addLicense(world, { number })
  const group = await addProlongationGroup(world, { fee, vat })
  const answer = await asked<{ request_id: number }[]>(world, 'agencyOwner', 'prolongate_license', {
    license_id: [license],
    prolongation_group: group,
  })
  return { id: answer.data.result[0]?.request_id ?? 0, number }
}
async function due(): Promise<number[]> {
  const answer = await asked<unknown>(world, 'agencyOwner', 'prefetch_payment', {})
  return paymentActions.prefetch_payment.output.parse(answer.data).result.fees.map(({ request_id }) => request_id)
}
const begin = (data: object, as: Principal = 'agencyOwner') =>
  asked<Paying & { prolongations: string }>(world, as, 'new_payment', { amount: fee, ...payerOf(), ...data })
async function paid(...ids: number[]): Promise<number> {
  const { data } = await begin({ prolongations: ids.join(','), amount: fee * ids.length })
  await approve(data.result.payment_id)
  return data.result.payment_id
}
async function approve(paymentId: number): Promise<void> {
  await play(world, paymentId, 'approve')
  await askLater(world, paymentId)
}
const decline = (id: number) => office(world, 'dispatcher', 'decline_prolongation', { request_id: id, reason: 'Музей отказал' })
const refund = async (payment_id: number) => {
  const asking = { payment_id, amount: fee, reason: 'Музей отказал' }
  const { data } = await office<{ id: number }>(world, 'officeAccountant', 'refund_payment', asking)
  await sendRefund(world.pool, world.providers, data.result.id)
}
const free = (paymentId: number) => factsOf(world, paymentId).then(({ received, allocated, refunded }) => received - allocated - refunded)

describe('the fee of a renewal', () => {
  test('is booked with the VAT of the day of its group', async () => {
    const { id } = await charged()
    const { rows } = await world.pool.query(
      `select ledger_accounts.kind, ledger_entries.amount_kopecks as amount from ledger_transactions
       join ledger_entries on ledger_entries.transaction_id = ledger_transactions.id
       join ledger_accounts on ledger_accounts.id = ledger_entries.account_id
       where ledger_transactions.reference = $1 order by ledger_entries.line_no`,
      [`prolongation:${id}`],
    )
    // 320 000 · 22 / 122, half up.
    expect(rows).toEqual([
      { kind: 'customer', amount: fee },
      { kind: 'income', amount: -262_295 },
      { kind: 'vat', amount: -57_705 },
    ])
  })

  test('is offered, paid by card with a receipt in advance, and settled once the license is prolonged', async () => {
    const { id, number } = await charged()
    expect(await due()).toContain(id)
    const payment = await paid(id)
    expect(await factsOf(world, payment)).toMatchObject({ status: 'COMPLETE', received: fee, allocated: fee })
    expect(await due()).not.toContain(id)
    const page = await asked<{ requests: { request_id: number; due: number }[] }>(world, 'agencyOwner', 'get_prolongation_page_data', {})
    expect(page.data.result.requests.find(({ request_id }) => request_id === id)?.due).toBe(0)
    expect((await bankOf(world, payment)).receipt).toMatchObject([
      { name: `Продление лицензии гида № ${number}`, price: fee / 100, quantity: 1, payment_method: 'full_prepayment' },
    ])
    const history = await asked<{ payment_id: number; vouchers: string; prolongations: string }[]>(
      world,
      'agencyOwner',
      'get_payments_history',
      {},
    )
    expect(history.data.result).toContainEqual(expect.objectContaining({ payment_id: payment, vouchers: '', prolongations: String(id) }))

    expect(await settleReceipts(world.pool, world.providers)).toMatchObject({ byHand: 0 })
    await office(world, 'dispatcher', 'enter_prolongation', { request_id: id, expiration_date: '2100-01-01' })
    expect(await settleReceipts(world.pool, world.providers)).toMatchObject({ byHand: 1, failed: 0 })
    expect(await settleReceipts(world.pool, world.providers)).toMatchObject({ byHand: 0 })
    const { rows } = await world.pool.query(`select details ->> 'lines' as lines from accountant_tasks where payment_id = $1`, [payment])
    expect(rows).toEqual([{ lines: `Продление лицензии гида № ${number}: 1 × 3200,00 ₽, НДС 22 %, полный расчёт` }])
  })

  test('is the customer’s again when it is taken back, and goes back with its receipt', async () => {
    const { id, number } = await charged(null)
    const payment = await paid(id)
    await decline(id)
    expect(await freeOverpaid(world.pool)).toBe(1)
    expect(await freeOverpaid(world.pool)).toBe(0)
    expect([await free(payment), await tasksOf(world, payment)]).toEqual([fee, ['fee_freed']])
    await refund(payment)
    expect(await factsOf(world, payment)).toMatchObject({ allocated: 0, refunded: fee })
    const { rows } = await world.pool.query(
      `select details ->> 'lines' as lines from accountant_tasks where payment_id = $1 and kind = 'refund_receipt_by_hand'`,
      [payment],
    )
    expect(rows).toEqual([{ lines: `Продление лицензии гида № ${number}: 1 × 3200,00 ₽, без НДС, предоплата 100 %` }])
  })

  test('takes nothing when it is taken back while the payer is at the bank', async () => {
    const { id } = await charged()
    const { payment_id: payment } = (await begin({ prolongations: String(id) })).data.result
    await decline(id)
    await approve(payment)
    expect([await free(payment), await tasksOf(world, payment)]).toEqual([fee, ['fee_freed']])
  })

  test('is paid once, however many pay for it', async () => {
    const { id } = await charged()
    const [first, second] = [await begin({ prolongations: String(id) }), await begin({ prolongations: String(id) })]
    for (const { data } of [first, second]) await approve(data.result.payment_id)
    expect([await free(first.data.result.payment_id), await free(second.data.result.payment_id)]).toEqual([0, fee])
    expect(await tasksOf(world, second.data.result.payment_id)).toEqual(['fee_freed'])
  })

  test('is due again when a payment for it goes back', async () => {
    const { id } = await charged()
    const payment = await paid(id)
    await refund(payment)
    expect(await factsOf(world, payment)).toMatchObject({ allocated: 0, refunded: fee })
    expect(await due()).toContain(id)
  })

  test('is paid whole and alone: another sum, another’s, what is not due, and orders beside it are refused', async () => {
    const [{ id }, gone] = [await charged(), await charged()]
    await decline(gone.id)
    expect(await begin({ prolongations: String(id), amount: 1 })).toMatchObject({ code: 'amount_not_exact', due: fee })
    expect(await begin({ prolongations: String(gone.id) })).toMatchObject({ code: 'not_payable' })
    expect(await begin({ prolongations: String(id) }, 'otherAgency')).toMatchObject({ code: 'prolongation_not_found' })
    expect(await begin({ prolongations: String(id), vouchers: '71' })).toMatchObject({ code: 'invalid_fields' })
    expect(await begin({})).toMatchObject({ code: 'invalid_fields' })
  })
})
