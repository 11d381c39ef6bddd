import { kopecks } from '@anfilada/contract/kopecks'
import { addressOfScreen } from '@anfilada/contract/screens'
import { feePurpose, paymentPurpose } from '@anfilada/phrases/receipts'
import { findCompany } from '../../db/company.reads.ts'
import type { Pool } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { ServerIdentity } from '../../http/identity.ts'
import { recordPaymentEvent } from '../payment-events.store.ts'
import { claimOpening, lockPayment, type PaymentRow, saveMove, saveOpened } from '../payments.store.ts'
import { countAnswer } from '../provider-hours.store.ts'
import { providersOf } from '../providers/providers.ts'
import { longestDescription, type OpenedPayment, ProviderRefusal, ProviderSilence, type Receipt } from '../providers/provider.ts'
import { receiptLines } from '../receipts/receipt-lines.ts'
import { listAsked } from '../receipts/receipts.store.ts'
import { feeLines, listAskedFees } from '../receipts/fee-receipts.ts'

/**
 * Asks the provider to take the payment, once it stands in our books. May be called again: for whoever repeats the request, or when
 * the process before us died at it. When the provider does not take it, or may have taken it from a process that died at it and would take it
 * twice, the attempt has failed and says so: the payer begins another. Should money come all the same, it is booked.
 */
export async function openAtProvider(pool: Pool, identity: ServerIdentity, paymentId: number): Promise<void> {
  const payment = await claimOpening(pool, paymentId)
  if (!payment) return
  const opened = await open(pool, identity, payment)
  if (!('failure' in opened)) {
    await saveOpened(pool, paymentId, opened)
    await recordPaymentEvent(pool, { paymentId, kind: 'opened', word: payment.provider, details: { provider_id: opened.providerId } })
    return
  }
  await inTransaction(pool, async (tx) => {
    const { status } = await lockPayment(tx, paymentId)
    if (status !== 'FORM_OPENED') return
    await saveMove(tx, paymentId, 'FAILED', 'unavailable')
    await recordPaymentEvent(tx, { paymentId, kind: 'moved', word: 'FAILED', details: { reason: 'unavailable', message: opened.failure } })
  })
}

type ClaimedPayment = NonNullable<Awaited<ReturnType<typeof claimOpening>>>

async function open(pool: Pool, identity: ServerIdentity, payment: ClaimedPayment): Promise<OpenedPayment | { failure: string }> {
  const provider = providersOf(identity).byName(payment.provider)
  if (!provider) return { failure: 'off' }
  if (payment.interrupted && !provider.opensAgain) return { failure: 'interrupted' }
  const receipt = await receiptOf(pool, payment)
  try {
    const opened = await provider.open({
      ref: payment.reference,
      method: payment.method,
      amount: kopecks(payment.amount),
      currency: payment.currency,
      description:
        payment.feeIds.length > 0 ? feePurpose(payment.feeIds, longestDescription) : paymentPurpose(payment.orderIds, longestDescription),
      payer: { name: payment.payerName, email: payment.payerEmail },
      returnUrl: returnUrlOf(identity, payment),
      expiresAt: payment.expiresAt,
      receipt,
    })
    await countAnswer(pool, provider.name, undefined)
    return opened
  } catch (error) {
    if (!(error instanceof ProviderSilence || error instanceof ProviderRefusal)) throw error
    await countAnswer(pool, provider.name, error.message)
    return { failure: error.message }
  }
}

/** A link's token goes to nobody, so that its page finds it where the payer's browser keeps it. */
function returnUrlOf({ publicOrigin }: ServerIdentity, { id, linkId }: PaymentRow): string {
  return linkId === null
    ? `${addressOfScreen(publicOrigin, '/payment-confirmation')}?payment_id=${id}`
    : addressOfScreen(publicOrigin, '/payments-link')
}

async function receiptOf(pool: Pool, { id, customerId, payerEmail }: PaymentRow): Promise<Receipt> {
  const ofOrders = await receiptLines(pool, customerId, await listAsked(pool, id))
  const company = await findCompany(pool)
  return { email: payerEmail, lines: [...ofOrders, ...feeLines(await listAskedFees(pool, id))], taxSystem: company?.facts.tax_system }
}
