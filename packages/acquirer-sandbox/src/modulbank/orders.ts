import { type Order, type Payment, paymentFor } from '../bank/payment.ts'
import { itemsIn, receiptFaultIn } from './receipts.ts'
import type { Fields } from './signature.ts'

export type FieldErrors = Record<string, string>
type Read = { ok: true; payment: Payment } | { ok: false; errors: FieldErrors }

/** The longest values of the bank's document; a field that is not here is not checked for its length. */
const longest: Readonly<Record<string, number>> = {
  merchant: 128,
  order_id: 50,
  custom_order_id: 50,
  description: 250,
  success_url: 128,
  callback_url: 128,
  client_phone: 15,
  client_name: 100,
  client_email: 64,
  receipt_contact: 64,
  salt: 32,
}
const week = 7 * 24 * 60 * 60
const hour = 60 * 60

export function readBill(fields: Fields): Read {
  return read(fields, ['amount', 'description', 'unix_timestamp'], (amount) => ({
    method: 'card',
    reference: fields['custom_order_id'] ?? '',
    lifetimeSeconds: Number(fields['lifetime'] ?? week),
    amount,
  }))
}

export function readSbpOrder(fields: Fields): Read {
  return read(fields, ['amount', 'order_id', 'description', 'unix_timestamp'], (amount) => ({
    method: 'sbp',
    reference: fields['order_id'] ?? '',
    // Minutes here, seconds in a bill: so it stands in public code.
    lifetimeSeconds: fields['qr_lifetime'] === undefined ? hour : Number(fields['qr_lifetime']) * 60,
    amount,
  }))
}

type Own = Pick<Order, 'method' | 'reference' | 'lifetimeSeconds' | 'amount'>

function read(fields: Fields, required: readonly string[], own: (amount: number) => Own): Read {
  const amount = kopecksIn(fields['amount'] ?? '')
  const errors = errorsIn(fields, required, amount)
  if (amount === undefined || Object.keys(errors).length > 0) return { ok: false, errors }
  const text = (name: string): string => fields[name] ?? ''
  const order: Order = {
    protocol: 'modulbank',
    currency: 'RUB',
    isTest: text('testing') === '1',
    description: text('description'),
    payerName: text('client_name'),
    successUrl: text('success_url'),
    callbackUrl: text('callback_url'),
    callsBackOnFailure: text('callback_on_failure') === '1',
    ...own(amount),
  }
  return { ok: true, payment: { ...paymentFor(order, Date.now()), receipt: itemsIn(text('receipt_items')) } }
}

function errorsIn(fields: Fields, required: readonly string[], amount: number | undefined): FieldErrors {
  const missing = required.filter((name) => !fields[name]).map((name) => [name, 'This field is required'])
  const long = Object.entries(longest).filter(([name, limit]) => (fields[name] ?? '').length > limit)
  const receiptFault = receiptFaultIn(fields['receipt_items'], amount)
  return Object.fromEntries([
    ...missing,
    ...long.map(([name, limit]) => [name, `At most ${limit} characters`]),
    ...(amount === undefined ? [['amount', 'Write it as 100 or 200.45']] : []),
    ...(receiptFault === undefined ? [] : [['receipt_items', receiptFault]]),
  ]) as FieldErrors
}

/** Kopecks of "100" or "200.45"; undefined for everything else, nothing included. */
export function kopecksIn(text: string): number | undefined {
  const match = /^(\d{1,9})(?:\.(\d{2}))?$/.exec(text)
  const kopecks = match ? Number(match[1]) * 100 + Number(match[2] ?? 0) : 0
  return kopecks > 0 ? kopecks : undefined
}
