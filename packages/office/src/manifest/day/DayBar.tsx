import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { WarningIcon } from '@anfilada/ui/icons'
import { Num } from '@anfilada/ui/Num'
import styles from './day.module.css'
import { type DayBlock, hourOf } from './day-plan.ts'

/** One order where its hours are; it leads to the order. */
export function DayBar({ block, isToday }: { block: DayBlock; isToday: boolean }) {
  const told = useTold()(block)
  const { order, problems, moment } = block
  return (
    <Link
      to="/queue"
      search={{ order: order.id }}
      className={styles.bar}
      title={told}
      data-look={problems.length > 0 ? 'problem' : (isToday && moment) || order.info.status}
    >
      <span className="sr">{told}</span>
      <span aria-hidden="true" className={styles.face}>
        <b data-hour-inside="">
          <Num>{hourOf(order)}</Num>
        </b>
        <span>{order.customer.name}</span>
        {order.pax > 0 && <b>{order.pax}</b>}
        {problems.length > 0 && <WarningIcon />}
      </span>
    </Link>
  )
}

/** All that a block says, in words. */
function useTold(): (block: DayBlock) => string {
  const t = useTranslations('manifest.day')
  const { clauses } = useFormats()
  return ({ order, problems, moment }) => {
    const { customer, pax, info } = order
    const label = t('order', { time: hourOf(order) ?? '', customer: customer.name, pax, status: info.status_label })
    return clauses([label, ...(moment ? [t(`moment.${moment}`)] : []), ...problems.map((problem) => t(`problem.${problem}`))])
  }
}
