import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { Needs } from '@anfilada/ui/Needs'
import type { FormPath } from './order-forms.ts'
import styles from './Summary.module.css'

type Props = { path: FormPath; parts: readonly { step: string; name: string }[] }

/** What is still to be filled in; each leads to its step. */
export function MissingParts({ path, parts }: Props) {
  const t = useTranslations('newOrder')
  if (parts.length === 0) return null
  return (
    <Needs>
      <b>{t('left')}</b>{' '}
      {parts.map(({ step, name }, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <Link to={path} search={{ step: step as 'review' }} className={styles.missing}>
            {name}
          </Link>
        </Fragment>
      ))}
    </Needs>
  )
}
