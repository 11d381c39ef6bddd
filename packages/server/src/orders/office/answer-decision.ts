import type { Language } from '@anfilada/contract/languages'
import type { OfficeOrder } from '@anfilada/contract/orders/office-orders'
import type { Once } from '../../db/idempotency.ts'
import type { Pool } from '../../db/pool.ts'
import type { Caller } from '../../http/caller.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { decideOrder } from '../deciding/decide-order.ts'
import type { Decision } from '../deciding/decision.ts'
import { answerAtOrder } from '../turnstile/answer-at-slots.ts'
import { findOfficeOrder, officeOrderAnswer } from './office-orders.reads.ts'

type Asked = { order_id: number; revision: number; now?: boolean | undefined }
type Deciding = { input: Asked; caller: Caller; language: Language; once: Once | undefined; pool: Pool }
type DecisionAnswer = { result: OfficeOrder; pending_until: string | null }

/** A decision of staff, once for each key; answers the order as it is afterwards. */
export function answerDecision(request: Deciding, decision: Decision): Promise<Outcome<DecisionAnswer>> {
  const { caller, language, once, pool } = request
  const { order_id: orderId, revision, now = false } = request.input
  return answerAtOrder(pool, once, { orderId, scope: 'all' }, async (tx) => {
    const outcome = await decideOrder(tx, { orderId, revision, actorId: caller.userId, now, decision })
    if (!outcome.ok) return outcome
    const row = await findOfficeOrder(tx, orderId, language)
    if (!row) return refuse('order_not_found')
    return accept({ result: officeOrderAnswer(row, language), pending_until: outcome.value && outcome.value.toISOString() })
  })
}
