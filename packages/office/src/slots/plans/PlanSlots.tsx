import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import styles from './plans.module.css'

export type SlotInTheWay = { id: number; date: string; time: string; closes: boolean; missing: number }
const mostShown = 6

/** How many places of which slots are to return. */
export function PlanSlots({ slots }: { slots: readonly SlotInTheWay[] }) {
  const t = useTranslations('slots.plan')
  const { dayAndTime } = useFormats()
  return (
    <ul className={styles.slots}>
      {slots.slice(0, mostShown).map(({ id, date, time, closes, missing }) => (
        <li key={id}>
          <b>{dayAndTime(date, time)}</b> {t(closes ? 'closes' : 'lowers', { count: missing })}
        </li>
      ))}
      {slots.length > mostShown && <li className="mut">{t('moreSlots', { count: slots.length - mostShown })}</li>}
    </ul>
  )
}
