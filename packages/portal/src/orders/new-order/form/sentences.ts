import { useTranslations } from 'use-intl'
import type { Sentence } from '@anfilada/browser/form'
import type { OrderKind } from '@anfilada/contract/orders/items'
import { allFieldsOf } from '../draft/progress.ts'
import { planFor } from '../draft/form-plan.ts'
import type { DraftField, OrderDraft } from '../draft/order-draft.ts'
import { useFieldLabel } from './names.ts'

const picked = ['museum_id', 'system_id', 'pass_date', 'vehicle', 'guide_language', 'adult'] as const
const pickedOfSlots = ['schedule_item_id', 'country_id'] as const

/** What the summary of errors calls the fields of a form, and what is said of faults that have words of their own. */
export function useFormSentences(kind: OrderKind) {
  const t = useTranslations('newOrder')
  const services = useTranslations('services')
  const faults = useTranslations('fault')
  const label = useFieldLabel()

  /** Of what is chosen and not typed: that it is to be chosen. A list speaks through its first item. */
  function choose(field: DraftField): string | undefined {
    if (field === 'qty_common') return t('pick.tickets')
    if (field === 'multicast_audio_system') return services('pick.services')
    const pick = picked.find((one) => one === field)
    if (pick) return services(`pick.${pick}`)
    const slot = pickedOfSlots.find((one) => one === field)
    return slot && t(`pick.${slot}`)
  }
  function sentence(field: DraftField): Sentence<OrderDraft> | undefined {
    if (field === 'qty_guide') return (fault) => (fault === 'license' ? t('license.fault') : undefined)
    if (field === 'return_time') return (fault) => (fault === 'date' ? services('returnFirst') : faults('time'))
    if (field === 'time' || field.endsWith('_time')) return faults('time')
    const words = choose(field)
    // A number out of its bounds is something else than one that is missing.
    return words === undefined ? undefined : (fault) => (fault.startsWith('too_') ? undefined : words)
  }
  function name(field: DraftField): string {
    if (field === 'qty_common') return t('tickets')
    if (field === 'multicast_audio_system') return kind === 'museum_tickets' ? t('services') : services('field.services')
    return label(field)
  }
  const fields = allFieldsOf(planFor(kind))
  return {
    labels: Object.fromEntries(fields.map((field) => [field, name(field)])),
    sentences: Object.fromEntries(fields.map((field) => [field, sentence(field)]).filter(([, said]) => said !== undefined)),
  }
}
