import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { keepsKey, newKey } from '@anfilada/browser/act-key'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { callAction, Unanswered } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { currentSession } from '@anfilada/browser/session'
import { showToast } from '@anfilada/ui/toasts'
import { useOrderNumbers } from '../../use-order-numbers.ts'
import { forgetDraft, readDraft, writeDraft } from '../draft/draft-store.ts'
import { formSteps } from '../draft/form-steps.ts'
import { orderForms, pathOfKind } from '../draft/order-forms.ts'
import { changeBasket, useBasket } from './basket-store.ts'
import { emptyBasket, isPlaced, openLines, withAnswers, withoutLine, type BasketLine } from './basket.ts'
import { sentLine } from './programme-lines.ts'

export type Programme = ReturnType<typeof useProgramme>

/** The basket with its acts: sent line by line, a line edited in its form or taken out. */
export function useProgramme() {
  const { language } = useLanguage()
  const basket = useBasket()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const t = useTranslations('orders')
  const numbered = useOrderNumbers()
  const programme = useTranslations('programme')
  const sentence = useFailureSentence()
  const [failure, setFailure] = useState<string>()
  const post = useMutation({
    mutationFn: () => {
      const { mode, programmeId, key } = basket
      const orders = openLines(basket).map(sentLine)
      const words = { orders, mode, ...(programmeId !== null && { programme_id: programmeId }) }
      return callAction('post_programme', words, { language, idempotencyKey: key })
    },
    onSettled: () => Promise.all([queries.invalidateQueries({ queryKey: ['orders'] }), queries.invalidateQueries({ queryKey: ['slots'] })]),
  })

  async function send(): Promise<void> {
    if (post.isPending) return
    setFailure(undefined)
    try {
      const { results, programme_id } = await post.mutateAsync()
      changeBasket((before) => withAnswers(before, results, programme_id))
      const placed = results.flatMap((result) => ('id' in result ? [result.id] : []))
      if (placed.length > 0) showToast({ tone: 'done', text: t('done.sent', { numbers: numbered(placed) }) })
      if (placed.length === results.length) forgetGroup()
    } catch (error) {
      if (!keepsKey(error)) changeBasket((before) => ({ ...before, key: newKey() }))
      setFailure(error instanceof Unanswered ? `${sentence(error)} ${programme('unanswered')}` : sentence(error))
    }
  }

  async function edit(line: BasketLine): Promise<void> {
    const login = currentSession()?.userData.login
    if (login === undefined) return
    const answer = isPlaced(line.answer) ? undefined : line.answer
    const kept = { key: newKey(), hold: line.hold, line: line.id, said: answer && { error: answer.error, fields: answer.fields } }
    writeDraft(line.kind, login, { ...kept, draft: line.draft, seen: formSteps[line.kind] })
    await navigate({ to: pathOfKind(line.kind), search: { step: answer?.code === 'no_places' ? 'time' : 'review' } })
  }

  function remove({ id, hold }: BasketLine): void {
    changeBasket((before) => withoutLine(before, id))
    // Nobody waits for it: a hold that could not be released falls back by itself.
    if (hold) void callAction('release_hold', { hold_id: hold.id }, { language, idempotencyKey: newKey() }).catch(() => undefined)
  }
  return { basket, send, edit, remove, failure, busy: post.isPending, clear: () => changeBasket(emptyBasket) }
}

/** The tour is ordered: drafts that have nothing but its group begin anew. */
function forgetGroup(): void {
  const login = currentSession()?.userData.login
  if (login === undefined) return
  for (const { kind } of orderForms) if (readDraft(kind, login, '').draft.pass_date === '') forgetDraft(kind)
}
