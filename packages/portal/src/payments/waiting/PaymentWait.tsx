import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { richPart } from '@anfilada/browser/rich-part'
import { isPaymentOver } from '@anfilada/contract/payments/payment-status'
import type { PaymentState } from '@anfilada/contract/payments/payments'
import { actLinkClass } from '@anfilada/ui/act-link'
import { classNames } from '@anfilada/ui/class-names'
import { Section } from '@anfilada/ui/Section'
import { Sum } from '../../orders/marks.tsx'
import { BillNumbers, BillOrders } from './BillOrders.tsx'
import { Gate } from './Gate.tsx'
import styles from './PaymentWait.module.css'
import { mayBeLeft, type Leaving } from './LeaveAct.tsx'
import { Truth } from './Truth.tsx'
import type { Asking } from './wait-time.ts'

type Props = {
  payment: PaymentState
  asking: Asking
  /** What may be done now that it is over. */
  acts: ReactNode
  /** For whoever may give it up. */
  leaving?: Leaving | undefined
  /** Whether the payer is signed in and may open the orders. */
  linked?: boolean
}

/** One attempt to pay: what, where to pay it, and what is known of the money. */
export function PaymentWait({ payment, asking, acts, leaving, linked = true }: Props) {
  const isOver = isPaymentOver(payment.status)
  const isOpen = !isOver && (payment.url !== null || payment.qr !== null)
  return (
    <div className={classNames(styles.columns, !isOpen && styles.pair)}>
      <Bill payment={payment} linked={linked} mayInvite={linked && leaving !== undefined && mayBeLeft(payment)} />
      {isOpen && <Gate payment={payment} />}
      <Truth payment={payment} asking={asking} acts={acts} leaving={leaving} linked={linked} />
    </div>
  )
}

/** The heading of a page that shows an attempt. */
export function useWaitTitle(): (payment: Pick<PaymentState, 'status' | 'reason' | 'method'>) => string {
  const t = useTranslations('payments.wait')
  return ({ status, reason, method }) => {
    if (status === 'COMPLETE') return t('paid')
    if (reason === 'left') return t('leftTitle')
    return status === 'FAILED' ? t('failedTitle') : t(`titleOf.${method}`)
  }
}

function Bill({ payment, linked, mayInvite }: { payment: PaymentState; linked: boolean; mayInvite: boolean }) {
  const t = useTranslations('payments')
  const { status, amount, received, vouchers, prolongations } = payment
  const isPaid = status === 'COMPLETE'
  return (
    <div className={styles.bill}>
      <Section title={t(isPaid ? 'wait.sumPaid' : 'wait.sum')} rule="none">
        <p className={styles.sum}>
          <Sum kopecks={isPaid ? received : amount} />
        </p>
        {linked ? <BillOrders payment={payment} /> : <BillNumbers vouchers={vouchers} linked={false} />}
        {isPaid && <Difference payment={payment} linked={linked} />}
        {status !== 'FAILED' && <Payer payer={payment.payer} />}
        {mayInvite && prolongations === '' && (
          <p className={styles.calm}>
            <Link to="/payment" search={{ tab: 'links', vouchers }} className={actLinkClass}>
              {t('wait.otherPayer')}
            </Link>
          </p>
        )}
      </Section>
    </div>
  )
}

/** What of the money the orders did not need, and what of the sum did not come. */
function Difference({ payment: { amount, received, kept }, linked }: { payment: PaymentState; linked: boolean }) {
  const t = useTranslations('payments.wait')
  return (
    <>
      {kept > 0 && <p className={styles.calm}>{t.rich(linked ? 'keptText' : 'keptByLink', { sum: richPart(<Sum kopecks={kept} />) })}</p>}
      {received < amount && <p className={styles.calm}>{t.rich('lessText', { sum: richPart(<Sum kopecks={amount - received} />) })}</p>}
    </>
  )
}

function Payer({ payer }: Pick<PaymentState, 'payer'>) {
  const t = useTranslations('payments.wait')
  if (!payer) return null
  const { name, email } = payer
  return (
    <p className={styles.calm}>
      {t.rich('payer', { name: richPart(<bdi>{name}</bdi>), email: richPart(<bdi className={styles.address}>{email}</bdi>) })}
    </p>
  )
}
