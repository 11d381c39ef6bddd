import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Num } from '@anfilada/ui/Num'
import { Table } from '@anfilada/ui/Table'
import { PagedRows } from '../shell/panes/PagedRows.tsx'
import styles from './Transactions.module.css'
import type { LedgerSearch } from './screens.ts'
import { transactionsQuery } from './ledger.queries.ts'
import { type LedgerRow, rowsOf, turnoverOf, withKopecks } from './ledger-rows.ts'
import { LedgerLine } from './LedgerLine.tsx'

/** What was posted, as one account sees it: a row for each line, with what the account stood at after it. */
export function Transactions({ search }: { search: LedgerSearch }) {
  const t = useTranslations('ledger')
  const query = useInfiniteQuery(transactionsQuery(search, useLanguage().language))
  const posted = query.data?.pages.flatMap((page) => page.result) ?? []
  const rows = posted.flatMap((transaction) => rowsOf(transaction, search.account))
  const words = { failed: t('failed'), emptyTitle: t('emptyTitle'), emptyText: t('emptyText') }
  return (
    <PagedRows query={query} count={rows.length} skeleton={{ rows: 8, rowHeight: '57px' }} words={words} isNarrowed around={styles.around}>
      <Lines rows={rows} customer={search.customer} />
    </PagedRows>
  )
}

function Lines({ rows, customer }: { rows: readonly LedgerRow[]; customer: number | undefined }) {
  const t = useTranslations('ledger')
  // Neither or both of an account and a customer have no balance to tell.
  const hasRunning = rows.some(({ running }) => running !== null)
  const hasKopecks = {
    moved: withKopecks(rows.map(({ amount }) => amount)),
    running: withKopecks(rows.map(({ running }) => running)),
  }
  return (
    <div className={styles.lines}>
      <Table caption={t('transactions')}>
        <thead>
          <tr>
            <th scope="col">{t('column.when')}</th>
            <th scope="col">{t('column.what')}</th>
            <th scope="col">{t('column.against')}</th>
            {(['debit', 'credit'] as const).map((side) => (
              <th key={side} scope="col" className="sum">
                {t(`column.${side}`)}
              </th>
            ))}
            {hasRunning && (
              <th scope="col" className="sum">
                {t('column.running')}
              </th>
            )}
            <th scope="col">{t('column.who')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <LedgerLine key={at} row={row} customer={customer} hasRunning={hasRunning} hasKopecks={hasKopecks} />
          ))}
        </tbody>
        <Turnover rows={rows} hasRunning={hasRunning} hasKopecks={hasKopecks.moved} />
      </Table>
    </div>
  )
}

type TurnoverProps = { rows: readonly LedgerRow[]; hasRunning: boolean; hasKopecks: boolean }

function Turnover({ rows, hasRunning, hasKopecks }: TurnoverProps) {
  const t = useTranslations('ledger')
  const { formatAmount } = useFormats()
  const { debit, credit } = turnoverOf(rows)
  return (
    <tfoot>
      <tr>
        <td colSpan={3}>{t('shown', { count: rows.length })}</td>
        <td className="sum">
          <Num>{formatAmount(debit, hasKopecks)}</Num>
        </td>
        <td className="sum">
          <Num>{formatAmount(credit, hasKopecks)}</Num>
        </td>
        <td colSpan={hasRunning ? 2 : 1} />
      </tr>
    </tfoot>
  )
}
