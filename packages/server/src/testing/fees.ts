import { deepStrictEqual } from 'node:assert/strict'
import type { MoneySums } from '@anfilada/contract/ledger/money-sums'
import { freeOverpaid } from '../payments/recording/free-overpaid.ts'
import { addLicense, addProlongationGroup } from './licenses.ts'
import { asked, askLater, factsOf, office, payerOf, type Paying, type PaymentWorld, play } from './payment-world.ts'

/** What each renewal costs here. */
export const fee = 320_000
let licenses = 0

/** The number of a request of the agency whose fee is due, and of its license. */
export async function chargeFee(
  world: PaymentWorld,
  vat: string | null = 'standard',
  day: object = {},
): Promise<{ id: number; number: string }> {
  const number = `ЦС-${++licenses}`
  const license = await addLicense(world, { number })
  const group = await addProlongationGroup(world, { fee, vat, ...day })
  const data = { license_id: [license], prolongation_group: group }
  const answer = await asked<{ request_id: number }[]>(world, 'agencyOwner', 'prolongate_license', data)
  return { id: answer.data.result[0]?.request_id ?? 0, number }
}

export async function approve(world: PaymentWorld, paymentId: number): Promise<void> {
  await play(world, paymentId, 'approve')
  await askLater(world, paymentId)
}

/** Pays these fees by card; answers the payment. */
export async function payFees(world: PaymentWorld, ...ids: number[]): Promise<number> {
  const wish = { prolongations: ids.join(','), amount: fee * ids.length, ...payerOf() }
  const { data } = await asked<Paying>(world, 'agencyOwner', 'new_payment', wish)
  await approve(world, data.result.payment_id)
  return data.result.payment_id
}

export function declineFee(world: PaymentWorld, id: number) {
  return office(world, 'dispatcher', 'decline_prolongation', { request_id: id, reason: 'Музей отказал' })
}

/** A payment whose money lies on the balance: its fee was declined. */
export async function keepMoney(world: PaymentWorld): Promise<number> {
  const { id } = await chargeFee(world, null)
  const payment = await payFees(world, id)
  await declineFee(world, id)
  await freeOverpaid(world.pool)
  return payment
}

/** What of the payment pays nothing, kopecks. */
export async function freeOf(world: PaymentWorld, paymentId: number): Promise<number> {
  const { received, allocated, refunded } = await factsOf(world, paymentId)
  return received - allocated - refunded
}

/** How the agency stands, as each screen is told: alike, and what is due less what lies on the balance is what the ledger says. */
export async function moneySums(world: PaymentWorld): Promise<MoneySums> {
  await freeOverpaid(world.pool)
  const { rows } = await world.pool.query<{ id: number }>(`select id from customers where name = 'agency'`)
  const { data: own } = await asked<MoneySums & { balance: number }>(world, 'agencyOwner', 'get_balance', {})
  const { data: page } = await asked<MoneySums>(world, 'agencyOwner', 'prefetch_payment', {})
  const { data: card } = await office<MoneySums>(world, 'dispatcher', 'office_customer_balance', { customer_id: rows[0]?.id })
  const told = [own, page, card].map(({ result }) => {
    const { due_total, due_today, due_overdue, due_count, due_fees, kept } = result
    return { due_total, due_today, due_overdue, due_count, due_fees, kept }
  })
  deepStrictEqual([told[1], told[2]], [told[0], told[0]])
  deepStrictEqual(own.result.due_total - own.result.kept, own.result.balance)
  return told[0] as MoneySums
}
