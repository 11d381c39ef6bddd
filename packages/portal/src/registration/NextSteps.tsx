import { useTranslations } from 'use-intl'
import { Section } from '@anfilada/ui/Section'
import styles from './NextSteps.module.css'

/** The way from the form to the first order. */
export function NextSteps() {
  const t = useTranslations('entrance.registration')
  const steps = [
    [t('nextMail'), t('nextMailText')],
    [t('nextStaff'), t('nextStaffText')],
    [t('nextPassword'), t('nextPasswordText')],
  ] as const
  return (
    <Section title={t('next')} level={2} rule="plain">
      <ol className={styles.steps}>
        {steps.map(([step, text], index) => (
          <li key={step} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <span>
              <b className="strong">{step}</b>
              <small className={styles.text}>{text}</small>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
