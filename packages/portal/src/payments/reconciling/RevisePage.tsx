import { useTranslations } from 'use-intl'
import { usePageTitle } from '@anfilada/browser/page-title'
import { ActForm } from './ActForm.tsx'
import { ActList } from './ActList.tsx'
import styles from './reconciling.module.css'

/** Acts of reconciliation: a new one by its period, and all that were issued, to be saved and agreed to. */
export function RevisePage() {
  const t = useTranslations('reconciliation')
  usePageTitle(t('title'))
  return (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.text}>{t('lead')}</p>
      <ActForm />
      <ActList />
    </>
  )
}
