import { useTranslations } from 'use-intl'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { useFormats } from '@anfilada/browser/formats'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { officeInvoiceActions, type OfficeInvoiceRow } from '@anfilada/contract/invoices/invoices'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import { readAmount, writeAmount, AmountField } from '../AmountField.tsx'

/** Takes back all of an invoice that no note took back yet, or a part, by a document of its own. */
export function CreditDialog({ invoice, onClose }: { invoice: OfficeInvoiceRow; onClose: () => void }) {
  const { formatSum } = useFormats()
  const t = useTranslations('payments.invoices')
  const left = invoice.amount - (invoice.credited ?? 0)
  const sum = formatSum(left, 'RUB')
  const form = useActionForm({
    action: 'new_credit_note',
    schema: officeInvoiceActions.new_credit_note.input,
    start: { amount: writeAmount(left), reason: '' },
    labels: { amount: t('amount'), reason: t('reason') },
    sentences: {
      amount: t('amountWrong', { sum }),
      reason: (fault) => (fault === 'required' ? t('reasonMissing') : undefined),
    },
    summary: t('faultsTitle'),
    input: ({ amount, reason }) => ({ invoice_id: invoice.invoice_id, amount: readAmount(amount, left), reason: reason.trim() }),
    faults: ({ amount }) => ({ amount: readAmount(amount, left) === undefined ? 'invalid' : undefined }),
    touches: ['payments'],
    onDone: ({ result }) => {
      showToast({ tone: 'done', text: t('done', { number: result.number }) })
      onClose()
    },
  })
  const words = { keep: t('keep'), confirm: t('confirm'), busy: t('busy') }
  return (
    <FormDialog title={t('title', { number: invoice.number })} form={form} words={words} onClose={onClose}>
      <p className="mut">{t('text', { sum })}</p>
      <AmountField {...form.field('amount')} />
      <TextField {...form.field('reason')} maxLength={300} />
    </FormDialog>
  )
}
