import { useTranslations } from 'use-intl'
import type { OrderKind } from '@anfilada/contract/orders/items'
import { boundsOf } from '@anfilada/contract/orders/kinds/counts'
import type { DraftField, OrderDraft } from '../draft/order-draft.ts'
import { guidesNeeded } from '@anfilada/contract/orders/guides-needed'

/** `perGuide`: people who may follow one guide of the object. */
type Known = { people: number; perGuide: number | null }

/** What stands under a control before anything is wrong with it. */
export function useFieldHint(kind: OrderKind, draft: OrderDraft, { people, perGuide }: Known): (field: DraftField) => string | undefined {
  const t = useTranslations('newOrder')
  const services = useTranslations('services')
  const hints: Partial<Record<DraftField, () => string>> = {
    refno: () => (kind === 'audio_guides' ? services('refnoDigits') : t('refnoHint')),
    pickup: () => services('placeHint'),
    meeting_point: () => services('meetingHint'),
    hours: () => services('hoursHint', { least: String(boundsOf(kind, 'hours').least) }),
    persons_per_guide: () =>
      [
        people > 0 && t('guidesNeeded', { count: guidesNeeded(people, draft.persons_per_guide) }),
        perGuide !== null && t('perGuideHere', { count: String(perGuide) }),
      ]
        .filter((one) => one !== false)
        .join(' · '),
  }
  return (field) => hints[field]?.()
}
