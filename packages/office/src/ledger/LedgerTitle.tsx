import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useNumberWord } from '../shell/NumberOf.tsx'
import { useAccountWords } from './account-words.ts'
import styles from './ledger.module.css'
import { accountsQuery, transactionsQuery } from './ledger.queries.ts'
import type { LedgerSearch } from './screens.ts'

/** Whose lines these are: an account's, all customers', or one customer's, whose rows do not repeat his name. */
export function LedgerTitle({ search }: { search: LedgerSearch }) {
  const { language } = useLanguage()
  const word = useAccountWords()
  const accounts = useQuery(accountsQuery(language))
  const account = accounts.data?.find(({ id }) => (id ?? undefined) === search.account)
  return (
    <h2 className={styles.whose}>
      {search.customer === undefined ? account && word(account) : <OfCustomer customer={search.customer} search={search} />}
      {search.customer !== undefined && search.account !== undefined && account && ` · ${word(account)}`}
    </h2>
  )
}

/** Called as his rows call him, by his number until they are here. */
function OfCustomer({ customer, search }: { customer: number; search: LedgerSearch }) {
  const numbered = useNumberWord()
  const query = useInfiniteQuery(transactionsQuery(search, useLanguage().language))
  const posted = query.data?.pages.flatMap(({ result }) => result) ?? []
  const name = posted.find((one) => one.customer?.id === customer)?.customer?.name
  return (
    <Link to="/customers" search={{ customer }}>
      {name ?? numbered(customer)}
    </Link>
  )
}
