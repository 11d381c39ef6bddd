import { useFormState, type Control } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { ErrorSummary } from '@anfilada/ui/ErrorSummary'
import { draftFields, type DraftField } from './draft/draft-fields.ts'
import { useFieldSentence } from './draft/field-sentence.ts'
import { sharesScreen } from './draft/progress.ts'
import type { TicketDraft } from './draft/ticket-draft.ts'
import type { Sending } from './draft/use-send-order.ts'
import styles from './MuseumTicketsPage.module.css'
import type { Wizard } from './use-wizard.ts'

type Props = { control: Control<TicketDraft>; sending: Sending; wizard: Wizard }

/** On top of the form, once: what must be mended, or what the server said; it takes focus at each attempt. */
export function FormErrors(props: Props) {
  return (
    <div className={styles.errors}>
      <Errors {...props} />
    </div>
  )
}

function Errors({ control, sending, wizard }: Props) {
  const t = useTranslations('newOrder')
  const labels = useFieldLabels()
  const sentence = useFieldSentence(control)
  const { errors, isSubmitting } = useFormState({ control })
  const { failure, attempt, heldStep } = sending
  const faulty = draftFields.filter((field) => errors[field])
  const items = faulty.map((field) => ({ field: fieldTargets[field] ?? field, label: labels[field], message: sentence(field) ?? '' }))
  const follow = (target: string) => {
    const field = faulty.find((one) => (fieldTargets[one] ?? one) === target)
    if (field) wizard.goToField(field, target)
  }

  if (attempt === 0 || isSubmitting || (heldStep && !sharesScreen(wizard.screen, heldStep))) return null
  if (items.length > 0)
    return <ErrorSummary title={t('errors', { count: items.length })} items={items} attempt={attempt} onFollow={follow} />
  // A full slot is said where the other times are offered.
  if (!failure || failure.nearest) return null
  return (
    <ErrorSummary title={failure.unanswered ? `${failure.sentence} ${t('unanswered')}` : failure.sentence} items={[]} attempt={attempt} />
  )
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
