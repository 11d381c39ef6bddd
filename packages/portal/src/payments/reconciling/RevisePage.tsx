import { useTranslations } from 'use-intl'
import { usePageTitle } from '@anfilada/browser/page-title'
import { useAddress } from '@anfilada/browser/use-address'
import { readReviseSearch } from '../payments-search.ts'
import { ActForm } from './ActForm.tsx'
import { ActList } from './ActList.tsx'
import { ComparisonPage } from './ComparisonPage.tsx'
import styles from './reconciling.module.css'

/** The address names an act to be compared, or none. */
export function RevisePage() {
  const { act } = useAddress(readReviseSearch)
  return act === undefined ? <ActsPage /> : <ComparisonPage key={act} actId={act} />
}

/** Acts of reconciliation: a new one by its period, and all that were issued, to be saved, compared and agreed to. */
function ActsPage() {
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
