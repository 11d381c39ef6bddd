import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { museumDate, useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { monthAfter } from '@anfilada/contract/dates'
import { IconButton } from '@anfilada/ui/IconButton'
import { ChevronEndIcon, ChevronStartIcon } from '@anfilada/ui/icons'
import { Section } from '@anfilada/ui/Section'
import { monthQuery } from '../../../catalogue/catalogue.queries.ts'
import { useFieldSentence } from '../draft/field-sentence.ts'
import styles from './DateSection.module.css'
import { FieldFault } from '../frame/picks/FieldFault.tsx'
import { heatSteps } from './heat.ts'
import { HeatLegend } from './HeatLegend.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { QueryFailed } from '../frame/picks/QueryFailed.tsx'
import type { SectionProps } from './section-props.ts'

type Props = Omit<SectionProps, 'held' | 'onChoose'> & { onPick: (choice: { pass_date: string }) => void }

/** The month as a heat map of free places for this group category; the number is always printed. */
export function DateSection({ control, draft, chosen, onPick }: Props) {
  const t = useTranslations('newOrder')
  const catalogue = useTranslations('catalogue')
  const { language } = useLanguage()
  const thisMonth = museumDate(new Date()).slice(0, 7)
  const [month, setMonth] = useState(() => (draft.pass_date > thisMonth ? draft.pass_date.slice(0, 7) : thisMonth))
  const days = useQuery(monthQuery(draft.system_id, month, draft.type, language))
  const steps = heatSteps(chosen.people, days.data)
  return (
    <Section title={t('step.date')} aside={<MonthSwitch month={month} first={thisMonth} onChange={setMonth} />}>
      <p className={styles.note}>
        {t('freePlaces', { category: catalogue(`category.${draft.type}`) })}
        <Jalali date={draft.pass_date} />
      </p>
      <FieldFault field="pass_date" sentence={useFieldSentence(control)('pass_date')}>
        {days.isError ? (
          <QueryFailed query={days} />
        ) : (
          <>
            <MonthGrid
              month={month}
              days={days.data}
              chosen={draft.pass_date}
              steps={steps}
              onChoose={(pass_date) => onPick({ pass_date })}
            />
            <HeatLegend steps={steps} />
          </>
        )}
      </FieldFault>
    </Section>
  )
}

/** The Persian calendar's day, for Persian readers. */
function Jalali({ date }: { date: string }) {
  const formats = useFormats()
  const jalali = date && formats.jalali(date)
  if (!jalali) return null
  return (
    <>
      {' · '}
      <bdi lang="fa">{jalali}</bdi>
    </>
  )
}

type SwitchProps = { month: string; first: string; last?: string | undefined; onChange: (month: string) => void }

/** One month back or on, between the first and the last that may be chosen. */
export function MonthSwitch({ month, first, last, onChange }: SwitchProps) {
  const t = useTranslations('catalogue')
  const formats = useFormats()
  return (
    <span className={styles.switch}>
      {month > first && (
        <IconButton label={t('previousMonth')} onPress={() => onChange(monthAfter(month, -1))}>
          <ChevronStartIcon />
        </IconButton>
      )}
      <b aria-live="polite">{formats.month(`${month}-01`)}</b>
      {(last === undefined || month < last) && (
        <IconButton label={t('nextMonth')} onPress={() => onChange(monthAfter(month, 1))}>
          <ChevronEndIcon />
        </IconButton>
      )}
    </span>
  )
}
