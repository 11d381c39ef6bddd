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
import type { LedgerSearch } from './screens.ts'
import { accountsQuery } from './ledger.queries.ts'

/** The company's accounts, and all customers' as one; together they are nothing, and that is shown. */
export function AccountList({ search }: { search: LedgerSearch }) {
  const { formatSum } = useFormats()
  const t = useTranslations('ledger')
  const accounts = useQuery(accountsQuery(useLanguage().language))
  return (
    <section className={styles.accounts} aria-label={t('accounts')}>
      <h2>{t('accounts')}</h2>
      {!accounts.data && <Unread query={accounts} failed={t('failed')} rows={8} rowHeight="42px" />}
      {accounts.data && (
        <ul>
          {accounts.data.map((account) => (
            <AccountRow key={`${account.account} ${account.item}`} account={account} search={search} />
          ))}
          <li className={styles.sum}>
            <span>{t('together')}</span>
            <Num>
              {formatSum(
                accounts.data.reduce((sum, { balance }) => sum + balance, 0),
                'RUB',
              )}
            </Num>
          </li>
        </ul>
      )}
      <p className={styles.hint}>{t('sides')}</p>
    </section>
  )
}

function AccountRow({ account, search }: { account: LedgerAccount; search: LedgerSearch }) {
  const { formatSum } = useFormats()
  const word = useAccountWords()
  const sum = <Num>{formatSum(account.balance, 'RUB')}</Num>
  const isChosen = account.id !== null && account.id === search.account
  return (
    <li className={classNames(isChosen && styles.chosen, account.balance === 0 && styles.zero)}>
      {account.id === null ? (
        <span>{word(account)}</span>
      ) : (
        <Link to="/ledger" search={{ account: account.id }} aria-current={isChosen ? 'true' : undefined}>
          {word(account)}
        </Link>
      )}
      {sum}
    </li>
  )
}
