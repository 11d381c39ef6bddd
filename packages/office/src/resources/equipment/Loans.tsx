import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
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
              <small>{t('loan', { from: formats.moment(loan.pickup, loan.zone), to: formats.moment(loan.return_at, loan.zone) })}</small>
            </span>
            <span>
              <b>{t('quantity', { count: loan.quantity })}</b>
              <small>{service(loan.service)}</small>
            </span>
          </li>
        ))}
      </ul>
    </Pane>
  )
}
