import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { OfficePayment } from '@anfilada/contract/payments/office-payments'
import { Num } from '@anfilada/ui/Num'
import { NumberOf } from '../../shell/NumberOf.tsx'
import { usePastMoment } from '../../shell/said.ts'
import { RowSide } from '../../shell/panes/ListPane.tsx'
import styles from '../payments.module.css'
import { PaymentTag } from '../ToneTag.tsx'
import { useCovered } from '../use-covered.ts'

export function PaymentRow({ payment }: { payment: OfficePayment }) {
  const { formatSum } = useFormats()
  const t = useTranslations('payments')
  const moment = usePastMoment()
  const covered = useCovered()
  const { id, customer, method, amount, currency, created_at: at, open_tasks: tasks } = payment
  return (
    <>
      <span className={styles.paid}>
        <b>{customer.name}</b>
        <small>
          <NumberOf id={id} /> · {moment(at)} · {t(`methods.${method}`)}
        </small>
        <small>
          {tasks > 0 && <em className={styles.tasks}>{t('card.tasks', { count: tasks })}</em>}
          <span>{covered(payment)}</span>
        </small>
      </span>
      <RowSide>
        <b>
          <Num>{formatSum(amount, currency)}</Num>
        </b>
        <PaymentTag payment={payment} />
      </RowSide>
    </>
  )
}
