import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ActionInput } from '@anfilada/browser/http'
import { useAct } from '@anfilada/browser/use-act'
import { showToast } from '@anfilada/ui/toasts'
import type { Wish } from '../windows.queries.ts'

export type WishAnswer = ActionInput<'answer_wishes'>['answer']

/** Wishes that one act may name (contract, windows). */
const mostAtOnce = 200

/**
 * One answer to many wishes. `refused`: why it could not be given, by order, until the next answer; of those that were foreseen to fail and not
 * sent as well. `onAnswered` hears of those that were.
 */
export function useAnswers(onAnswered: (answered: ReadonlySet<number>) => void) {
  const t = useTranslations('windows.answer')
  const { act, sending } = useAct(['windows'])
  const queries = useQueryClient()
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map())

  async function answer(wishes: readonly Wish[], said: WishAnswer, foreseen: ReadonlyMap<number, string>): Promise<boolean> {
    const answered = new Set<number>()
    const faults = new Map(foreseen)
    let isWhole = true
    for (let from = 0; from < wishes.length && isWhole; from += mostAtOnce) {
      const some = wishes.slice(from, from + mostAtOnce).map(({ id, data }) => ({ order_id: id, revision: data.revision }))
      const outcome = await act('answer_wishes', { wishes: some, answer: said })
      isWhole = outcome.ok
      for (const result of outcome.ok ? outcome.answer.results : []) {
        if ('error' in result) faults.set(result.order_id, result.error)
        else answered.add(result.order_id)
      }
    }
    setRefused(faults)
    onAnswered(answered)
    void queries.invalidateQueries({ queryKey: ['orders'] })
    // One toast: of those that failed, why stands beside each.
    if (faults.size > 0) showToast({ tone: 'error', text: t('partly', { count: faults.size }) })
    else if (answered.size > 0) showToast({ tone: 'done', text: t('done', { count: answered.size }) })
    return isWhole
  }
  return { answer, refused, busy: sending !== undefined }
}
export type Answers = ReturnType<typeof useAnswers>
