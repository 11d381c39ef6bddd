import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { museumDate, museumTime, useFormats } from '@anfilada/browser/formats'
import type { Loan } from '@anfilada/contract/orders/resources'
import { StatusBadge } from '@anfilada/ui/StatusBadge'
import { statusShapes } from '../../orders/order-title.ts'
import { NumberOf } from '../../shell/NumberOf.tsx'
import { Pane } from '../../shell/panes/Pane.tsx'
import { useServiceName } from '../../shell/service-name.ts'
import styles from './Equipment.module.css'

/** Who has which equipment on the day, by the hour of its return. */
export function Loans({ loans }: { loans: readonly Loan[] }) {
  const t = useTranslations('resources.equipment')
  const status = useTranslations('status')
  const service = useServiceName()
  const formats = useFormats()
  /** The day is said once when all comes back on it. */
  function period({ pickup, return_at: back, zone }: Loan): string {
    const [from, to] = [formats.moment(pickup, zone), formats.moment(back, zone)]
    if (museumDate(new Date(pickup), zone) !== museumDate(new Date(back), zone)) return t('loan', { from, to })
    return `${from}–${museumTime(new Date(back), zone)}`
  }
  return (
    <Pane title={t('loans')}>
      {loans.length === 0 && <p className="mut">{t('noLoans')}</p>}
      <ul className={styles.loans}>
        {loans.map((loan) => (
          <li key={`${loan.order_id} ${loan.service}`}>
            <StatusBadge shape={statusShapes[loan.status]} label={status(loan.status)} glyphOnly />
            <span>
              <Link to="/queue" search={{ order: loan.order_id }}>
                <NumberOf id={loan.order_id} />
              </Link>{' '}
              {loan.customer}
              <small>{service(loan.service)}</small>
              <small>{period(loan)}</small>
            </span>
            <b>{t('quantity', { count: loan.quantity })}</b>
          </li>
        ))}
      </ul>
    </Pane>
  )
}
