import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Section } from '@anfilada/ui/Section'
import { scheduleQuery } from '../../../catalogue/catalogue.queries.ts'
import { SlotGrid } from '../days/SlotGrid.tsx'
import { FieldFault } from '../fields/FieldFault.tsx'
import styles from '../fields/fields.module.css'
import { QueryFailed } from '../fields/QueryFailed.tsx'
import { dayOf } from '../form/use-chosen.ts'
import type { StepProps } from '../form/use-order-wizard.ts'

/** The day's slots with what is free in them; a full one leads to the nearest times and the waiting list. */
export function TimeSection({ wizard: { draft, chosen, held, form, onChoose } }: StepProps) {
  const t = useTranslations('newOrder')
  const services = useTranslations('services')
  const catalogue = useTranslations('catalogue')
  const formats = useFormats()
  const { language } = useLanguage()
  const slots = useQuery(scheduleQuery(dayOf(draft, held.hold), language))
  return (
    <Section title={t('step.time')} aside={draft.pass_date && <span className={styles.note}>{formats.fullDay(draft.pass_date)}</span>}>
      <FieldFault field="schedule_item_id" sentence={form.error('schedule_item_id')}>
        {draft.pass_date === '' ? (
          <p className={styles.note}>{services('pick.pass_date')}</p>
        ) : slots.isError ? (
          <QueryFailed query={slots} />
        ) : slots.data?.length === 0 ? (
          <p className={styles.note}>{catalogue('noSlots')}</p>
        ) : (
          <SlotGrid
            slots={slots.data}
            people={chosen.size}
            chosen={draft.schedule_item_id}
            onChoose={({ id, time }) => onChoose({ schedule_item_id: id, time })}
          />
        )}
      </FieldFault>
    </Section>
  )
}
