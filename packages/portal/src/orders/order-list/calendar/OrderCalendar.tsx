import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { monthAfter } from '@anfilada/contract/dates'
import type { Order } from '@anfilada/contract/orders/orders'
import { Button } from '@anfilada/ui/Button'
import { IconButton } from '@anfilada/ui/IconButton'
import { ChevronEndIcon, ChevronStartIcon } from '@anfilada/ui/icons'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { OrderPageWords } from '../../OrderWords.tsx'
import { DaySection } from '../DaySection.tsx'
import { upcomingDays, type OrderDay, useDayLook } from '../order-days.ts'
import { jalaliMonths } from './jalali.ts'
import { MonthTable } from './MonthTable.tsx'
import styles from './OrderCalendar.module.css'

/** The rows under the calendar that are drawn whole before it is known what the window shows. */
const rowsAtFirst = 6

type Place = { month?: string | undefined; day?: string | undefined }
type Props = {
  orders: readonly Order[]
  changed: ReadonlySet<number>
  month: string | undefined
  day: string | undefined
  onMove: (to: Place, replace: boolean) => void
}

/** A month of own orders; beneath it the orders of the chosen day. */
export function OrderCalendar(props: Props) {
  const shell = useTranslations('shell')
  return (
    <OrderPageWords before={<SkeletonRows rows={rowsAtFirst} label={shell('loading')} />}>
      <Calendar {...props} />
    </OrderPageWords>
  )
}

function Calendar({ orders, changed, month: asked, day, onMove }: Props) {
  const t = useTranslations('besideOrders')
  const look = useDayLook()
  const byDate = useMemo(() => {
    const { coming, past } = upcomingDays(orders, look.today)
    return new Map([...past, ...coming].map((one) => [one.date, one]))
  }, [orders, look.today])
  const month = asked ?? (day ?? look.today).slice(0, 7)
  const chosen = chosenDay(month, day, look.today, byDate)
  const shown = chosen === undefined ? undefined : byDate.get(chosen)
  return (
    <>
      <section className={styles.calendar} aria-label={t('calendar.title')}>
        <MonthHead month={month} today={look.today} name={look.formats.month(`${month}-01`)} onMove={onMove} />
        <MonthTable
          month={month}
          today={look.today}
          chosen={chosen}
          byDate={byDate}
          formats={look.formats}
          onChoose={(date) => onMove({ day: date, month: undefined }, false)}
          onMonth={(next) => onMove({ month: next, day: undefined }, true)}
        />
      </section>
      {shown ? (
        <DaySection key={shown.date} day={shown} changed={changed} look={look} wholeRows={rowsAtFirst} />
      ) : (
        <p className={styles.none}>
          {chosen && `${look.formats.fullDay(chosen)}. `}
          {t('calendar.none')}
        </p>
      )}
    </>
  )
}

/** The day that was pressed; else today; else the first of the month that has orders. */
function chosenDay(month: string, day: string | undefined, today: string, byDate: ReadonlyMap<string, OrderDay>): string | undefined {
  if (day?.startsWith(month)) return day
  if (today.startsWith(month)) return today
  return [...byDate.keys()].filter((date) => date.startsWith(month)).sort()[0]
}

type HeadProps = { month: string; today: string; name: string; onMove: (to: Place, replace: boolean) => void }

function MonthHead({ month, today, name, onMove }: HeadProps) {
  const t = useTranslations('besideOrders')
  const catalogue = useTranslations('catalogue')
  const { language } = useLanguage()
  const show = (by: number) => onMove({ month: monthAfter(month, by), day: undefined }, false)
  return (
    <div className={styles.head}>
      <IconButton label={catalogue('previousMonth')} onPress={() => show(-1)}>
        <ChevronStartIcon />
      </IconButton>
      <h2 aria-live="polite" className={styles.month}>
        {name}
      </h2>
      <IconButton label={catalogue('nextMonth')} onPress={() => show(1)}>
        <ChevronEndIcon />
      </IconButton>
      {language === 'fa' && (
        <p className={styles.jalali}>
          <bdi lang="fa">{jalaliMonths(month)}</bdi>
        </p>
      )}
      {!today.startsWith(month) && (
        <span className={styles.toToday}>
          <Button size="s" onPress={() => onMove({ month: undefined, day: undefined }, false)}>
            {t('calendar.toToday')}
          </Button>
        </span>
      )}
    </div>
  )
}
