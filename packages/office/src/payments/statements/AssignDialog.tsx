import { useTranslations } from 'use-intl'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { bankStatementActions } from '@anfilada/contract/payments/bank-statements'
import { showToast } from '@anfilada/ui/toasts'
import { CustomerPick, type PickedCustomer } from '../../shell/panes/CustomerPick.tsx'

type Wish = { customer_id: PickedCustomer | undefined }
const start: Wish = { customer_id: undefined }

/** Says whose the money of a line is. */
export function AssignDialog({ entryId, onClose }: { entryId: number; onClose: () => void }) {
  const t = useTranslations('payments.statements.assigning')
  const form = useActionForm({
    action: 'assign_bank_entry',
    schema: bankStatementActions.assign_bank_entry.input,
    start,
    labels: { customer_id: t('customer') },
    sentences: { customer_id: t('customerMissing') },
    summary: t('faultsTitle'),
    input: ({ customer_id }) => ({ entry_id: entryId, customer_id: customer_id?.id }),
    touches: ['statements', 'payments', 'customers', 'ledger'],
    onDone: ({ result }) => {
      showToast({ tone: 'done', text: t('done', { name: result.customer?.name ?? '' }) })
      onClose()
    },
  })
  const customer = form.field('customer_id')
  return (
    <FormDialog title={t('title')} form={form} words={{ keep: t('keep'), confirm: t('confirm'), busy: t('busy') }} onClose={onClose}>
      <p className="mut">{t('text')}</p>
      <CustomerPick label={customer.label} picked={customer.value} onPick={customer.onChange} error={customer.error} />
    </FormDialog>
  )
}
