import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useDebounced } from '@anfilada/browser/use-debounced'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { OfficeSlot } from '@anfilada/contract/orders/capacity'
import { readWhole } from '@anfilada/ui/latin-digits'
import { showToast } from '@anfilada/ui/toasts'
import { slotsPreviewQuery, type SlotsAsked } from '../slots.queries.ts'

export type EditProps = {
  objectId: string
  slots: readonly OfficeSlot[]
  typed: string | undefined
  takesFocus: boolean
  onSaved: () => void
}
type Change = Omit<SlotsAsked, 'slot_ids'>

/** What a change would do, asked a moment after it is typed. Undefined while the fields do not make one; then nothing is asked. */
export function useSlotsPreview(slots: readonly OfficeSlot[], change: Change | undefined) {
  const { language } = useLanguage()
  // As text: what is the same question must not look like another one at every render.
  const asked = change ? JSON.stringify({ slot_ids: idsOf(slots), ...change }) : ''
  const settled = useDebounced(asked, 250)
  const preview = useQuery(slotsPreviewQuery(settled === '' ? undefined : (JSON.parse(settled) as SlotsAsked), language))
  // An answer to an older question says nothing about what is typed now.
  const isCurrent = asked !== '' && asked === settled && !preview.isPlaceholderData
  const current = isCurrent ? (preview.data ?? []) : []
  const refused = current.filter(({ refusal }) => refusal !== null).length
  const touched = current.reduce((sum, { orders }) => sum + orders.length, 0)
  return { preview: asked === '' ? undefined : preview, isCurrent, refused, touched }
}
export type PreviewOfSlots = ReturnType<typeof useSlotsPreview>

export const idsOf = (slots: readonly OfficeSlot[]): number[] => slots.map(({ id }) => id)

/** What all three forms do after their act. */
export function useSaved({ slots, onSaved }: Pick<EditProps, 'slots' | 'onSaved'>): () => void {
  const t = useTranslations('slots.edit')
  return () => {
    showToast({ tone: 'done', text: t('saved', { count: slots.length }) })
    onSaved()
  }
}

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
  return readWhole(text, { most })
}

export const mostPlaces = 10_000
