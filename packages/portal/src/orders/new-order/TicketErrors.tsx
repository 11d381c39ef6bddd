import { useFormState } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { draftFields, type DraftField } from './draft/draft-fields.ts'
import { useFieldSentence } from './draft/field-sentence.ts'
import { sharesScreen } from './draft/progress.ts'
import { FormErrors } from './frame/FormErrors.tsx'
import type { TicketWizard } from './use-ticket-wizard.ts'

/** What must be mended in the form of museum tickets. */
export function TicketErrors({ control, sending, wizard }: Pick<TicketWizard, 'control' | 'sending' | 'wizard'>) {
  const labels = useFieldLabels()
  const sentence = useFieldSentence(control)
  const { errors, isSubmitting } = useFormState({ control })
  const { failure, attempt, heldStep } = sending
  const items = draftFields
    .filter((field) => errors[field])
    .map((field) => ({ field, target: fieldTargets[field] ?? field, label: labels[field], message: sentence(field) ?? '' }))
  if (isSubmitting || (heldStep && !sharesScreen(wizard.screen, heldStep))) return null
  // A full slot is said where the other times are offered.
  return <FormErrors items={items} failure={failure?.nearest ? undefined : failure} attempt={attempt} onFollow={wizard.goToField} />
}

/** Fields of several controls: the link leads to the first. */
const fieldTargets: Partial<Record<DraftField, string>> = { tickets: 'tickets.common', services: 'services.multicast_audio_system' }

function useFieldLabels(): Record<DraftField, string> {
  const t = useTranslations('newOrder')
  const catalogue = useTranslations('catalogue')
  return {
    type: t('step.category'),
    museum_id: catalogue('museum'),
    system_id: catalogue('object'),
    pass_date: t('step.date'),
    schedule_item_id: t('step.time'),
    tickets: t('tickets'),
    services: t('services'),
    country_id: catalogue('country'),
    guide: t('guide'),
    guide_phone: t('guidePhone'),
    qty_guide: t('qtyGuide'),
    persons_per_guide: t('personsPerGuide'),
    notes: t('notes'),
    refno: t('refno'),
  }
}
