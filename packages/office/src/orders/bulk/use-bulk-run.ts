import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { Unanswered } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { OfficeOrder } from '@anfilada/contract/orders/office-orders'
import { sendDecision } from '../orders.queries.ts'
import { actOf, type BulkAnswer } from './bulk-act.ts'
import { useForeseen } from './use-foreseen.ts'

/** How far a line is; `fails`: it is not sent, for it would be refused; `silent`: no answer came, it may be sent again and is recorded once. */
export type AnswerState = { at: 'waiting' | 'sending' | 'done' } | { at: 'fails' | 'refused' | 'silent'; sentence: string }

/**
 * Answers orders one after another, each decided by itself on the revision that stood in the list: one that is refused does not hold up the
 * others. A silence stops the run, so that nobody waits half a minute for each line. One run at a time: it is the sending of a form.
 */
export function useBulkRun(orders: readonly OfficeOrder[], does: BulkAnswer['does']) {
  const { language } = useLanguage()
  const queries = useQueryClient()
  const sentence = useFailureSentence()
  const [states, setStates] = useState<ReadonlyMap<number, AnswerState>>(new Map())
  const isStopped = useRef(false)
  const { faults, says } = useForeseen(orders, does)
  function stateOf({ id }: OfficeOrder): AnswerState {
    const fault = faults.get(id)
    return states.get(id) ?? (fault === undefined ? { at: 'waiting' } : { at: 'fails', sentence: fault })
  }
  const left = orders.filter((order) => ['waiting', 'silent'].includes(stateOf(order).at))
  const put = (id: number, state: AnswerState) => setStates((now) => new Map(now).set(id, state))

  async function answerOne(order: OfficeOrder, answer: BulkAnswer): Promise<void> {
    put(order.id, { at: 'sending' })
    try {
      await sendDecision(actOf(order, answer), language)
      put(order.id, { at: 'done' })
    } catch (error) {
      const isSilent = error instanceof Unanswered
      isStopped.current ||= isSilent
      put(order.id, { at: isSilent ? 'silent' : 'refused', sentence: sentence(error) })
    }
  }

  async function run(answer: BulkAnswer): Promise<void> {
    isStopped.current = false
    for (const order of left) {
      if (isStopped.current) break
      await answerOne(order, answer)
    }
    void queries.invalidateQueries({ queryKey: ['orders'] })
  }

  return {
    run,
    stop: () => void (isStopped.current = true),
    left,
    stateOf,
    foreseen: states.size === 0 ? says : undefined,
    done: orders.filter((order) => stateOf(order).at === 'done'),
    failing: orders.filter((order) => stateOf(order).at === 'fails'),
    refused: orders.filter((order) => stateOf(order).at === 'refused'),
  }
}
export type BulkRun = ReturnType<typeof useBulkRun>
