import { useTranslations } from 'use-intl'
import type { OfficeCustomerCard } from '@anfilada/contract/customers/office-customers'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { TextField } from '@anfilada/ui/TextField'
import { FormDialog } from '../../shell/acts/FormDialog.tsx'
import { draftFields, type DraftField } from './requisites-draft.ts'
import styles from './RequisitesDialog.module.css'
import { useRequisitesForm } from './use-requisites-form.ts'

/** Requisites and contacts, checked as they are typed: a field is judged when it has been left. */
export function RequisitesDialog({ customer, onClose }: { customer: OfficeCustomerCard; onClose: () => void }) {
  const t = useTranslations('customers.requisitesForm')
  const form = useRequisitesForm(customer, onClose)

  const fieldOf = (field: DraftField) => (
    <div key={field} className={field === 'name' || field === 'legal_address' || field === 'bank_name' ? styles.wide : undefined}>
      <TextField
        label={form.label(field)}
        name={field}
        value={form.draft[field]}
        error={form.errorOf(field)}
        autoComplete="off"
        maxLength={field === 'legal_address' ? 500 : 200}
        onChange={(typed) => form.type(field, typed)}
        onBlur={() => form.leave(field)}
      />
    </div>
  )
  return (
    <FormDialog
      title={t('title')}
      faults={form.summary}
      words={{ keep: t('keep'), confirm: t('save'), busy: t('saving') }}
      busy={form.busy}
      onSubmit={() => void form.save()}
      onClose={onClose}
    >
      <div className={styles.fields}>{draftFields.map(fieldOf)}</div>
      {form.isDoubtful && <Checkbox label={t('confirmed')} hint={t('doubt')} isChecked={form.confirmed} onChange={form.setConfirmed} />}
    </FormDialog>
  )
}
