import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { museumDate, useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Section } from '@anfilada/ui/Section'
import { monthQuery } from '../../../catalogue/catalogue.queries.ts'
import { heatSteps } from '../days/heat.ts'
import { HeatLegend } from '../days/HeatLegend.tsx'
import styles from '../days/Month.module.css'
import { MonthOfPlaces } from '../days/MonthOfPlaces.tsx'
import { MonthSwitch } from '../days/MonthSwitch.tsx'
import { comparedSize } from '../draft/order-draft.ts'
import { FieldFault } from '../fields/FieldFault.tsx'
import { QueryFailed } from '../fields/QueryFailed.tsx'
import type { StepProps } from '../form/use-order-wizard.ts'

/** The month as a heat map of free places for this group category; the number is always printed. */
export function MonthSection({ wizard: { draft, chosen, form, onPickDate } }: StepProps) {
  const t = useTranslations('newOrder')
  const catalogue = useTranslations('catalogue')
  const { language } = useLanguage()
  const thisMonth = museumDate(new Date()).slice(0, 7)
  const [month, setMonth] = useState(() => (draft.pass_date > thisMonth ? draft.pass_date.slice(0, 7) : thisMonth))
  const days = useQuery(monthQuery(draft.system_id, month, draft.type, language))
  const steps = heatSteps(comparedSize(draft))
  return (
    <Section title={t('step.date')} aside={<MonthSwitch month={month} first={thisMonth} onChange={setMonth} />}>
      <p className={styles.note}>
        {t('freePlaces', { category: catalogue(`category.${draft.type}`) })}
        <Jalali date={draft.pass_date} />
      </p>
      <FieldFault field="pass_date" sentence={form.error('pass_date')}>
        {days.isError ? (
          <QueryFailed query={days} />
        ) : (
          <>
            <MonthOfPlaces
              {...{ month, steps }}
              onMonth={setMonth}
              days={days.data}
              chosen={draft.pass_date}
              closed={chosen.object}
              onPick={onPickDate}
            />
            {days.data?.every(({ status }) => status === 'closed') ? (
              <p role="status" className={styles.note}>
                {t('noDays')}
              </p>
            ) : (
              <HeatLegend steps={steps} />
            )}
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
