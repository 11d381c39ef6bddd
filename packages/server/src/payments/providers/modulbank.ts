import { createHash } from 'node:crypto'
import { dateIn, defaultZone, lastingDays, todayIn } from '@anfilada/contract/dates'
import { watchedDays } from '@anfilada/contract/payments/payment-status'
import { answers, notBegun, paymentOf, paymentOfBill, refundOf, rublesText } from './modulbank-answers.ts'
import { type Gateway, modulbankSettings, openGateway } from './modulbank-gateway.ts'
import { modulbankReceipt } from './modulbank-receipt.rules.ts'
import { type Fields, isSignedByModulbank } from './modulbank-signature.ts'
import {
  type CallbackHint,
  type OpenedPayment,
  type PaymentKey,
  type PaymentProvider,
  type PaymentToOpen,
  type ProviderOptions,
  type ProviderPayment,
  ProviderRefusal,
  type RawCallback,
  type RefundOutcome,
  type RefundToMake,
} from './provider.ts'
import { readSettings } from './read-settings.ts'

/**
 * Modulbank's internet acquiring: a card through a bill (the only way to open a payment without the payer's browser), SBP through a
 * code of its own. Undefined when it is not set up.
 */
export function modulbank(environment: NodeJS.ProcessEnv, options: ProviderOptions): PaymentProvider | undefined {
  const settings = readSettings('MODULBANK_', modulbankSettings, environment)
  if (!settings) return undefined
  const bank = openGateway(settings, options)
  return {
    name: 'modulbank',
    methods: ['card', 'sbp'],
    testing: bank.testing === '1',
    makesReceipt: true,
    opensAgain: false,
    open: (payment) => (payment.method === 'sbp' ? openSbp(bank, payment) : openBill(bank, payment)),
    readState: (payment) => readState(bank, payment),
    // Neither a bill nor a code of SBP can be taken back by any documented call.
    close: undefined,
    list: (period) => list(bank, period),
    refund: (wish) => refund(bank, wish),
    readRefund: async ({ payment, id }) => (await readState(bank, payment)).refunds.find((one) => one.id === id),
    // No document of the bank's that we have names a call for it.
    settle: undefined,
    readCallback: (callback) => readCallback(bank, callback),
    callbackAccepted: { status: 200, type: 'text/plain; charset=utf-8', body: 'OK' },
  }
}

function opening(bank: Gateway, payment: PaymentToOpen): Record<string, string> {
  const { receipt, payer } = payment
  return {
    amount: rublesText(payment.amount),
    custom_order_id: payment.ref,
    description: payment.description.slice(0, 250),
    testing: bank.testing,
    callback_url: bank.callbackUrl,
    callback_on_failure: '1',
    client_name: payer.name.slice(0, 100),
    client_email: fittingAddress(payer.email),
    ...(receipt && {
      receipt_contact: fittingAddress(receipt.email),
      receipt_items: modulbankReceipt(receipt, payment.amount, payment.description, bank.taxes),
    }),
  }
}

/** An address that is cut would be another's. */
function fittingAddress(email: string): string {
  return email.length <= 64 ? email : ''
}

/** Asked once: an answer that got lost left a bill behind, and a second try a second one that could be paid. */
async function openBill(bank: Gateway, payment: PaymentToOpen): Promise<OpenedPayment> {
  const fields = {
    ...opening(bank, payment),
    success_url: payment.returnUrl,
    lifetime: String(secondsUntil(payment.expiresAt)),
    send_letter: '0',
    show_payment_methods: '["card"]',
  }
  const { bill } = await bank.need({ path: '/api/v1/bill/', method: 'POST', fields, attempts: 1 }, answers.bill)
  return { providerId: bill.id, url: bill.url, qr: null, expiresAt: payment.expiresAt }
}

/** Its answer names nothing but the link: our own number is what the payment is asked by. */
async function openSbp(bank: Gateway, payment: PaymentToOpen): Promise<OpenedPayment> {
  const minutes = Math.ceil(secondsUntil(payment.expiresAt) / 60)
  const fields = { ...opening(bank, payment), order_id: payment.ref, qr_lifetime: String(minutes) }
  const { sbp_link: qr } = await bank.need({ path: '/api/v1/sbp_payment', method: 'POST', fields, attempts: 1 }, answers.sbp)
  return { providerId: payment.ref, url: null, qr, expiresAt: payment.expiresAt }
}

async function readState(bank: Gateway, key: PaymentKey): Promise<ProviderPayment> {
  const { method, ref, providerId } = key
  if (method === 'card') {
    const { bill } = await bank.need({ path: '/api/v1/bill/', method: 'GET', fields: { id: providerId } }, answers.bill)
    const told = paymentOfBill(ref, bill)
    return (await readOtherBill(bank, key, told)) ?? told
  }
  const answer = await bank.call({ path: '/api/v1/transaction-info', method: 'GET', fields: { order_id: ref } }, answers.transaction)
  // Before somebody scans the code the bank has no transaction, and says so as an error.
  return answer.ok ? paymentOf(answer.value.transaction) : { ...notBegun(ref), message: answer.message }
}

/**
 * A process that died before it heard the bank's answer left a bill of the same number behind, which no call finds by our number. When news of
 * the bank name a transaction that is not the bill's own, it is asked about, too: money on the other bill is this payment's.
 */
async function readOtherBill(
  bank: Gateway,
  { ref, transactionId }: PaymentKey,
  told: ProviderPayment,
): Promise<ProviderPayment | undefined> {
  if (transactionId === null || transactionId === told.transactionId || told.status === 'COMPLETE') return undefined
  const answer = await bank.call(
    { path: '/api/v1/transaction/', method: 'GET', fields: { transaction_id: transactionId } },
    answers.transaction,
  )
  const other = answer.ok ? paymentOf(answer.value.transaction) : undefined
  return other?.ref === ref && other.status === 'COMPLETE' ? other : undefined
}

async function list(bank: Gateway, { from, until }: { from: Date; until: Date }): Promise<ProviderPayment[]> {
  const fields = { timestamp_from: from.toISOString(), timestamp_to: until.toISOString(), testing: bank.testing }
  const { transactions } = await bank.need({ path: '/api/v1/transactions/', method: 'GET', fields }, answers.transactions)
  return transactions.map(paymentOf)
}

/**
 * The bank takes no key of ours with a refund: one that it made and we did not hear of is found in the payment before another is made.
 * The receipt of a refund needs the bank's numbers of the sold lines, which no document we have describes.
 */
async function refund(bank: Gateway, wish: RefundToMake): Promise<RefundOutcome> {
  const { refunds, transactionId } = await readState(bank, wish.payment)
  const unheard = refunds.find(({ id, amount, status }) => amount === wish.amount && status !== 'FAILED' && !wish.knownIds.includes(id))
  if (unheard) return { ok: true, refund: unheard }
  const transaction = transactionId ?? wish.payment.transactionId
  if (transaction === null) throw new ProviderRefusal('modulbank: nothing was paid that could be refunded')
  const fields = { transaction, amount: rublesText(wish.amount) }
  const answer = await bank.call({ path: '/api/v1/refund', method: 'POST', fields, attempts: 1 }, answers.refund)
  if (answer.ok) return { ok: true, refund: refundOf(answer.value.refund) }
  return { ok: false, reason: isTooEarly(wish) ? 'too_early' : 'refused', message: answer.message }
}

/** Part of a payment is refused on its own day, in words that say only that the operation was not found. */
function isTooEarly({ amount, paid, paidAt }: RefundToMake): boolean {
  return amount < paid && dateIn(defaultZone, paidAt) === todayIn(defaultZone)
}

function readCallback(bank: Gateway, { body }: RawCallback): CallbackHint | undefined {
  const fields: Fields = Object.fromEntries(new URLSearchParams(body.toString('utf8')))
  if (fields['merchant'] !== bank.merchant || !isSignedByModulbank(fields, bank.key) || isStale(fields['unix_timestamp'])) return undefined
  // A bill's order_id is the bank's own number.
  const ref = fields['custom_order_id'] || fields['order_id']
  if (!ref) return undefined
  return { ref, eventId: eventIdOf(fields), transactionId: fields['transaction_id'] || null, word: fields['state'] ?? '' }
}

/** The bank repeats its news for days; after that no payment is asked about any more, so that it helps nobody but whoever replays it. */
function isStale(timestamp = ''): boolean {
  return !(Number(timestamp) * 1000 > Date.now() - lastingDays(watchedDays))
}

/** The same news has another salt, moment and signature each time it is told. */
function eventIdOf({ salt: _salt, unix_timestamp: _moment, signature: _signature, ...news }: Fields): string {
  const sorted = Object.entries(news).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex')
}

function secondsUntil(moment: Date): number {
  return Math.max(1, Math.round((moment.getTime() - Date.now()) / 1000))
}
