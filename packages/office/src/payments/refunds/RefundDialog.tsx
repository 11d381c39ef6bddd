import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { formatSum } from '@anfilada/browser/formats'
import { useAct } from '@anfilada/browser/use-act'
import type { OfficePaymentCard } from '@anfilada/contract/payments/office-payments'
import { refundAlone, sentAlone } from '@anfilada/contract/payments/refund-limit'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import { FormDialog } from '../../shell/acts/FormDialog.tsx'
import { useFaults } from '../../shell/acts/use-faults.ts'
import { readAmount, writeAmount } from '../amount-draft.ts'
import { AmountField } from '../AmountField.tsx'

/** Begins a refund of all that is left of a payment, or of a part; above the limit it is only proposed. */
export function RefundDialog({ payment, onClose }: { payment: OfficePaymentCard; onClose: () => void }) {
  const t = useTranslations('payments.refunds')
  const { act, sending } = useAct(['payments', 'orders', 'customers', 'ledger'])
  const left = payment.received - payment.refunded
  const [amount, setAmount] = useState(writeAmount(left))
  const [reason, setReason] = useState('')
  const { errors, faults, tell, tellFailure } = useFaults({ amount: t('amount'), reason: t('reason') }, t('faultsTitle'))
  const kopecks = readAmount(amount, left)
  const needsSecond = kopecks !== undefined && sentAlone(payment.refunds) + kopecks > refundAlone

  async function submit() {
    if (kopecks === undefined || reason.trim() === '') {
      const wrongAmount = kopecks === undefined && { amount: t('amountWrong', { sum: formatSum(left, 'RUB') }) }
      return tell({ ...wrongAmount, ...(reason.trim() === '' && { reason: t('reasonMissing') }) })
    }
    const outcome = await act('refund_payment', { payment_id: payment.id, amount: kopecks, reason: reason.trim() }, 'inForm')
    if (!outcome.ok) return tellFailure(outcome.failure)
    const isProposed = outcome.answer.result.state === 'proposed'
    showToast({ tone: 'done', text: t(isProposed ? 'proposed' : 'started', { sum: formatSum(kopecks, 'RUB') }) })
    onClose()
  }
  return (
    <FormDialog
      title={t('title', { id: String(payment.id) })}
      faults={faults}
      words={{ keep: t('back'), confirm: t(needsSecond ? 'propose' : 'confirm'), busy: t('busy') }}
      busy={sending !== undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className="mut">{t('left', { sum: formatSum(left, 'RUB') })}</p>
      <AmountField
        label={t('amount')}
        value={amount}
        error={errors.amount}
        hint={needsSecond ? t('twoPeople', { sum: formatSum(refundAlone, 'RUB') }) : undefined}
        onChange={setAmount}
      />
      <TextField label={t('reason')} name="reason" maxLength={500} value={reason} error={errors.reason} onChange={setReason} />
    </FormDialog>
  )
}
