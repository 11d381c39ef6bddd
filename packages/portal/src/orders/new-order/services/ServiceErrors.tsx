import { useFormState } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { isWordField } from '@anfilada/contract/orders/kinds/words'
import { useWordLabel } from '../../word-label.ts'
import { FormErrors } from '../frame/FormErrors.tsx'
import { useServiceSentence } from './service-sentence.ts'
import type { ServiceField } from './service-draft.ts'
import { fieldsOfKind } from './service-plans.ts'
import type { ServiceWizard } from './use-service-wizard.ts'

/** What must be mended in one of the four forms. */
export function ServiceErrors({ wizard: { kind, control, sending, steps } }: { wizard: ServiceWizard }) {
  const label = useServiceLabel()
  const sentence = useServiceSentence(control)
  const { errors, isSubmitting } = useFormState({ control })
  const { failure, attempt, heldStep } = sending
  const items = fieldsOfKind(kind)
    .filter((field) => errors[field])
    .map((field) => ({ field, target: fieldTargets[field] ?? field, label: label(field), message: sentence(field) ?? '' }))
  if (isSubmitting || (heldStep && heldStep !== steps.screen)) return null
  return <FormErrors items={items} failure={failure} attempt={attempt} onFollow={steps.goToField} />
}

function useServiceLabel(): (field: ServiceField) => string {
  const t = useTranslations('services')
  const word = useWordLabel()
  return (field) => (isWordField(field) ? word(field) : t(`field.${field}`))
}

/** Fields of several controls: the link leads to the first. */
const fieldTargets: Partial<Record<ServiceField, string>> = { services: 'services.multicast_audio_system' }
