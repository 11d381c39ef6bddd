import { useTranslations } from 'use-intl'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { officeCustomerActions, type OfficeCustomerCard } from '@anfilada/contract/customers/office-customers'
import { showToast } from '@anfilada/ui/toasts'
import { agreedIn, draftOf } from './terms-draft.ts'
import { TermsFields, useTermsWords } from './TermsFields.tsx'

/** Changes the terms of a customer; what they were stays in his history. */
export function TermsDialog({ customer, onClose }: { customer: OfficeCustomerCard; onClose: () => void }) {
  const t = useTranslations('customers.termsForm')
  const form = useActionForm({
    ...useTermsWords(),
    action: 'set_customer_terms',
    schema: officeCustomerActions.set_customer_terms.input,
    start: draftOf(customer.terms),
    input: (draft) => ({ customer_id: customer.id, ...agreedIn(draft).agreed }),
    faults: (draft) => agreedIn(draft).faults,
    touches: ['customers'],
    onDone: () => {
      showToast({ tone: 'done', text: t('saved', { name: customer.name }) })
      onClose()
    },
  })
  return (
    <FormDialog title={t('title')} form={form} words={{ keep: t('keep'), confirm: t('save'), busy: t('saving') }} onClose={onClose}>
      <TermsFields kind={customer.kind} form={form} />
    </FormDialog>
  )
}
