import { wantsMail } from '@anfilada/contract/customers/notifications'
import { listIn } from '@anfilada/contract/formats'
import type { Kopecks } from '@anfilada/contract/kopecks'
import type { MailFacts } from '@anfilada/contract/mails'
import { writeVouchers } from '@anfilada/contract/payments/payment-status'
import { paymentMethodWord } from '@anfilada/phrases/payment-words'
import type { Tx } from '../../db/pool.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { listAskedFees } from '../receipts/fee-receipts.ts'
import type { PaymentRow } from '../payments.store.ts'
import { listPaymentReaders, type PaymentReader } from './payment-readers.reads.ts'

/**
 * Tells that money came, in the transaction that books it: whoever paid always, members of the customer who may see it and wish so. One
 * mail an address: a payer who is a member reads the payer's. `kept`: what of it pays no order.
 */
export async function mailReceived(tx: Tx, payment: PaymentRow, { amount, kept }: { amount: Kopecks; kept: number }): Promise<void> {
  const members = await listPaymentReaders(tx, payment.customerId)
  // What is said of money that orders did not need is not said of a fee.
  const state = kept > 0 && payment.feeIds.length === 0 ? ('kept' as const) : ('spent' as const)
  const licenses = await licensesOf(tx, payment)
  const sums = { amount: String(amount), paid: sumOf(amount - kept), kept: sumOf(kept), state }
  const wishing = members.filter((member) => wantsMail(member, 'payment_received')).map(asMember)
  for (const reader of onceEach([...payerOf(payment, members), ...wishing])) {
    const facts = { ...factsFor(reader, payment, licenses), ...sums }
    await queueMail(tx, { ...addressOf(reader, payment), template: 'payment_received', facts })
  }
}

/** Tells whoever paid that his money went back, in the transaction that books it. */
export async function mailRefunded(tx: Tx, payment: PaymentRow, amount: Kopecks): Promise<void> {
  const licenses = await licensesOf(tx, payment)
  for (const reader of payerOf(payment, await listPaymentReaders(tx, payment.customerId))) {
    const facts = { ...factsFor(reader, payment, licenses), amount: String(amount) }
    await queueMail(tx, { ...addressOf(reader, payment), template: 'payment_refunded', facts })
  }
}

type PaymentFacts = Omit<MailFacts['payment_refunded'], 'amount'>
type Reader = Omit<PaymentReader, 'notifications'> & { reader: PaymentFacts['reader'] }

/** Nobody once he was forgotten (decision 0017). */
function payerOf({ payerName: name, payerEmail: email, language }: PaymentRow, members: readonly PaymentReader[]): Reader[] {
  if (email === '') return []
  const isMember = members.some((member) => isSame(member.email, email))
  return [{ name, email, language, reader: isMember ? 'both' : 'payer' }]
}

function asMember({ name, email, language }: PaymentReader): Reader {
  return { name, email, language, reader: 'member' }
}

function onceEach(readers: readonly Reader[]): Reader[] {
  return readers.filter(({ email }, at) => readers.findIndex((reader) => isSame(reader.email, email)) === at)
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

async function licensesOf(tx: Tx, { id, feeIds }: PaymentRow): Promise<string[]> {
  const fees = feeIds.length > 0 ? await listAskedFees(tx, id) : []
  return fees.map(({ number }) => number)
}

function factsFor({ name, language, reader }: Reader, { id, orderIds, method }: PaymentRow, licenses: readonly string[]): PaymentFacts {
  return {
    name,
    payment: String(id),
    vouchers: writeVouchers(orderIds),
    licenses: listIn(language, licenses),
    method: paymentMethodWord(language, method),
    at: new Date().toISOString(),
    reader,
  }
}

function addressOf({ email: to, language }: Reader, { customerId }: PaymentRow) {
  return { to, language, customerId }
}

/** Nothing is not mentioned. */
function sumOf(amount: number): string {
  return amount === 0 ? '' : String(amount)
}
