import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { AccountantTask } from '@anfilada/contract/payments/accountant-tasks'
import type { AccountantTaskKind } from '@anfilada/contract/payments/money-words'
import { usePastMoment } from '../../shell/said.ts'
import styles from '../payments.module.css'

type PlaceName = 'money' | 'correction' | 'providers'

/** Where a task is done, when that is neither the payment's card nor the order's. */
const places: Partial<Record<AccountantTaskKind, PlaceName>> = {
  order_not_payable: 'money',
  order_already_paid: 'money',
  amount_differs: 'money',
  order_overpaid: 'money',
  fee_freed: 'money',
  refund_unknown: 'correction',
  test_flag_differs: 'providers',
}

/** Of money that fell short nothing is free. */
function placeOf({ kind, amount, details: { asked } }: AccountantTask): PlaceName | undefined {
  const isShort = kind === 'amount_differs' && typeof asked === 'number' && amount !== null && amount < asked
  return isShort ? undefined : places[kind]
}

/** When it came, whom and what it is about, and where it is done. */
export function TaskPlaces({ task }: { task: AccountantTask }) {
  const t = useTranslations('payments.tasks')
  const moment = usePastMoment()
  const { created_at: at, customer, payment_id: payment, order_id: order, resolved_at: resolved } = task
  return (
    <small className={styles.about}>
      <span>{moment(at)}</span>
      {customer && (
        <Link to="/customers" search={{ customer: customer.id }}>
          {customer.name}
        </Link>
      )}
      {payment !== null && (
        <Link to="/payments" search={{ payment }}>
          {t('payment', { id: String(payment) })}
        </Link>
      )}
      {order !== null && (
        <Link to="/queue" search={{ order }}>
          {t('order', { id: String(order) })}
        </Link>
      )}
      {resolved === null && <Place place={placeOf(task)} customer={customer} />}
    </small>
  )
}

type PlaceProps = { place: PlaceName | undefined; customer: AccountantTask['customer'] }

function Place({ place, customer }: PlaceProps) {
  const t = useTranslations('payments.tasks.places')
  if (place === 'providers') {
    return (
      <Link to="/payments" search={{ view: 'providers' }}>
        {t('providers')}
      </Link>
    )
  }
  if (place === 'money' && customer) {
    return (
      <Link to="/payments" search={{ view: 'money', customer: customer.id }}>
        {t('money')}
      </Link>
    )
  }
  if (place === 'correction' && customer) {
    return (
      <Link to="/ledger" search={{ view: 'corrections' }}>
        {t('correction')}
      </Link>
    )
  }
  return null
}
