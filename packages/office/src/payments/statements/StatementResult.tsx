import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Unread } from '@anfilada/browser/Unread'
import { type EntryState, entryStates, isStatementOpen } from '@anfilada/contract/payments/bank-entries'
import type { BankEntry, BankStatement } from '@anfilada/contract/payments/bank-statements'
import { Progress } from '@anfilada/ui/Progress'
import { FilterSelect } from '@anfilada/ui/FilterSelect'
import { oneOf } from '@anfilada/browser/read-address'
import { useState } from 'react'
import { rowsOf } from '../PagedView.tsx'
import { PagedRows } from '../../shell/panes/PagedRows.tsx'
import styles from '../payments.module.css'
import type { PaymentsPart } from '../screens.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { EntryList } from './EntryList.tsx'
import type { Asked } from './EntryRow.tsx'
import { InvoiceDialog } from './InvoiceDialog.tsx'
import { StatementFault } from './StatementFault.tsx'
import { StatementTag } from './StatementTag.tsx'
import { StatementUpload } from './StatementUpload.tsx'
import { entriesQuery, statementQuery } from './statements.queries.ts'

type Props = { id: number; state: EntryState | undefined; onChange: (part: PaymentsPart) => void }

/** What a statement brought: how far it is, where its money stands, and its lines. */
export function StatementResult({ id, state, onChange }: Props) {
  const t = useTranslations('payments.statements')
  const mayImport = useMay()(['update', 'OfficePayment'])
  const query = useQuery(statementQuery(id, useLanguage().language))
  const { data: statement } = query
  return (
    <>
      <p className={styles.lead}>
        <Link to="/payments" search={{ view: 'statements' }}>
          {t('back')}
        </Link>
      </p>
      {!statement && <Unread query={query} failed={t('oneFailed')} rows={4} rowHeight="72px" />}
      {statement && <Head statement={statement} />}
      {statement?.state === 'refused' && mayImport && <StatementUpload onTaken={(next) => onChange({ statement: next })} />}
      {statement && statement.state !== 'refused' && statement.entries > 0 && (
        <Entries statement={statement} state={state} onState={(entries) => onChange({ entries })} />
      )}
    </>
  )
}

function Head({ statement }: { statement: BankStatement }) {
  const t = useTranslations('payments.statements')
  const { name, state, fault, entries, counts, known, doubles, outgoing, accounts } = statement
  const { date, formatSum } = useFormats()
  const done = entries - counts.pending.count
  return (
    <section aria-label={name}>
      <h2>
        <bdi>{name}</bdi> {!fault && <StatementTag state={state} />}
      </h2>
      {fault && <StatementFault fault={fault} />}
      {isStatementOpen(state) && (
        <div className={styles.progress}>
          <p role="status">{state === 'waiting' ? t('reading') : t('progress', { done, count: entries })}</p>
          {state === 'matching' && <Progress label={t('progress', { done, count: entries })} most={entries} done={done} />}
        </div>
      )}
      {accounts.map(({ account, from, until, opening, incoming, outgoing: went, closing }) => (
        <p key={`${account} ${from}`}>
          {t('totals', {
            account,
            period: from === until ? date(from) : `${date(from)} – ${date(until)}`,
            opening: formatSum(opening, 'RUB'),
            incoming: formatSum(incoming, 'RUB'),
            outgoing: formatSum(went, 'RUB'),
            closing: formatSum(closing, 'RUB'),
          })}
        </p>
      ))}
      {state !== 'refused' && state !== 'waiting' && <p className={styles.lead}>{t('documents', { entries, known, doubles, outgoing })}</p>}
    </section>
  )
}

type EntriesProps = { statement: BankStatement; state: EntryState | undefined; onState: (state: EntryState | undefined) => void }

function Entries({ statement, state, onState }: EntriesProps) {
  const { formatSum } = useFormats()
  const t = useTranslations('payments.statements')
  // Here and not in its row, which goes when a colleague is quicker.
  const [asked, setAsked] = useState<{ of: Asked; entry: BankEntry }>()
  const close = () => setAsked(undefined)
  const query = useInfiniteQuery(entriesQuery(statement.id, state, isStatementOpen(statement.state), useLanguage().language))
  const rows = rowsOf(query)
  const present = entryStates.filter((one) => one === state || statement.counts[one].count > 0)
  const words = { failed: t('entriesFailed'), emptyTitle: t('noEntries') }
  return (
    <>
      <div className={styles.narrow}>
        <FilterSelect
          label={t('where')}
          value={state ?? ''}
          options={present.map((value) => ({
            value,
            label: t('counted', {
              state: t(`entryStates.${value}`),
              count: statement.counts[value].count,
              sum: formatSum(statement.counts[value].amount, 'RUB'),
            }),
          }))}
          onChange={(value) => onState(oneOf(entryStates, value))}
        />
      </div>
      <PagedRows query={query} count={rows.length} skeleton={{ rows: 8, rowHeight: '92px' }} words={words} isNarrowed>
        <EntryList entries={rows} onAsk={(of, entry) => setAsked({ of, entry })} />
      </PagedRows>
      {asked?.of === 'customer' && <AssignDialog entryId={asked.entry.id} onClose={close} />}
      {asked?.of === 'invoice' && <InvoiceDialog entry={asked.entry} onClose={close} />}
    </>
  )
}
