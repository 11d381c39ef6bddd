import { lastingDays } from '@anfilada/contract/dates'
import type { MoneySums } from '@anfilada/contract/ledger/money-sums'
import { publicPaymentActions } from '@anfilada/contract/payments/payment-links'
import { paymentActions } from '@anfilada/contract/payments/payments'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { approve as approveAtBank, chargeFee, declineFee, fee, freeOf, keepMoney, moneySums, payFees } from '../testing/fees.ts'
import {
  asked,
  bankOf,
  confirmOrder,
  createPaymentWorld,
  factsOf,
  office,
  payerOf,
  type Paying,
  type PaymentWorld,
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

const sums = () => moneySums(world)
afterEach(async () => void (await sums()))

const charged = (vat?: string | null, day?: object) => chargeFee(world, vat, day)
async function due(): Promise<number[]> {
  const answer = await asked<unknown>(world, 'agencyOwner', 'prefetch_payment', {})
  return paymentActions.prefetch_payment.output.parse(answer.data).result.fees.map(({ request_id }) => request_id)
}
const begin = (data: object, as: Principal = 'agencyOwner') =>
  asked<Paying & { prolongations: string }>(world, as, 'new_payment', { amount: fee, ...payerOf(), ...data })
const paid = (...ids: number[]) => payFees(world, ...ids)
const approve = (paymentId: number) => approveAtBank(world, paymentId)
const decline = (id: number) => declineFee(world, id)
const refund = async (payment_id: number) => {
  const asking = { payment_id, amount: fee, reason: 'Музей отказал' }
  const { data } = await office<{ id: number }>(world, 'officeAccountant', 'refund_payment', asking)
  await sendRefund(world.pool, world.providers, data.result.id)
}
const free = (paymentId: number) => freeOf(world, paymentId)

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

  test('is the customer’s again when he withdraws, too', async () => {
    const { id } = await charged()
    const payment = await paid(id)
    expect(await asked(world, 'agencyOwner', 'withdraw_prolongation', { request_id: id })).toMatchObject({ success: true })
    expect(await freeOverpaid(world.pool)).toBe(1)
    expect([await free(payment), await tasksOf(world, payment)]).toEqual([fee, ['fee_freed']])
    await refund(payment)
  })

  test('takes nothing when it is taken back while the payer is at the bank', async () => {
    const { id } = await charged()
    const { payment_id: payment } = (await begin({ prolongations: String(id) })).data.result
    await decline(id)
    await approve(payment)
    expect([await free(payment), await tasksOf(world, payment)]).toEqual([fee, ['fee_freed']])
    await refund(payment)
  })

  test('is paid once, however many pay for it', async () => {
    const { id } = await charged()
    const [first, second] = [await begin({ prolongations: String(id) }), await begin({ prolongations: String(id) })]
    for (const { data } of [first, second]) await approve(data.result.payment_id)
    expect([await free(first.data.result.payment_id), await free(second.data.result.payment_id)]).toEqual([0, fee])
    expect(await tasksOf(world, second.data.result.payment_id)).toEqual(['fee_freed'])
    await refund(second.data.result.payment_id)
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

describe('how a customer stands', () => {
  test('counts fees by the day of their groups, beside orders', async () => {
    const before = await sums()
    const [today, over] = [await charged(), await charged()]
    const day = (id: number, shift: number) =>
      world.pool.query(
        `update prolongation_groups set held_on = local_day(now()) + $2::integer
         where id = (select group_id from prolongation_requests where id = $1)`,
        [id, shift],
      )
    await day(today.id, 0)
    await day(over.id, -1)
    await charged()
    const after = await sums()
    const grown = (name: keyof MoneySums) => after[name] - before[name]
    expect([grown('due_total'), grown('due_fees'), grown('due_today'), grown('due_overdue'), grown('due_count')]).toEqual([
      3 * fee,
      3 * fee,
      fee,
      fee,
      3,
    ])
    // An order beside them is no fee.
    await confirmOrder(world)
    expect((await sums()).due_fees).toBe(after.due_fees)
  })
})

describe('money of the balance', () => {
  const use = (data: object, as: Principal = 'agencyOwner') =>
    asked<{ used: number; kept: number; fees: { request_id: number; due: number }[] }>(world, as, 'use_balance', data)
  /** The tests above gave back what was free. */
  const kept = () => keepMoney(world)

  test('pays a fee: its advance is carried, and set off once the license is prolonged', async () => {
    const payment = await kept()
    const { kept: all } = await sums()
    const { id, number } = await charged()
    const wish = { prolongations: String(id), amount: fee }
    expect(await use({ ...wish, amount: fee - 1 })).toMatchObject({ code: 'amount_not_exact', due: fee })
    expect((await use(wish)).data.result).toEqual({ used: fee, kept: all - fee, orders: [], fees: [{ request_id: id, due: 0 }] })
    expect(await use(wish)).toMatchObject({ code: 'not_payable' })
    expect(await due()).not.toContain(id)
    expect(await tasksOf(world, payment)).toEqual(['fee_freed'])
    await office(world, 'dispatcher', 'enter_prolongation', { request_id: id, expiration_date: '2100-01-01' })
    expect(await settleReceipts(world.pool, world.providers)).toMatchObject({ byHand: 1 })
    const { rows } = await world.pool.query(
      `select details ->> 'lines' as lines, amount_kopecks as amount from accountant_tasks where payment_id = $1 and kind = 'receipts_by_hand'`,
      [payment],
    )
    expect(rows).toEqual([{ lines: `Продление лицензии гида № ${number}: 1 × 3200,00 ₽, НДС 22 %, полный расчёт`, amount: fee }])
  })

  test('that pays the fee of a license which is prolonged already is set off at once', async () => {
    const payment = await kept()
    const { id } = await charged()
    await office(world, 'dispatcher', 'enter_prolongation', { request_id: id, expiration_date: '2100-01-01' })
    await use({ prolongations: String(id), amount: fee })
    expect(await tasksOf(world, payment)).toEqual(['fee_freed', 'receipts_by_hand'])
    expect(await settleReceipts(world.pool, world.providers)).toMatchObject({ byHand: 0 })
  })

  test('is free again when the fee that it paid is taken back', async () => {
    const payment = await kept()
    const { id } = await charged()
    await use({ prolongations: String(id), amount: fee })
    expect(await free(payment)).toBe(0)
    await decline(id)
    expect(await freeOverpaid(world.pool)).toBe(1)
    expect(await free(payment)).toBe(fee)
    await refund(payment)
  })

  test('pays nobody else’s fee, and orders or fees, not both', async () => {
    const { id } = await charged()
    expect(await use({ prolongations: String(id), amount: fee }, 'otherAgency')).toMatchObject({ code: 'prolongation_not_found' })
    expect(await use({ prolongations: String(id), vouchers: '71', amount: fee })).toMatchObject({ code: 'invalid_fields' })
    expect(await use({ amount: fee })).toMatchObject({ code: 'invalid_fields' })
  })
})

describe('a link of fees', () => {
  const create = (data: object, as: Principal = 'agencyOwner') =>
    asked<{ link_id: number; url: string; prolongations: string }>(world, as, 'create_payment_link', {
      expires_at: new Date(Date.now() + lastingDays(1)).toISOString(),
      ...data,
    })
  const open = async (token: string) =>
    publicPaymentActions.get_payment_link.output.parse((await asked<unknown>(world, 'none', 'get_payment_link', { token })).data).result

  test('names licenses to whoever has it, and is paid once', async () => {
    const [one, two] = [await charged(), await charged()]
    const prolongations = `${one.id}, ${two.id}`
    const made = (await create({ prolongations })).data.result
    const token = made.url.split('#')[1] ?? ''
    expect(made).toMatchObject({ prolongations })
    expect(await open(token)).toMatchObject({ vouchers: '', licenses: [one.number, two.number], amount: 2 * fee, state: 'open' })
    const { data } = await asked<Paying>(world, 'none', 'pay_payment_link', { token, ...payerOf(), amount: 2 * fee })
    await approve(data.result.payment_id)
    expect(await factsOf(world, data.result.payment_id)).toMatchObject({ status: 'COMPLETE', allocated: 2 * fee })
    expect([(await open(token)).state, await due()]).toEqual(['paid', expect.not.arrayContaining([one.id, two.id])])
  })

  test('is settled when a fee is taken back or paid otherwise, and no part of a fee can be asked for', async () => {
    const { id } = await charged()
    const token = (await create({ prolongations: String(id) })).data.result.url.split('#')[1] ?? ''
    expect(await create({ prolongations: String(id), amount: 1 })).toMatchObject({ code: 'invalid_fields' })
    expect(await create({ prolongations: String(id) }, 'otherAgency')).toMatchObject({ code: 'prolongation_not_found' })
    await decline(id)
    expect(await open(token)).toMatchObject({ state: 'settled', amount: 0 })
    expect(await asked(world, 'none', 'pay_payment_link', { token, ...payerOf() })).toMatchObject({ code: 'payment_link_over' })
    expect(await create({ prolongations: String(id) })).toMatchObject({ code: 'not_payable' })
  })
})
