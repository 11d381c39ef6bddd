import { useFormState, type Control } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { fieldFaults } from '@anfilada/contract/fields'
import type { DraftField } from './draft-fields.ts'
import type { TicketDraft } from './ticket-draft.ts'

const pickFields = ['museum_id', 'system_id', 'pass_date', 'schedule_item_id', 'tickets', 'country_id'] as const

/** What is wrong with a field, in words: the server's sentence, or ours for the fault; undefined when nothing is. */
export function useFieldSentence(control: Control<TicketDraft>): (field: DraftField) => string | undefined {
  const { errors } = useFormState({ control })
  const t = useTranslations('newOrder')
  const faults = useTranslations('fault')
  return (field) => {
    const error = errors[field]
    if (!error) return undefined
    if (typeof error.message === 'string' && error.message) return error.message
    if (error.type === 'license') return t('license.fault')
    const pick = pickFields.find((one) => one === field)
    if (pick) return t(`pick.${pick}`)
    return faults(fieldFaults.find((fault) => fault === error.type) ?? 'invalid')
  }
}
