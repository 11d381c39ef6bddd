import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '@anfilada/ui/IconButton'
import { ChevronEndIcon, ChevronStartIcon } from '@anfilada/ui/icons'
import { Section } from '@anfilada/ui/Section'
import { monthQuery } from '../../../catalogue/catalogue.queries.ts'
import { museumToday, useFormats } from '../../../shell/language/formats.ts'
import { useLanguage } from '../../../shell/language/LanguageProvider.tsx'
import styles from './DateSection.module.css'
import { FieldFault } from './FieldFault.tsx'
import { useFieldSentence } from '../draft/field-sentence.ts'
import { shiftMonth } from './heat.ts'
import { HeatLegend } from './HeatLegend.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { QueryFailed } from './QueryFailed.tsx'
import type { SectionProps } from './section-props.ts'

/** The month as a heat map of free places for this group category; the number is always printed. */
export function DateSection({ control, draft, chosen, onChoose }: SectionProps) {
  const t = useTranslations('orders')
  const formats = useFormats()
  const { language } = useLanguage()
  const thisMonth = museumToday(new Date()).slice(0, 7)
  const [month, setMonth] = useState(() => (draft.pass_date > thisMonth ? draft.pass_date.slice(0, 7) : thisMonth))
  const days = useQuery(monthQuery(draft.system_id, month, draft.type, language))
  const jalali = draft.pass_date && formats.jalali(draft.pass_date)
  return (
    <Section title={t('new.date')} aside={draft.system_id && <MonthSwitch month={month} first={thisMonth} onChange={setMonth} />}>
      <p className={styles.note}>
        {draft.system_id === '' ? t('new.placeFirst') : draft.pass_date ? formats.fullDay(draft.pass_date) : t('new.dateFor')}
        {jalali && (
          <>
            {' · '}
            <bdi lang="fa">{jalali}</bdi>
          </>
        )}
      </p>
      <FieldFault field="pass_date" sentence={useFieldSentence(control)('pass_date')}>
        {days.isError ? (
          <QueryFailed query={days} />
        ) : (
          draft.system_id !== '' && (
            <>
              <MonthGrid
                month={month}
                days={days.data}
                chosen={draft.pass_date}
                people={chosen.people}
                onChoose={(pass_date) => onChoose({ pass_date })}
              />
              <HeatLegend people={chosen.people} />
            </>
          )
        )}
      </FieldFault>
    </Section>
  )
}

function MonthSwitch({ month, first, onChange }: { month: string; first: string; onChange: (month: string) => void }) {
  const t = useTranslations('catalogue')
  const formats = useFormats()
  return (
    <span className={styles.switch}>
      {month > first && (
        <IconButton label={t('previousMonth')} onPress={() => onChange(shiftMonth(month, -1))}>
          <ChevronStartIcon />
        </IconButton>
      )}
      <b aria-live="polite">{formats.month(`${month}-01`)}</b>
      <IconButton label={t('nextMonth')} onPress={() => onChange(shiftMonth(month, 1))}>
        <ChevronEndIcon />
      </IconButton>
    </span>
  )
}
