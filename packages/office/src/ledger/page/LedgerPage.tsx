import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePageTitle } from '@anfilada/browser/page-title'
import { chosen } from '@anfilada/browser/read-address'
import { useAddress } from '@anfilada/browser/use-address'
import { WithPhrases, type MorePhrases } from '@anfilada/browser/WithPhrases'
import { TakeOut } from '../../exports/TakeOut.tsx'
import { AccountList } from '../AccountList.tsx'
import { Corrections } from '../corrections/Corrections.tsx'
import styles from '../ledger.module.css'
import { Openings } from '../openings/Openings.tsx'
import { readLedgerSearch, type LedgerPart } from '../screens.ts'
import { transactionsFilter } from '../ledger.queries.ts'
import { LedgerFilters } from '../LedgerFilters.tsx'
import { LedgerTitle } from '../LedgerTitle.tsx'
import { Transactions } from '../Transactions.tsx'

const phrases = {
  ru: () => import('@anfilada/phrases/office-ledger/ru'),
  en: () => import('@anfilada/phrases/office-ledger/en'),
} as MorePhrases

/** The books with their words, which no other screen speaks. */
export function LedgerScreen() {
  return (
    <WithPhrases phrases={phrases}>
      <LedgerPage />
    </WithPhrases>
  )
}

/** The books, read only: accounts with their balances, and what was posted. What is wrong in them two people put right. */
function LedgerPage() {
  const t = useTranslations('ledger')
  usePageTitle(t('title'))
  const search = useAddress(readLedgerSearch)
  const navigate = useNavigate({ from: '/ledger' })
  const change = (part: LedgerPart) => void navigate({ search: chosen({ ...search, ...part }) })
  return (
    <main id="content" className={styles.board}>
      <h1 className="sr">{t('title')}</h1>
      <AccountList search={search} />
      <div className={styles.work}>
        <nav className={styles.tabs} aria-label={t('title')}>
          {/* Exact: without a view of its own it would be current in the others, too. */}
          <Link to="/ledger" search={{}} activeOptions={{ exact: true }} aria-current={search.view ? undefined : 'page'}>
            {t('transactions')}
          </Link>
          {(['corrections', 'openings'] as const).map((view) => (
            <Link key={view} to="/ledger" search={{ view }} aria-current={search.view === view ? 'page' : undefined}>
              {t(view)}
            </Link>
          ))}
        </nav>
        {search.view === 'corrections' && <Corrections search={search} onChange={change} />}
        {search.view === 'openings' && <Openings search={search} onChange={change} />}
        {search.view === undefined && (
          <>
            <div className={styles.headline}>
              <LedgerTitle search={search} />
              <TakeOut list="ledger" filter={transactionsFilter(search)} />
            </div>
            <LedgerFilters search={search} onChange={change} />
            <Transactions search={search} />
          </>
        )}
      </div>
    </main>
  )
}
