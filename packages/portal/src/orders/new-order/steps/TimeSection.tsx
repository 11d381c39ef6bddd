import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { Slot } from '@anfilada/contract/catalogue'
import { Section } from '@anfilada/ui/Section'
import { Skeleton } from '@anfilada/ui/Skeleton'
import { scheduleQuery } from '../../../catalogue/catalogue.queries.ts'
import { useFieldSentence } from '../draft/field-sentence.ts'
import { dayOf } from '../draft/use-chosen.ts'
import { FieldFault } from '../frame/picks/FieldFault.tsx'
import { QueryFailed } from '../frame/picks/QueryFailed.tsx'
import { rove } from './rove.ts'
import type { SectionProps } from './section-props.ts'
import { SlotButton } from './SlotButton.tsx'
import styles from './TimeSection.module.css'

/** The day's slots with what is free in them; a full one leads to the nearest times and the waiting list. */
export function TimeSection({ control, draft, chosen, held, onChoose }: SectionProps) {
  const t = useTranslations('newOrder')
  const catalogue = useTranslations('catalogue')
  const formats = useFormats()
  const { language } = useLanguage()
  const slots = useQuery(scheduleQuery(dayOf(draft, held.hold), language))
  return (
    <Section title={t('step.time')} aside={draft.pass_date && <span className={styles.note}>{formats.fullDay(draft.pass_date)}</span>}>
      <FieldFault field="schedule_item_id" sentence={useFieldSentence(control)('schedule_item_id')}>
        {draft.pass_date === '' ? (
          <p className={styles.note}>{t('pick.pass_date')}</p>
        ) : slots.isError ? (
          <QueryFailed query={slots} />
        ) : slots.data?.length === 0 ? (
          <p className={styles.note}>{catalogue('noSlots')}</p>
        ) : (
          <SlotGrid slots={slots.data} draft={draft} people={chosen.people} onChoose={onChoose} />
        )}
      </FieldFault>
    </Section>
  )
}

type GridProps = Pick<SectionProps, 'draft' | 'onChoose'> & { slots: readonly Slot[] | undefined; people: number }

/** While they load: the same cells, without words. */
function SlotGrid({ slots, draft, people, onChoose }: GridProps) {
  const stop = slots?.find(({ id }) => id === draft.schedule_item_id) ?? slots?.find(({ status }) => status !== 'closed')
  return (
    <div className={styles.slots} onKeyDown={rove}>
      {slots?.map((slot) => (
        <SlotButton
          key={slot.id}
          slot={slot}
          people={people}
          isChosen={slot.id === draft.schedule_item_id}
          isStop={slot === stop}
          onChoose={() => onChoose({ schedule_item_id: slot.id, time: slot.time })}
        />
      )) ?? Array.from({ length: 8 }, (_, index) => <Skeleton key={index} height="84px" />)}
    </div>
  )
}
