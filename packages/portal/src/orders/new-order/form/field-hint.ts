import { useTranslations } from 'use-intl'
import type { OrderKind } from '@anfilada/contract/orders/items'
import { boundsOf } from '@anfilada/contract/orders/kinds/counts'
import type { DraftField, OrderDraft } from '../draft/order-draft.ts'
import { guidesNeeded } from '../draft/places.ts'

/** What stands under a control before anything is wrong with it. */
export function useFieldHint(kind: OrderKind, draft: OrderDraft, people: number): (field: DraftField) => string | undefined {
  const t = useTranslations('newOrder')
  const services = useTranslations('services')
  const hints: Partial<Record<DraftField, () => string>> = {
    refno: () => (kind === 'audio_guides' ? services('refnoDigits') : t('refnoHint')),
    pickup: () => services('placeHint'),
    meeting_point: () => services('meetingHint'),
    hours: () => services('hoursHint', { least: String(boundsOf(kind, 'hours').least) }),
    ...(people > 0 && { persons_per_guide: () => t('guidesNeeded', { count: guidesNeeded(people, draft.persons_per_guide) }) }),
  }
  return (field) => hints[field]?.()
}
