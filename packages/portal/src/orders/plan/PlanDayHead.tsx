import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { Num } from '@anfilada/ui/Num'
import styles from './plan.module.css'

/** Whose day a row is, and how many orders stand on it. `HeadingTag`: where a heading of the day stands elsewhere, a plain word. */
export function PlanDayHead({ date, count, isHeading = true }: { date: string; count: number; isHeading?: boolean }) {
  const t = useTranslations('orders')
  const formats = useFormats()
  const jalali = formats.jalali(date)
  const Weekday = isHeading ? 'h2' : 'b'
  return (
    <div className={styles.label}>
      <Num className={styles.numeral}>{Number(date.slice(8))}</Num>
      <div>
        {/* Beside the numeral, which it goes on with: 29 ноября. */}
        <small>{jalali ? <bdi lang="fa">{jalali}</bdi> : formats.monthBesideDay(date)}</small>
        <Weekday>{formats.weekday(date)}</Weekday>
        <small>{t('orderCount', { count })}</small>
      </div>
    </div>
  )
}
