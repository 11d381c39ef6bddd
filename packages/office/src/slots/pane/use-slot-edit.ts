import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { ActionInput } from '@anfilada/browser/http'
import { useAct, type ActFailure } from '@anfilada/browser/use-act'
import type { OfficeSlot } from '@anfilada/contract/orders/capacity'
import { showToast } from '@anfilada/ui/toasts'
import { useSettled } from '../../pricing/preview/use-settled.ts'
import { slotsPreviewQuery, type SlotsAsked } from '../slots.queries.ts'

export type EditProps = {
  slots: readonly OfficeSlot[]
  typed: string | undefined
  takesFocus: boolean
  onSaved: () => void
}
type Change = Omit<SlotsAsked, 'slot_ids'>
type Act = 'set_slot' | 'set_quota' | 'set_allotment'

/**
 * What a change would do, asked a moment after it is typed, and its saving. `change` is undefined while the fields do not make one;
 * then nothing is asked.
 */
export function useSlotEdit<A extends Act>(slots: readonly OfficeSlot[], change: Change | undefined, act: A, onSaved: () => void) {
  const t = useTranslations('slots.edit')
  const { language } = useLanguage()
  const ids = slots.map(({ id }) => id)
  // As text: what is the same question must not look like another one at every render.
  const asked = change ? JSON.stringify({ slot_ids: ids, ...change }) : ''
  const settled = useSettled(asked)
  const preview = useQuery(slotsPreviewQuery(settled === '' ? undefined : (JSON.parse(settled) as SlotsAsked), language))
  const { act: send, sending } = useAct(['slots'])
  const [failure, setFailure] = useState<ActFailure>()

  async function save(data: Omit<ActionInput<A>, 'slot_ids' | 'language'>) {
    const outcome = await send(act, { ...data, slot_ids: ids } as unknown as ActionInput<A>, 'inForm')
    setFailure(outcome.ok ? undefined : outcome.failure)
    if (!outcome.ok) return
    showToast({ tone: 'done', text: t('saved', { count: ids.length }) })
    onSaved()
  }
  // An answer to an older question says nothing about what is typed now.
  const isCurrent = asked !== '' && asked === settled && !preview.isPlaceholderData
  const refused = isCurrent ? (preview.data ?? []).filter(({ refusal }) => refusal !== null).length : 0
  return { preview: asked === '' ? undefined : preview, isCurrent, refused, failure, busy: sending !== undefined, save }
}
export type SlotEdit = Pick<ReturnType<typeof useSlotEdit>, 'preview' | 'isCurrent' | 'refused' | 'failure' | 'busy'>

/** The field takes the focus when the keyboard led to its form; what it was begun with stays, else the whole is chosen. */
export function useFirstField(name: string, takesFocus: boolean, typed: string | undefined): void {
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>(`aside [name="${name}"]`)
    if (!takesFocus || !field) return
    field.focus()
    if (typed === undefined && field instanceof HTMLInputElement) field.select()
  }, [name, takesFocus, typed])
}

/** A whole number up to `most`; undefined when it is none. */
export function readCount(text: string, most: number): number | undefined {
  const bare = text.replace(/\s/g, '')
  return /^\d{1,5}$/.test(bare) && Number(bare) <= most ? Number(bare) : undefined
}

export const mostPlaces = 10_000

/** What stands beside a field: what is wrong with what is typed, once it was tried, else what the server said. */
export function fieldError(isWrong: boolean, sentence: string, said: string | undefined): string | undefined {
  return isWrong ? sentence : said
}
