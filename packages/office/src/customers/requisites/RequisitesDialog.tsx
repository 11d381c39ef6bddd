import { useTranslations } from 'use-intl'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { officeCustomerActions, type OfficeCustomerCard } from '@anfilada/contract/customers/office-customers'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import { draftDoubts, draftFaults, draftFields, organizationIn, requisitesDraft, type DraftField } from './requisites-draft.ts'
import styles from './RequisitesDialog.module.css'

/** Requisites and contacts, checked as they are typed: a field is judged when it has been left. */
export function RequisitesDialog({ customer, onClose }: { customer: OfficeCustomerCard; onClose: () => void }) {
  const t = useTranslations('customers.requisitesForm')
  const { kind } = customer
  const doubtful = (fault: string) => (fault === 'account_key' ? t('doubt') : undefined)
  const form = useActionForm({
    action: 'set_customer_requisites',
    schema: officeCustomerActions.set_customer_requisites.input,
    start: { ...requisitesDraft(customer), confirmed: false },
    labels: useLabels(kind),
    sentences: { account: doubtful, corr_account: doubtful },
    summary: t('faultsTitle'),
    input: ({ confirmed, ...draft }) => {
      const organization = organizationIn(draft, kind)
      const contact = { customer_id: customer.id, email: draft.email.trim(), phone: draft.phone.trim() }
      return organization ? { ...contact, organization, account_confirmed: confirmed } : { ...contact, name: draft.name.trim() }
    },
    faults: ({ confirmed, ...draft }) => ({ ...(!confirmed && draftDoubts(draft, kind)), ...draftFaults(draft, kind) }),
    phones: ['phone'],
    judgesOnLeave: true,
    touches: ['customers'],
    onDone: ({ result }) => {
      showToast({ tone: 'done', text: t('saved', { name: result.name }) })
      onClose()
    },
  })
  const isDoubtful = Object.keys(draftDoubts(form.values, kind)).length > 0
  const fieldOf = (field: DraftField) => (
    <div key={field} className={field === 'name' || field === 'legal_address' || field === 'bank_name' ? styles.wide : undefined}>
      <TextField {...form.field(field)} autoComplete="off" maxLength={field === 'legal_address' ? 500 : 200} />
    </div>
  )
  return (
    <FormDialog title={t('title')} form={form} words={{ keep: t('keep'), confirm: t('save'), busy: t('saving') }} onClose={onClose}>
      <div className={styles.fields}>{draftFields.map(fieldOf)}</div>
      {isDoubtful && <Checkbox {...form.box('confirmed')} label={t('confirmed')} hint={t('doubt')} />}
    </FormDialog>
  )
}

function useLabels(kind: OfficeCustomerCard['kind']): Record<DraftField, string> {
  const t = useTranslations('customers.requisite')
  const labels = draftFields.map((field) => [field, t(field === 'name' && kind === 'individual' ? 'person' : field)] as const)
  return Object.fromEntries(labels) as Record<DraftField, string>
}
