import { addDays } from '@anfilada/contract/dates'
import type { Requisites } from '@anfilada/contract/customers/requisites'
import { inTransaction } from '../../db/transaction.ts'
import { atPress } from '../../files/index.ts'
import { creditInvoice } from '../../invoices/credit-invoice.ts'
import { issueAct } from '../../invoices/issue-acts.ts'
import type { Issued } from '../../invoices/issue-paper.ts'
import { newInvoice } from '../../invoices/new-invoice.ts'
import { must } from '../acting.ts'
import { moment } from '../calendar.ts'
import type { Tx } from '../connection.ts'
import { customerId, customers, userId } from '../people.ts'
import { demoRequisites } from '../requisites.ts'
import type { Past } from '../past.ts'

export type ToldInvoice = Issued & { customer: string }

/** What later stories pay or take up; undefined where that day's demo has no such order. */
export type ToldInvoices = Record<'paid' | 'part' | 'alike', ToldInvoice | undefined>

/**
 * Invoices of the last two weeks, in the order of their numbers: two for visits that are over, with their acts of services, one of which nobody
 * has paid; one that a credit note took back; two for visits ahead, and one that tops up a deposit.
 */
export async function tellInvoices(past: Past, client: Tx, today: string): Promise<ToldInvoices> {
  const [visited, missed] = await ordersOf(client, 'agency', over, addDays(today, -3))
  const [dropped] = await ordersOf(client, 'agency-credit', over, addDays(today, -3))
  const [near] = await ordersOf(client, 'agency-credit', ahead, today)
  const [far] = await ordersOf(client, 'silk-road', ahead, addDays(today, 10))
  const at = (days: number): string => addDays(today, -days)
  const credited = await invoice(past, at(12), 'agency-credit', 'agency-credit', dropped)
  const paid = await invoice(past, at(9), 'agency', 'agency-accountant', visited)
  await act(past, at(8), paid)
  if (credited) await credit(past, at(8), credited)
  await act(past, at(7), await invoice(past, at(8), 'agency', 'agency-accountant', missed))
  const part = await invoice(past, at(3), 'agency-credit', 'agency-credit', near)
  const alike = await invoice(past, at(2), 'silk-road', 'silk-road', far)
  await deposit(past, at(1), 'agency', 'agency-accountant', 15_000_000)
  return { paid, part, alike }
}

type Order = { id: number }

const over = { name: 'demo_orders_over', text: ordersSql('orders.pass_date < $2::date') } as const
const ahead = { name: 'demo_orders_ahead', text: ordersSql('orders.pass_date > $2::date and orders.created_at < $2::date - 4') } as const

/** Confirmed, worth something and paid nothing; two, the latest of what is over and the first of what is ahead. */
function ordersSql(which: string): string {
  return `select orders.id from orders
          where orders.customer_id = $1 and orders.status = 'confirmed' and orders.total_kopecks > 0 and orders.paid_kopecks = 0 and ${which}
          order by abs(orders.pass_date - $2::date), orders.id limit 2`
}

async function ordersOf(client: Tx, customer: string, which: typeof over | typeof ahead, day: string): Promise<Order[]> {
  const { rows } = await client.query({ ...which, values: [customerId(customer), day] })
  return rows
}

async function invoice(past: Past, day: string, customer: string, by: string, order: Order | undefined): Promise<ToldInvoice | undefined> {
  return order && issue(past, day, customer, by, { orderIds: [order.id], deposit: undefined })
}

async function deposit(past: Past, day: string, customer: string, by: string, amount: number): Promise<void> {
  await issue(past, day, customer, by, { orderIds: undefined, deposit: amount })
}

/** For fees of renewals, which may have been asked for on the same day. */
export async function invoiceFees(past: Past, day: string, customer: string, by: string, feeIds: number[]): Promise<void> {
  await issue(past, day, customer, by, { orderIds: undefined, feeIds, deposit: undefined }, '15:40')
}

type What = { orderIds: number[] | undefined; feeIds?: number[]; deposit: number | undefined }

async function issue(past: Past, day: string, customer: string, by: string, what: What, clock = '11:20'): Promise<ToldInvoice> {
  const asked = {
    customerId: customerId(customer),
    userId: userId(by),
    buyer: buyerOf(customer),
    accountConfirmed: undefined,
    again: undefined,
  }
  const issued = await past.act(moment(day, clock), (pool) =>
    atPress((write) => inTransaction(pool, (tx) => newInvoice(tx, write, { ...asked, ...what, day }))),
  )
  return { ...must(issued), customer }
}

export function buyerOf(key: string): Requisites {
  const { name } = customers[customerId(key) - 1] ?? { name: '' }
  return demoRequisites(name, customerId(key))
}

async function act(past: Past, day: string, told: ToldInvoice | undefined): Promise<void> {
  if (!told) return
  await past.act(moment(day, '05:10'), (pool) => atPress((write) => inTransaction(pool, (tx) => issueAct(tx, write, told.id, day))))
}

async function credit(past: Past, day: string, { id }: ToldInvoice): Promise<void> {
  const note = { invoiceId: id, amount: undefined, reason: 'Счёт выставлен повторно', userId: userId('office-accountant'), day }
  must(await past.act(moment(day, '12:40'), (pool) => atPress((write) => inTransaction(pool, (tx) => creditInvoice(tx, write, note)))))
}
