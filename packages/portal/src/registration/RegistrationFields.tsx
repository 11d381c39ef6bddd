import { Link } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@anfilada/ui/Button'
import { Choice } from '@anfilada/ui/Choice'
import { Section } from '@anfilada/ui/Section'
import { Consents } from './Consents.tsx'
import { OrganizationFields } from './OrganizationFields.tsx'
import { RegistrationErrors } from './RegistrationErrors.tsx'
import styles from './RegistrationPage.module.css'
import { RegistrationText } from './RegistrationText.tsx'
import type { RegistrationForm } from './use-registration-form.ts'

/** All that is asked: who, for whom, and the two agreements. */
export function RegistrationFields({ form }: { form: RegistrationForm }) {
  const t = useTranslations('entrance.registration')
  const identity = useTranslations('identity')
  const kinds = [
    { value: 'legal_entity', label: t('legalEntity'), description: t('legalEntityText') },
    { value: 'individual', label: t('individual'), description: t('individualText') },
  ] as const

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    form.send()
  }
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <RegistrationErrors form={form} />
      <div className={styles.kind}>
        <Choice
          look="cards"
          label={t('kind')}
          name="kind"
          options={kinds}
          value={form.draft.kind}
          onChange={(kind) => form.change({ kind })}
        />
      </div>
      <PersonFields form={form} />
      {form.draft.kind === 'legal_entity' && <OrganizationFields form={form} />}
      <Consents form={form} />
      <div className={styles.send}>
        <Button type="submit" variant="primary" busy={form.busy} busyLabel={t('submitting')}>
          {t('submit')}
        </Button>
        <span className="sm mut">{t('draft')}</span>
      </div>
      <p className="sm">
        <span className="mut">{t('haveLogin')}</span> <Link to="/login">{identity('signIn')}</Link>
      </p>
    </form>
  )
}

function PersonFields({ form }: { form: RegistrationForm }) {
  const t = useTranslations('entrance.registration')
  return (
    <Section title={t('person')} rule="plain">
      <div className={styles.pairs}>
        <RegistrationText form={form} name="name" label={t('name')} hint={t('nameHint')} autoComplete="name" isRequired />
        <RegistrationText
          form={form}
          name="phone"
          label={t('phone')}
          hint={t('phoneHint')}
          autoComplete="tel"
          type="tel"
          dir="ltr"
          isRequired
        />
        <div className={styles.whole}>
          <RegistrationText
            form={form}
            name="email"
            label={t('email')}
            hint={t('emailHint')}
            autoComplete="email"
            type="email"
            dir="ltr"
            isRequired
          />
        </div>
      </div>
    </Section>
  )
}
