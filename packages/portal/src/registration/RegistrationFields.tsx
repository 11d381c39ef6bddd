import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Button } from '@anfilada/ui/Button'
import { Choice } from '@anfilada/ui/Choice'
import { ErrorSummary } from '@anfilada/ui/ErrorSummary'
import { Section } from '@anfilada/ui/Section'
import { Consents } from './Consents.tsx'
import { OrganizationFields } from './OrganizationFields.tsx'
import styles from './RegistrationPage.module.css'
import { RegistrationText } from './RegistrationText.tsx'
import type { Agreed } from './use-agreed-texts.ts'
import type { RegistrationForm } from './use-registration-form.ts'

/** All that is asked: who, for whom, and the two agreements. */
export function RegistrationFields({ form, agreed }: { form: RegistrationForm; agreed: Agreed }) {
  const t = useTranslations('entrance.registration')
  const identity = useTranslations('identity')
  const kinds = [
    { value: 'legal_entity', label: t('legalEntity'), description: t('legalEntityText') },
    { value: 'individual', label: t('individual'), description: t('individualText') },
  ] as const
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      {form.summary && <ErrorSummary {...form.summary} />}
      <div className={styles.kind}>
        <Choice
          look="cards"
          label={t('kind')}
          name="kind"
          options={kinds}
          value={form.values.kind}
          onChange={(kind) => form.set({ kind })}
        />
      </div>
      <PersonFields form={form} />
      {form.values.kind === 'legal_entity' && <OrganizationFields form={form} />}
      <Consents form={form} agreed={agreed} />
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
        <RegistrationText form={form} name="name" hint={t('nameHint')} autoComplete="name" isRequired />
        <RegistrationText form={form} name="phone" hint={t('phoneHint')} autoComplete="tel" type="tel" dir="ltr" isRequired />
        <div className={styles.whole}>
          <RegistrationText form={form} name="email" hint={t('emailHint')} autoComplete="email" type="email" dir="ltr" isRequired />
        </div>
      </div>
    </Section>
  )
}
