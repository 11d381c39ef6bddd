import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { settingsActions } from '@anfilada/contract/customers/settings'
import { Button } from '@anfilada/ui/Button'
import { ErrorSummary } from '@anfilada/ui/ErrorSummary'
import { Section } from '@anfilada/ui/Section'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import { useKeepSettings } from '../settings.queries.ts'
import styles from '../settings.module.css'
import { useFieldLabel, type Customer, RequisiteFieldset } from './RequisiteFieldset.tsx'
import own from './company.module.css'
import { companyFaults, companyTexts, isFixed, requisiteFields, requisitesOf, type CompanyTexts } from './requisites-form.ts'

/** The owner's form: contacts, requisites, bank. What the contract was made with is shown and cannot be changed here. */
export function CompanyForm({ customer }: { customer: Customer }) {
  const t = useTranslations('settings')
  const { form, isOpen, open } = useCompanyForm(customer)
  const contact = { dir: 'ltr', isRequired: true } as const
  return (
    <form className={own.form} noValidate onSubmit={form.submit}>
      {form.summary && form.summary.items.length > 0 && <ErrorSummary {...form.summary} />}
      <Section title={t('company.contacts')} rule="plain">
        <div className={own.fields}>
          <TextField {...form.field('email')} {...contact} type="email" maxLength={128} />
          <TextField {...form.field('phone')} {...contact} type="tel" maxLength={32} />
        </div>
      </Section>
      {isOpen ? (
        <RequisiteFieldset customer={customer} form={form} />
      ) : (
        <Section title={t('company.requisites')} rule="plain">
          <div className={styles.stack}>
            <p className={styles.text}>{t('company.addText')}</p>
            <Button onPress={open}>{t('company.add')}</Button>
          </div>
        </Section>
      )}
      <div className={own.send}>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
        <FormFailure sentence={form.failure} />
      </div>
    </form>
  )
}

/** A private person gives requisites when he wants to. */
function useCompanyForm(customer: Customer) {
  const t = useTranslations('settings')
  const keep = useKeepSettings()
  const [isOpen, setOpen] = useState(customer.kind === 'legal_entity' || (customer.requisites.inn ?? '') !== '')
  const label = useFieldLabel(customer)
  const labels = Object.fromEntries(
    requisiteFields.filter((field) => !isFixed(field, customer)).map((field) => [field, label(field, customer.requisites.inn ?? '')]),
  )
  const form = useActionForm({
    action: 'save_requisites',
    schema: settingsActions.save_requisites.input,
    start: companyTexts(customer),
    labels: { email: t('company.email'), phone: t('company.phone'), ...labels, account_confirmed: t('company.bank') },
    sentences: { account_confirmed: (fault) => (fault === 'required' ? t('company.doubtMissing') : undefined) },
    summary: t('notSaved'),
    input: ({ email, phone, account_confirmed, ...texts }: CompanyTexts) => ({
      email,
      phone,
      ...(isOpen && { organization: requisitesOf(texts), account_confirmed }),
    }),
    phones: ['phone'],
    faults: (texts) => companyFaults(texts, customer, isOpen),
    judgesOnLeave: true,
    keptAs: 'settings.company',
    onDone: ({ result }) => {
      keep(result)
      showToast({ tone: 'done', text: t('saved') })
    },
  })
  return { form, isOpen, open: () => setOpen(true) }
}
