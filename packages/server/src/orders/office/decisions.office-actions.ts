import type { Language } from '@anfilada/contract/languages'
import { officeDecisionActions, type OwnDecision } from '@anfilada/contract/orders/decisions'
import type { RefusalCode } from '@anfilada/contract/refusals'
import { refusalSentence } from '@anfilada/phrases/refusals'
import { answerOnce } from '../../db/idempotency.ts'
import { feature } from '../../http/actions.ts'
import { failure } from '../../http/envelope.ts'
import { accept, type Outcome } from '../../outcome.ts'
import { officeOrderAnswer } from './office-orders.reads.ts'
import { listOwnDecisions } from './decisions.reads.ts'
import { previewDecisions } from '../deciding/preview-decisions.ts'
import { undoDecision } from '../deciding/undo-decision.ts'

export const decisionsFeature = feature(officeDecisionActions, {
  office_decisions: async ({ caller, language, pool }) =>
    accept({ result: (await listOwnDecisions(pool, caller.userId, language)).map((row) => decisionAnswer(row, language)) }),

  preview_decisions: async ({ input, caller, language, pool }) => {
    const orders = input.orders.map(({ order_id: orderId, revision }) => ({ orderId, revision }))
    const foreseen = await previewDecisions(pool, { answer: input.answer, orders, actorId: caller.userId })
    return accept({ result: foreseen.map(({ orderId, outcome }) => ({ order_id: orderId, refusal: refusalOf(outcome, language) })) })
  },

  undo_decision: ({ input, caller, pool, once }) =>
    answerOnce(pool, once, async (tx) => {
      const undone = await undoDecision(tx, input.order_id, caller.userId)
      return undone.ok ? accept({ result: { order_id: undone.value } }) : undone
    }),
})

function refusalOf(outcome: Outcome<unknown>, language: Language): { code: RefusalCode; error: string } | null {
  if (outcome.ok) return null
  const { code, error } = failure(language, outcome)
  return { code, error }
}

type DecisionRow = Awaited<ReturnType<typeof listOwnDecisions>>[number]

function decisionAnswer(row: DecisionRow, language: Language): OwnDecision {
  const { act, time, dueAt, secondsLeft, holds } = row
  return {
    act,
    order: officeOrderAnswer(row, language),
    time,
    until: dueAt.toISOString(),
    seconds_left: secondsLeft,
    failed: holds ? null : failureOf(row, language),
  }
}

/** An order that somebody else was quicker with says what he did; else the refusal says why. */
const overtaken: readonly RefusalCode[] = ['stale_revision', 'order_already_closed', 'move_not_allowed', 'no_pending_change']

function failureOf({ decisionId, refusal, lastKind, lastActor }: DecisionRow, language: Language): OwnDecision['failed'] {
  const code = refusal ?? 'stale_revision'
  const isOvertaken = overtaken.includes(code) && lastKind !== null
  return {
    id: decisionId,
    sentence: refusalSentence(language, code),
    instead: isOvertaken ? { kind: lastKind, actor: lastActor } : null,
  }
}
