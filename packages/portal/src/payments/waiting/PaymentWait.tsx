import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { richPart } from '@anfilada/browser/rich-part'
import { isPaymentOver } from '@anfilada/contract/payments/payment-status'
import type { PaymentState } from '@anfilada/contract/payments/payments'
import { classNames } from '@anfilada/ui/class-names'
import { Section } from '@anfilada/ui/Section'
import { Sum } from '../Sum.tsx'
import { VoucherNumbers } from '../VoucherNumbers.tsx'
import { Gate } from './Gate.tsx'
import styles from './PaymentWait.module.css'
import { Truth, type Asking } from './Truth.tsx'

type Props = {
  payment: PaymentState
  asking: Asking
  /** What may be done now that it is over. */
  acts: ReactNode
  /** Whether the payer is signed in and may open the orders. */
  linked?: boolean
}

/** One attempt to pay: what, where to pay it, and what is known of the money. */
export function PaymentWait({ payment, asking, acts, linked = true }: Props) {
  const isOver = isPaymentOver(payment.status)
  return (
    <div className={classNames(styles.columns, isOver && styles.over)}>
      <Bill payment={payment} linked={linked} />
      {!isOver && <Gate payment={payment} />}
      <Truth payment={payment} asking={asking} acts={isOver && acts} />
    </div>
  )
}

/** The heading of a page that shows an attempt. */
export function useWaitTitle(): (payment: Pick<PaymentState, 'status' | 'method'>) => string {
  const t = useTranslations('payments.wait')
  return ({ status, method }) => {
    if (status === 'COMPLETE') return t('paid')
    return status === 'FAILED' ? t('failedTitle') : t(`titleOf.${method}`)
  }
}

function Bill({ payment: { status, amount, received, kept, vouchers }, linked }: { payment: PaymentState; linked: boolean }) {
  const t = useTranslations('payments')
  const isPaid = status === 'COMPLETE'
  const count = vouchers.split(',').length
  return (
    <div className={styles.bill}>
      <Section title={t(isPaid ? 'wait.sumPaid' : 'wait.sum')} rule="none">
        <p className={styles.sum}>
          <Sum kopecks={isPaid ? received : amount} />
        </p>
        <p className={styles.vouchers}>
          {t.rich('voucherList', { count, numbers: richPart(<VoucherNumbers vouchers={vouchers} linked={linked} />) })}
        </p>
        {isPaid && kept > 0 && <p className={styles.calm}>{t.rich('wait.keptText', { sum: richPart(<Sum kopecks={kept} />) })}</p>}
      </Section>
    </div>
  )
}
