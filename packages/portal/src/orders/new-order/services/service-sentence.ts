import { useFormState, type Control } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { fieldFaults } from '@anfilada/contract/fields'
import type { ServiceDraft, ServiceField } from './service-draft.ts'

const pickFields = ['museum_id', 'system_id', 'pass_date', 'services', 'vehicle', 'guide_language', 'adult'] as const

/** What is wrong with a field, in words: the server's sentence, or ours for the fault; undefined when nothing is. */
export function useServiceSentence(control: Control<ServiceDraft>): (field: ServiceField) => string | undefined {
  const { errors } = useFormState({ control })
  const t = useTranslations('services')
  const faults = useTranslations('fault')
  return (field) => {
    const error = errors[field]
    if (!error) return undefined
    if (typeof error.message === 'string' && error.message) return error.message
    const fault = fieldFaults.find((one) => one === error.type) ?? 'invalid'
    const pick = pickFields.find((one) => one === field)
    // A number out of its bounds is something else than one that is missing.
    if (pick && !fault.startsWith('too_')) return t(`pick.${pick}`)
    return faults(field.endsWith('_time') || field === 'time' ? 'time' : fault)
  }
}
