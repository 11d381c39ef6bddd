import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { keepsKey, newKey } from '@anfilada/browser/act-key'
import { callAction, type ActionOutput } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { currentSession } from '@anfilada/browser/session'
import { useFormMachine } from '@anfilada/browser/use-form-machine'
import { tellSent } from '@anfilada/browser/just-sent'
import { showToast } from '@anfilada/ui/toasts'
import { useOrderNumbers } from '../../order-words.ts'
import { forgetDraft, readDraft, writeDraft } from '../draft/draft-store.ts'
import { formSteps } from '../draft/form-steps.ts'
import { orderForms, pathOfKind } from '../draft/order-forms.ts'
import { tellMade, useOrderAct } from '../form/use-order-act.ts'
import { changeBasket, useBasket } from './basket-store.ts'
import { hasOnlyGroup } from './programme-group.ts'
import { type Basket, type BasketItem, emptyBasket, isPlaced, openItems, sentItem, withAnswers, withoutItem } from './basket.ts'

export type Programme = ReturnType<typeof useProgramme>

/** The basket with its acts: sent item by item, an item edited in its form or taken out. */
export function useProgramme() {
  const { language } = useLanguage()
  const basket = useBasket()
  const navigate = useNavigate()
  const { form, answered } = useSending(basket)

  async function edit(item: BasketItem): Promise<void> {
    const login = currentSession()?.userData.login
    if (login === undefined) return
    const answer = isPlaced(item.answer) ? undefined : item.answer
    const kept = { key: newKey(), hold: item.hold, item: item.id, said: answer && { error: answer.error, fields: answer.fields } }
    writeDraft(item.kind, login, { ...kept, draft: item.draft, seen: formSteps[item.kind] })
    await navigate({ to: pathOfKind(item.kind), search: { step: answer?.code === 'no_places' ? 'time' : 'review' } })
  }

  function remove({ id, hold }: BasketItem): void {
    changeBasket((before) => withoutItem(before, id))
    // Nobody waits for it: a hold that could not be released falls back by itself.
    if (hold) void callAction('release_hold', { hold_id: hold.id }, { language, idempotencyKey: newKey() }).catch(() => undefined)
  }
  return { basket, form, answered, edit, remove, clear: () => changeBasket(emptyBasket) }
}

type Answer = ActionOutput<'post_programme'>

/** All items that are open, under the basket's key until their answer is known. `answered`: how often some of them were not taken. */
function useSending(basket: Basket) {
  const { mode, programmeId, key } = basket
  const t = useTranslations('orders')
  const programme = useTranslations('programme')
  const numbered = useOrderNumbers()
  const navigate = useNavigate()
  const [answered, setAnswered] = useState(0)
  const act = useOrderAct()

  async function send(): Promise<Answer> {
    const orders = openItems(basket).map(sentItem)
    try {
      const data = { orders, mode, ...(programmeId !== null && { programme_id: programmeId }) }
      return await act('post_programme', data, key).catch(tellMade((id) => programme('sentBefore', { id })))
    } catch (error) {
      if (!keepsKey(error)) changeBasket((before) => ({ ...before, key: newKey() }))
      throw error
    }
  }
  function onDone({ results, programme_id }: Answer): void {
    changeBasket((before) => withAnswers(before, results, programme_id))
    const placed = results.flatMap((result) => ('id' in result ? [result.id] : []))
    if (placed.length > 0) showToast({ tone: 'done', text: t('done.sent', { numbers: numbered(placed) }) })
    if (placed.length < results.length) return setAnswered((before) => before + 1)
    forgetGroup()
    const made = programme_id ?? programmeId
    if (made === null) return
    tellSent('programme', made)
    void navigate({ to: '/upcoming/programme', search: { id: made } })
  }
  const form = useFormMachine<object, Answer>({
    start: {},
    labels: {},
    faults: () => ({}),
    afterSilence: programme('unanswered'),
    send,
    onDone,
  })
  return { form, answered }
}

/** The tour is ordered: drafts that have nothing but its group begin anew. */
function forgetGroup(): void {
  const login = currentSession()?.userData.login
  if (login === undefined) return
  for (const { kind } of orderForms) if (hasOnlyGroup(readDraft(kind, login, '').draft)) forgetDraft(kind)
}
