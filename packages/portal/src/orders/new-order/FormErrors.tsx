import { useFormState, type Control } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { ErrorSummary } from '@anfilada/ui/ErrorSummary'
import { draftFields, type DraftField } from './draft/draft-faults.ts'
import { useFieldSentence } from './draft/field-sentence.ts'
import styles from './MuseumTicketsPage.module.css'
import { NoPlaces } from './NoPlaces.tsx'
import type { Choice, TicketDraft } from './draft/ticket-draft.ts'
import type { useSendOrder } from './draft/use-send-order.ts'

type Props = {
  control: Control<TicketDraft>
  sending: ReturnType<typeof useSendOrder>
  time: string | undefined
  onChoose: (choice: Choice) => void
}

/** On top of the form, once: what must be mended, or what the server said; it takes focus at each attempt. */
export function FormErrors(props: Props) {
  return (
    <div className={styles.errors}>
      <Errors {...props} />
    </div>
  )
}

function Errors({ control, sending, time, onChoose }: Props) {
  const t = useTranslations('orders')
  const labels = useFieldLabels()
  const sentence = useFieldSentence(control)
  const { errors, isSubmitting } = useFormState({ control })
  const { failure, attempt } = sending
  const items = draftFields
    .filter((field) => errors[field])
    .map((field) => ({ field: fieldTargets[field] ?? field, label: labels[field], message: sentence(field) ?? '' }))

  if (attempt === 0 || isSubmitting) return null
  if (items.length > 0) return <ErrorSummary title={t('new.errors', { count: items.length })} items={items} attempt={attempt} />
  if (!failure) return null
  if (failure.nearest) return <NoPlaces sending={sending} nearest={failure.nearest} time={time} onChoose={onChoose} />
  return (
    <ErrorSummary
      title={failure.unanswered ? `${failure.sentence} ${t('new.unanswered')}` : failure.sentence}
      items={[]}
      attempt={attempt}
    />
  )
}

/** Fields of several controls: the link leads to the first. */
const fieldTargets: Partial<Record<DraftField, string>> = { tickets: 'tickets.common', services: 'services.multicast_audio_system' }

function useFieldLabels(): Record<DraftField, string> {
  const t = useTranslations('orders')
  const catalogue = useTranslations('catalogue')
  return {
    type: t('new.category'),
    museum_id: catalogue('museum'),
    system_id: catalogue('object'),
    pass_date: t('new.date'),
    schedule_item_id: t('new.time'),
    tickets: t('new.tickets'),
    services: t('new.services'),
    country_id: catalogue('country'),
    guide: t('new.guide'),
    guide_phone: t('new.guidePhone'),
    qty_guide: t('new.qtyGuide'),
    persons_per_guide: t('new.personsPerGuide'),
    notes: t('new.notes'),
    refno: t('new.refno'),
  }
}
