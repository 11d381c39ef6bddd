import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { ReactNode } from 'react'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { VisitorPage } from '../VisitorPage.tsx'
import styles from './links.module.css'

/** The address has no token any more: the page was loaded again, or somebody typed it. */
export function MissingLink() {
  const t = useTranslations('entrance.link')
  return (
    <VisitorPage title={t('missingTitle')} text={t('missing')}>
      <Ways />
    </VisitorPage>
  )
}

type Props = { text: string; children?: ReactNode }

/** The link was used, or its time has passed; `children`: the way on. */
export function OverLink({ text, children }: Props) {
  const t = useTranslations('entrance.link')
  return (
    <VisitorPage title={t('overTitle')} text={text}>
      {children ?? (
        <>
          <p className={styles.acts}>
            <Link to="/forgot" className={buttonLinkClass()}>
              {t('askAgain')}
            </Link>
          </p>
          <Ways />
        </>
      )}
    </VisitorPage>
  )
}

export function Ways() {
  const t = useTranslations('identity')
  return (
    <p className={styles.acts}>
      <Link to="/login">{t('toLogin')}</Link>
    </p>
  )
}
