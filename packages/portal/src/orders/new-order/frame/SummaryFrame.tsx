import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { Emblem, type EmblemName } from '@anfilada/ui/Emblem'
import { Num } from '@anfilada/ui/Num'
import styles from './Summary.module.css'

type Props = {
  emblem: EmblemName
  /** What is ordered: a museum, or the service. */
  title: ReactNode
  text: ReactNode
  time: string | undefined
  date: string
  /** Category and size of the group. */
  group: readonly (string | false | undefined)[]
  /** Price lines, the hold, what is missing, the acts. */
  children: ReactNode
}

/** Always in sight: what, when, for whom, for how much, what is missing, and the one button. */
export function SummaryFrame({ emblem, title, text, time, date, group, children }: Props) {
  const t = useTranslations('newOrder')
  const formats = useFormats()
  return (
    <aside className={styles.summary} aria-label={t('summary')}>
      <header className={styles.place}>
        <Emblem name={emblem} />
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      </header>
      {date && (
        <p className={styles.when}>
          {time && <Num>{time}</Num>} <small>{t('dayOfWeek', { day: formats.day(date), weekday: formats.shortWeekday(date) })}</small>
        </p>
      )}
      <p className={styles.people}>{group.filter(Boolean).join(' · ')}</p>
      {children}
    </aside>
  )
}
