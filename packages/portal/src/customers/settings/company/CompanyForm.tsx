import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { Button } from '@anfilada/ui/Button'
import { ErrorSummary } from '@anfilada/ui/ErrorSummary'
import { Section } from '@anfilada/ui/Section'
import { TextField } from '@anfilada/ui/TextField'
import styles from '../settings.module.css'
import type { Customer } from './company-fields.ts'
import own from './company.module.css'
import { RequisiteFieldset } from './RequisiteFieldset.tsx'
import { useCompanyForm } from './use-company-form.ts'

/** The owner's form: contacts, requisites, bank. What the contract was made with is shown and cannot be changed here. */
export function CompanyForm({ customer }: { customer: Customer }) {
  const t = useTranslations('settings')
  const form = useCompanyForm(customer)
  const [isOpen, setOpen] = useState(form.hasRequisites)
  return (
    <form className={own.form} noValidate onSubmit={(event) => void form.submit(event, isOpen)}>
      {form.summary.length > 0 && <ErrorSummary title={t('notSaved')} items={form.summary} attempt={form.attempt} />}
      <Section title={t('company.contacts')} rule="plain">
        <div className={own.fields}>
          <TextField
            label={t('company.email')}
            name="email"
            type="email"
            dir="ltr"
            maxLength={128}
            value={form.values.email}
            onChange={(email) => form.change({ email })}
            error={form.errorOf('email')}
            isRequired
          />
          <TextField
            label={t('company.phone')}
            name="phone"
            type="tel"
            dir="ltr"
            maxLength={32}
            value={form.values.phone}
            onChange={(phone) => form.change({ phone })}
            error={form.errorOf('phone')}
            isRequired
          />
        </div>
      </Section>
      {isOpen ? (
        <RequisiteFieldset customer={customer} form={form} />
      ) : (
        <Section title={t('company.requisites')} rule="plain">
          <div className={styles.stack}>
            <p className={styles.text}>{t('company.addText')}</p>
            <Button onPress={() => setOpen(true)}>{t('company.add')}</Button>
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
