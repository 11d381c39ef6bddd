import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Unread } from '@anfilada/browser/Unread'
import type { LedgerAccount } from '@anfilada/contract/ledger/ledger'
import { classNames } from '@anfilada/ui/class-names'
import { Num } from '@anfilada/ui/Num'
import { useAccountWords } from './account-words.ts'
import styles from './ledger.module.css'
import { withKopecks } from './ledger-rows.ts'
import type { LedgerSearch } from './screens.ts'
import { accountsQuery } from './ledger.queries.ts'

/** The company's accounts, and all customers' as one, whose side the books are read from until another is chosen; together they are nothing. */
export function AccountList({ search }: { search: LedgerSearch }) {
  const t = useTranslations('ledger')
  const accounts = useQuery(accountsQuery(useLanguage().language))
  return (
    <section className={styles.accounts} aria-label={t('accounts')}>
      <h2>{t('accounts')}</h2>
      {!accounts.data && <Unread query={accounts} failed={t('failed')} rows={8} rowHeight="42px" />}
      {accounts.data && (
        <>
          <Balances accounts={accounts.data} search={search} />
          <p className={styles.hint}>{t('sides')}</p>
        </>
      )}
    </section>
  )
}

function Balances({ accounts, search }: { accounts: readonly LedgerAccount[]; search: LedgerSearch }) {
  const { formatAmount } = useFormats()
  const t = useTranslations('ledger')
  const hasKopecks = withKopecks(accounts.map(({ balance }) => balance))
  const sum = (kopecks: number) => <Num>{formatAmount(kopecks, hasKopecks)}</Num>
  const all = accounts.reduce((total, { balance }) => total + balance, 0)
  return (
    <ul>
      {accounts.map((account) => (
        <li
          key={`${account.account} ${account.item}`}
          className={classNames(isChosen(account, search) && styles.chosen, account.balance === 0 && styles.zero)}
        >
          <AccountLink account={account} isCurrent={isChosen(account, search)} />
          {sum(account.balance)}
        </li>
      ))}
      <li className={styles.sum}>
        <span>{t('together')}</span>
        {sum(all)}
      </li>
    </ul>
  )
}

function AccountLink({ account, isCurrent }: { account: LedgerAccount; isCurrent: boolean }) {
  const word = useAccountWords()
  return (
    <Link to="/ledger" search={account.id === null ? {} : { account: account.id }} aria-current={isCurrent ? 'true' : undefined}>
      {word(account)}
    </Link>
  )
}

function isChosen({ id }: LedgerAccount, { account, view }: LedgerSearch): boolean {
  return view === undefined && (id ?? undefined) === account
}
