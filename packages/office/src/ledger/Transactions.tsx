import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { LedgerTransaction } from '@anfilada/contract/ledger/ledger'
import { ActButton } from '@anfilada/ui/ActButton'
import { Num } from '@anfilada/ui/Num'
import { PagedRows } from '../shell/panes/PagedRows.tsx'
import { usePastMoment } from '../shell/said.ts'
import { useAccountWords } from './account-words.ts'
import styles from './ledger.module.css'
import type { LedgerPart, LedgerSearch } from './screens.ts'
import { transactionsQuery } from './ledger.queries.ts'

type Props = { search: LedgerSearch; onChange: (part: LedgerPart) => void }

export function Transactions({ search, onChange }: Props) {
  const t = useTranslations('ledger')
  const query = useInfiniteQuery(transactionsQuery(search, useLanguage().language))
  const rows = query.data?.pages.flatMap((page) => page.result) ?? []
  const words = { failed: t('failed'), emptyTitle: t('emptyTitle'), emptyText: t('emptyText') }
  return (
    <PagedRows query={query} count={rows.length} skeleton={{ rows: 8, rowHeight: '92px' }} words={words} around={styles.around}>
      <ol className={styles.transactions} aria-label={t('transactions')}>
        {rows.map((transaction) => (
          <Transaction key={transaction.id} transaction={transaction} onCustomer={(customer) => onChange({ customer })} />
        ))}
      </ol>
    </PagedRows>
  )
}

type RowProps = { transaction: LedgerTransaction; onCustomer: (id: number) => void }

/** One posting: what for, by whom, and its sides, which are nothing together. */
function Transaction({ transaction, onCustomer }: RowProps) {
  const { formatSum } = useFormats()
  const t = useTranslations('ledger')
  const moment = usePastMoment()
  const { id, kind, posted_at, actor, note, customer, running } = transaction
  return (
    <li className={styles.transaction}>
      <div className={styles.what}>
        <b>{t(`kinds.${kind}`)}</b>
        <span>
          <Reference reference={transaction.reference} />
        </span>
        <small>
          <Num>{id}</Num> · {moment(posted_at)} · {actor ?? t('system')}
        </small>
        {customer && <ActButton onPress={() => onCustomer(customer.id)}>{customer.name}</ActButton>}
        {note && <small>{note}</small>}
      </div>
      <Entries transaction={transaction} />
      {running !== null && (
        <div className={styles.running}>
          <small>{t('running')}</small>
          <Num>{formatSum(running, 'RUB')}</Num>
        </div>
      )}
    </li>
  )
}

function Reference({ reference }: { reference: string }) {
  const t = useTranslations('ledger')
  const order = /^order:(\d+)$/.exec(reference)?.[1]
  if (!order) return <bdi>{reference}</bdi>
  return (
    <Link to="/queue" search={{ order: Number(order) }}>
      {t('order', { id: order })}
    </Link>
  )
}

function Entries({ transaction: { entries } }: { transaction: LedgerTransaction }) {
  const { formatSum } = useFormats()
  const t = useTranslations('ledger')
  const word = useAccountWords()
  return (
    <table className={styles.entries}>
      <caption className="sr">{t('entries')}</caption>
      <thead className="sr">
        <tr>
          <th scope="col">{t('accountWord')}</th>
          <th scope="col">{t('debit')}</th>
          <th scope="col">{t('credit')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, at) => (
          <tr key={at}>
            <td>
              <Link to="/ledger" search={{ account: entry.account_id }}>
                {word(entry)}
              </Link>
            </td>
            <td className="sum">{entry.amount > 0 && <Num>{formatSum(entry.amount, 'RUB')}</Num>}</td>
            <td className="sum">{entry.amount < 0 && <Num>{formatSum(-entry.amount, 'RUB')}</Num>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
