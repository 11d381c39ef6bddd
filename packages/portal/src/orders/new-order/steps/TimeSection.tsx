import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Slot } from '@anfilada/contract/catalogue'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'
import { Skeleton } from '@anfilada/ui/Skeleton'
import { scheduleQuery } from '../../../catalogue/catalogue.queries.ts'
import { useLanguage } from '../../../shell/language/LanguageProvider.tsx'
import { FieldFault } from './FieldFault.tsx'
import { useFieldSentence } from '../draft/field-sentence.ts'
import { QueryFailed } from './QueryFailed.tsx'
import type { SectionProps } from './section-props.ts'
import { mustWait } from '../draft/ticket-draft.ts'
import styles from './TimeSection.module.css'

/** The day's slots with what is free in them; a full one offers the waiting list. */
export function TimeSection({ control, draft, chosen, onChoose }: SectionProps) {
  const t = useTranslations('orders')
  const catalogue = useTranslations('catalogue')
  const { language } = useLanguage()
  const slots = useQuery(scheduleQuery(draft.system_id, draft.pass_date, draft.type, language))
  const isReady = draft.system_id !== '' && draft.pass_date !== ''
  return (
    <Section title={t('new.time')}>
      <FieldFault field="schedule_item_id" sentence={useFieldSentence(control)('schedule_item_id')}>
        {!isReady ? (
          <p className={styles.note}>{t(draft.system_id === '' ? 'new.placeFirst' : 'new.dateFirst')}</p>
        ) : slots.isError ? (
          <QueryFailed query={slots} />
        ) : slots.data?.length === 0 ? (
          <p className={styles.note}>{catalogue('noSlots')}</p>
        ) : (
          <div className={styles.slots}>
            {slots.data?.map((slot) => (
              <SlotButton
                key={slot.id}
                slot={slot}
                people={chosen.people}
                isChosen={slot.id === draft.schedule_item_id}
                onChoose={() => onChoose({ schedule_item_id: slot.id })}
              />
            )) ?? Array.from({ length: 8 }, (_, index) => <Skeleton key={index} height="84px" />)}
          </div>
        )}
      </FieldFault>
    </Section>
  )
}

type SlotProps = { slot: Slot; people: number; isChosen: boolean; onChoose: () => void }

function SlotButton({ slot, people, isChosen, onChoose }: SlotProps) {
  const t = useTranslations('catalogue')
  const labels = {
    closed: t('closedLabel', { time: slot.time }),
    full: t('fullLabel', { time: slot.time }),
    limited: t('freeLabel', { time: slot.time, count: slot.free }),
    available: t('freeLabel', { time: slot.time, count: slot.free }),
  }
  return (
    <button
      type="button"
      className={slot.status === 'full' ? `${styles.slot} hatch` : styles.slot}
      data-status={slot.status}
      disabled={slot.status === 'closed'}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <span className="sr">{labels[slot.status]}</span>
      <span aria-hidden="true" className={styles.face}>
        <span className={styles.time}>
          <Num>{slot.time}</Num>
        </span>
        <SlotWords slot={slot} people={people} />
      </span>
      {slot.status !== 'closed' && slot.status !== 'full' && (
        <span className={styles.level} style={{ inlineSize: `${Math.round((slot.free / Math.max(slot.capacity, 1)) * 100)}%` }} />
      )}
    </button>
  )
}

const boldNumber = (count: ReactNode) => <b className="num">{count}</b>

function SlotWords({ slot, people }: { slot: Slot; people: number }) {
  const t = useTranslations('catalogue')
  if (slot.status === 'closed') return <span className={styles.words}>{t('closed')}</span>
  if (slot.status === 'full') {
    return (
      <>
        <span className={styles.words}>{t('full')}</span>
        <span className={styles.waiting}>{t('toWaitingList')}</span>
      </>
    )
  }
  return (
    <>
      <span className={styles.words}>{t.rich('free', { count: String(slot.free), b: boldNumber })}</span>
      <span className={styles.fit}>{people > 0 && t(mustWait(slot, people) ? 'tooFew' : 'fits', { count: String(people) })}</span>
    </>
  )
}
