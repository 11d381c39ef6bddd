import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { actLinkClass } from '@anfilada/ui/act-link'
import { Section } from '@anfilada/ui/Section'
import type { Screen } from '../draft/form-steps.ts'
import type { FormPath } from '../draft/order-forms.ts'
import styles from './ReviewAnswers.module.css'

/** `more`: what stands under the answer in smaller words. */
export type ReviewAnswer = { step: Screen; name: string; answer: string | undefined; more?: readonly ReactNode[] }

/** The whole order before it is sent: every answer with the way back to it. */
export function ReviewAnswers({ path, answers }: { path: FormPath; answers: readonly ReviewAnswer[] }) {
  const t = useTranslations('newOrder')
  return (
    <Section title={t('step.review')}>
      <p className={styles.note}>{t('reviewText')}</p>
      <dl className={styles.answers}>
        {answers.map(({ step, name, answer, more = [] }) => (
          <div key={step}>
            <dt>{name}</dt>
            <dd>
              <bdi>{answer ?? t('notYet')}</bdi>
              {more.map((text, index) => (
                <span key={index} className={styles.more}>
                  <bdi>{text}</bdi>
                </span>
              ))}
            </dd>
            <dd>
              <Link to={path} search={{ step }} className={actLinkClass} aria-label={t('changeStep', { step: name })}>
                {t('change')}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
