import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePageTitle } from '@anfilada/browser/page-title'
import { chosen } from '@anfilada/browser/read-address'
import { useAddress } from '@anfilada/browser/use-address'
import { AccountList } from '../AccountList.tsx'
import { Corrections } from '../corrections/Corrections.tsx'
import styles from '../ledger.module.css'
import { readLedgerSearch, type LedgerPart } from '../screens.ts'
import { LedgerFilters } from '../LedgerFilters.tsx'
import { Transactions } from '../Transactions.tsx'

/** The books, read only: accounts with their balances, and what was posted. What is wrong in them two people put right. */
export function LedgerPage() {
  const t = useTranslations('ledger')
  usePageTitle(t('title'))
  const search = useAddress(readLedgerSearch)
  const navigate = useNavigate({ from: '/ledger' })
  const change = (part: LedgerPart) => void navigate({ search: chosen({ ...search, ...part }) })
  const isCorrections = search.view === 'corrections'
  return (
    <main id="content" className={styles.board}>
      <h1 className="sr">{t('title')}</h1>
      <AccountList search={search} />
      <div className={styles.work}>
        <nav className={styles.tabs} aria-label={t('title')}>
          <Link to="/ledger" search={{}} aria-current={isCorrections ? undefined : 'page'}>
            {t('transactions')}
          </Link>
          <Link to="/ledger" search={{ view: 'corrections' }} aria-current={isCorrections ? 'page' : undefined}>
            {t('corrections')}
          </Link>
        </nav>
        {isCorrections ? (
          <Corrections search={search} onChange={change} />
        ) : (
          <>
            <LedgerFilters search={search} onChange={change} />
            <Transactions search={search} onChange={change} />
          </>
        )}
      </div>
    </main>
  )
}
