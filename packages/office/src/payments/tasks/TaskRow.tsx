import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { formatSum } from '@anfilada/browser/formats'
import type { AccountantTask } from '@anfilada/contract/payments/accountant-tasks'
import { Button } from '@anfilada/ui/Button'
import { Num } from '@anfilada/ui/Num'
import { usePastMoment } from '../../shell/past-moment.ts'
import { ProviderDetails } from '../ProviderDetails.tsx'
import styles from '../payments.module.css'
import { ResolveDialog } from './ResolveDialog.tsx'

/** What happened, what is to be done, and about what; or what was done. */
export function TaskRow({ task }: { task: AccountantTask }) {
  const t = useTranslations('payments.tasks')
  const moment = usePastMoment()
  const mayResolve = useMay()(['update', 'OfficePayment'])
  const [isResolving, setResolving] = useState(false)
  const { kind, amount, details, resolved_at: resolved, resolved_by: by, note } = task
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>{t(`kinds.${kind}`)}</b>
        {resolved === null ? (
          <span>{t(`todo.${kind}`)}</span>
        ) : (
          <>
            <span>{note}</span>
            <small>{t('resolvedBy', { name: by ?? '', moment: moment(resolved) })}</small>
          </>
        )}
        <About task={task} />
        <ProviderDetails details={details} />
      </div>
      <div className={styles.amount}>{amount !== null && <Num>{formatSum(amount, 'RUB')}</Num>}</div>
      <div className={styles.acts}>
        {mayResolve && resolved === null && (
          <Button size="s" onPress={() => setResolving(true)}>
            {t('resolve')}
          </Button>
        )}
      </div>
      {isResolving && <ResolveDialog task={task} onClose={() => setResolving(false)} />}
    </li>
  )
}

function About({ task: { created_at: at, customer, payment_id: payment, order_id: order } }: { task: AccountantTask }) {
  const t = useTranslations('payments.tasks')
  const moment = usePastMoment()
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
    </small>
  )
}
