import { useTranslations } from 'use-intl'
import { useAct } from '@anfilada/browser/use-act'
import type { OfficeCustomerCard } from '@anfilada/contract/customers/office-customers'
import { showToast } from '@anfilada/ui/toasts'
import { FormDialog } from '../../shell/acts/FormDialog.tsx'
import { draftOf } from './terms-draft.ts'
import { TermsFields } from './TermsFields.tsx'
import { useTermsForm } from './use-terms-form.ts'

/** Changes the terms of a customer; what they were stays in his history. */
export function TermsDialog({ customer, onClose }: { customer: OfficeCustomerCard; onClose: () => void }) {
  const t = useTranslations('customers.termsForm')
  const form = useTermsForm(draftOf(customer.terms))
  const { act, sending } = useAct(['customers'])

  async function save() {
    const agreed = form.read()
    if (!agreed) return
    const outcome = await act('set_customer_terms', { customer_id: customer.id, ...agreed }, 'inForm')
    if (!outcome.ok) return form.fail(outcome.failure)
    showToast({ tone: 'done', text: t('saved', { name: customer.name }) })
    onClose()
  }
  return (
    <FormDialog
      title={t('title')}
      faults={form.summary}
      words={{ keep: t('keep'), confirm: t('save'), busy: t('saving') }}
      busy={sending !== undefined}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TermsFields kind={customer.kind} draft={form.draft} faults={form.faults} onDraft={form.setDraft} />
    </FormDialog>
  )
}
