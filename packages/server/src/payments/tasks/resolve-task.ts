import type { AccountantTask } from '@anfilada/contract/payments/accountant-tasks'
import { recordAudit } from '../../identity/index.ts'
import type { Tx } from '../../db/pool.ts'
import type { Caller } from '../../http/caller.ts'
import type { Origin } from '../../http/identity.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { recordPaymentEvent } from '../payment-events.store.ts'
import { lockPayment, saveMove } from '../payments.store.ts'
import { findTask, taskAnswer } from './tasks.reads.ts'
import { saveResolved } from './tasks.store.ts'

type Acting = { caller: Caller; origin: Origin }
type Answer = { taskId: number; note: string; noMoney: boolean }

/**
 * A person did what there was to do. `noMoney`: he knows from the bank that nothing came of the payment, which ends so, instead of being
 * worked on for ever; as after every failure, money that comes all the same is booked.
 */
export async function resolveTask(tx: Tx, { caller, origin }: Acting, { taskId, note, noMoney }: Answer): Promise<Outcome<AccountantTask>> {
  const seen = await findTask(tx, taskId)
  if (!seen) return refuse('task_not_found')
  const payment = noMoney && seen.paymentId !== null ? await lockPayment(tx, seen.paymentId) : undefined
  if (!(await saveResolved(tx, taskId, caller.userId, note))) return refuse('task_resolved')
  const isEnded = payment?.status === 'PROCESSING'
  if (isEnded) await endWithoutMoney(tx, payment.id)
  const details = { kind: seen.kind, note, ...(isEnded && { no_money: true }) }
  const about = { subject: 'accountant_task', subjectId: taskId, customerId: seen.customerId, details }
  await recordAudit(tx, caller, origin, { action: 'accountant_task.resolved', ...about })
  const task = await findTask(tx, taskId)
  return task ? accept(taskAnswer(task)) : refuse('task_not_found')
}

async function endWithoutMoney(tx: Tx, paymentId: number): Promise<void> {
  await saveMove(tx, paymentId, 'FAILED', 'declined')
  const details = { from: 'PROCESSING', to: 'FAILED', reason: 'declined' }
  await recordPaymentEvent(tx, { paymentId, kind: 'moved', word: 'FAILED', details })
}
