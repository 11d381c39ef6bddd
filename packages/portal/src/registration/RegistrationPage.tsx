import { useTranslations } from 'use-intl'
import { VisitorPage } from '../identity/VisitorPage.tsx'
import { Accepted } from './Accepted.tsx'
import { NextSteps } from './NextSteps.tsx'
import { RegistrationFields } from './RegistrationFields.tsx'
import styles from './RegistrationPage.module.css'
import { useRegistrationForm } from './use-registration-form.ts'

/** The wish to become a customer, and what comes of it. */
export function RegistrationPage() {
  const t = useTranslations('entrance.registration')
  const { form, accepted, mend, agreed } = useRegistrationForm()
  if (accepted) return <Accepted accepted={accepted} onMend={mend} />
  return (
    <VisitorPage wide title={t('title')} text={t('tagline')}>
      <div className={styles.columns}>
        <RegistrationFields form={form} agreed={agreed} />
        <aside className={styles.aside}>
          <NextSteps />
        </aside>
      </div>
    </VisitorPage>
  )
}
