import { useTranslations } from 'use-intl'
import { isPaymentOver } from '@anfilada/contract/payments/payment-status'
import type { PaymentState } from '@anfilada/contract/payments/payments'
import { ActButton } from '@anfilada/ui/ActButton'

export type Leaving = { busy: boolean; leave: () => void }

/** Not once it is over, nor while the bank works on it: then it may be paid already. */
export function mayBeLeft({ status }: PaymentState): boolean {
  return !isPaymentOver(status) && status !== 'PROCESSING'
}

/** Gives up what has not been paid, to pay otherwise. */
export function LeaveAct({ payment, leaving }: { payment: PaymentState; leaving: Leaving }) {
  const t = useTranslations('payments.wait')
  if (!mayBeLeft(payment)) return null
  return (
    <ActButton busy={leaving.busy} onPress={leaving.leave}>
      {leaving.busy ? t('leaving') : t(`leave.${payment.method}`)}
    </ActButton>
  )
}
