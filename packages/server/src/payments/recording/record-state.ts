import type { Pool, Tx } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { lockCustomerAccount } from '../../ledger/index.ts'
import { findFees } from '../../licenses/index.ts'
import { lockPaidOrders } from '../../orders/index.ts'
import { recordPaymentEvent } from '../payment-events.store.ts'
import { decideReport, type Decision } from '../payment.rules.ts'
import { attemptOf, findPayment, lockPayment, type PaymentRow, saveMove, saveTransaction } from '../payments.store.ts'
import type { ProviderPayment } from '../providers/provider.ts'
import { addTask } from '../tasks/tasks.store.ts'
import { type Bought, bookReceived } from './book-received.ts'

/**
 * Writes down what a provider said of a payment, in one transaction: state forward, money once into the ledger and to the orders, a task
 * where a person must decide. Whatever comes twice, late or in another order changes nothing. `told` is what the provider answered or
 * listed itself, never what a callback claims.
 */
export async function recordState(pool: Pool, paymentId: number, told: ProviderPayment): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const seen = await findPayment(tx, paymentId)
    if (!seen) throw new Error(`There is no payment ${paymentId}`)
    // Money moves under the locks of account and orders, in the one order of all locks; a mere state needs the payment alone.
    const isMoney = told.status === 'COMPLETE' && seen.received === 0
    if (isMoney) await lockCustomerAccount(tx, seen.customerId)
    const bought = isMoney ? await lockBought(tx, seen) : { orders: [], fees: [] }
    const payment = await lockPayment(tx, paymentId)
    const decision = decideReport(attemptOf(payment), told)
    if (payment.transactionId === null && told.transactionId !== null) await saveTransaction(tx, paymentId, told.transactionId)
    if (decision.receive !== undefined) await bookReceived(tx, payment, bought, decision.receive)
    else if (decision.move) await saveMove(tx, paymentId, decision.move, decision.failure)
    if (decision.move) await recordMove(tx, payment, decision.move, told)
    await addTasks(tx, payment, decision, told)
  })
}

/** What the payment is for; fees change under the lock of the account alone. */
async function lockBought(tx: Tx, { customerId, orderIds, feeIds }: PaymentRow): Promise<Bought> {
  return { orders: await lockPaidOrders(tx, customerId, orderIds), fees: await findFees(tx, customerId, feeIds) }
}

async function recordMove(tx: Tx, { id, status }: PaymentRow, to: string, told: ProviderPayment): Promise<void> {
  const details = { from: status, to, ...(told.rrn !== null && { rrn: told.rrn }), ...(told.message !== '' && { message: told.message }) }
  await recordPaymentEvent(tx, { paymentId: id, kind: 'moved', word: told.word, details })
}

/** Once for each thing that a provider says, not once for each time it says it. */
async function addTasks(tx: Tx, { id, customerId, amount }: PaymentRow, { tasks }: Decision, told: ProviderPayment): Promise<void> {
  for (const kind of tasks) {
    await addTask(tx, {
      kind,
      about: `payment:${id} ${told.word}`,
      customerId,
      paymentId: id,
      amount: told.amount ?? amount,
      details: {
        word: told.word,
        reference: told.ref,
        ...(told.amount !== null && { amount: told.amount }),
        ...(told.currency !== null && { currency: told.currency }),
        ...(told.testing !== null && { testing: told.testing }),
        asked: amount,
      },
    })
  }
}
