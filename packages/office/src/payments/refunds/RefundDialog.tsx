import { useTranslations } from 'use-intl'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { useFormats } from '@anfilada/browser/formats'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { officePaymentActions, type OfficePaymentCard } from '@anfilada/contract/payments/office-payments'
import { refundAlone, sentAlone } from '@anfilada/contract/payments/money-words'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import { readAmount, writeAmount, AmountField } from '../AmountField.tsx'

/** Begins a refund of all that is left of a payment, or of a part; above the limit it is only proposed. */
export function RefundDialog({ payment, onClose }: { payment: OfficePaymentCard; onClose: () => void }) {
  const { formatSum } = useFormats()
  const t = useTranslations('payments.refunds')
  const left = payment.received - payment.refunded
  const form = useActionForm({
    action: 'refund_payment',
    schema: officePaymentActions.refund_payment.input,
    start: { amount: writeAmount(left), reason: '' },
    labels: { amount: t('amount'), reason: t('reason') },
    sentences: {
      amount: t('amountWrong', { sum: formatSum(left, 'RUB') }),
      reason: (fault) => (fault === 'required' ? t('reasonMissing') : undefined),
    },
    summary: t('faultsTitle'),
    input: ({ amount, reason }) => ({ payment_id: payment.id, amount: readAmount(amount, left), reason: reason.trim() }),
    touches: ['payments', 'orders', 'customers', 'ledger'],
    onDone: ({ result }, { amount }) => {
      const sum = formatSum(readAmount(amount, left) ?? 0, 'RUB')
      showToast({ tone: 'done', text: t(result.state === 'proposed' ? 'proposed' : 'started', { sum }) })
      onClose()
    },
  })
  const kopecks = readAmount(form.values.amount, left)
  const needsSecond = kopecks !== undefined && sentAlone(payment.refunds) + kopecks > refundAlone
  const words = { keep: t('back'), confirm: t(needsSecond ? 'propose' : 'confirm'), busy: t('busy') }
  return (
    <FormDialog title={t('title', { id: String(payment.id) })} form={form} words={words} onClose={onClose}>
      <p className="mut">{t('left', { sum: formatSum(left, 'RUB') })}</p>
      <AmountField {...form.field('amount')} hint={needsSecond ? t('twoPeople', { sum: formatSum(refundAlone, 'RUB') }) : undefined} />
      <TextField {...form.field('reason')} maxLength={500} />
    </FormDialog>
  )
}
