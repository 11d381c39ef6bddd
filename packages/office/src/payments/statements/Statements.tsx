import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { BankStatement } from '@anfilada/contract/payments/bank-statements'
import { Num } from '@anfilada/ui/Num'
import { usePastMoment } from '../../shell/said.ts'
import { PagedView } from '../PagedView.tsx'
import styles from '../payments.module.css'
import type { PaymentsPart, PaymentsSearch } from '../screens.ts'
import { ToneTag } from '../ToneTag.tsx'
import { StatementResult } from './StatementResult.tsx'
import { StatementTag } from './StatementTag.tsx'
import { StatementUpload } from './StatementUpload.tsx'
import { statementsQuery } from './statements.queries.ts'

type Props = { search: PaymentsSearch; onChange: (part: PaymentsPart) => void }

/** What the bank says came: a file is taken in, its lines stay to be looked at. */
export function Statements({ search, onChange }: Props) {
  const { statement, entries } = search
  if (statement !== undefined) return <StatementResult key={statement} id={statement} state={entries} onChange={onChange} />
  return <StatementList onChosen={(id) => onChange({ statement: id })} />
}

function StatementList({ onChosen }: { onChosen: (id: number) => void }) {
  const t = useTranslations('payments.statements')
  const mayImport = useMay()(['update', 'OfficePayment'])
  const query = useInfiniteQuery(statementsQuery(useLanguage().language))
  const words = { lead: t('lead'), list: t('list'), failed: t('failed'), emptyTitle: t('emptyTitle'), emptyText: t('emptyText') }
  return (
    <PagedView query={query} words={words} narrow={mayImport && <StatementUpload onTaken={onChosen} />}>
      {(statement) => <StatementRow key={statement.id} statement={statement} />}
    </PagedView>
  )
}

function StatementRow({ statement }: { statement: BankStatement }) {
  const { formatSum } = useFormats()
  const t = useTranslations('payments.statements')
  const moment = usePastMoment()
  const { id, name, imported_at: at, imported_by: by, counts } = statement
  const amount = Object.values(counts).reduce((sum, one) => sum + one.amount, 0)
  const waiting = counts.suggested.count + counts.unknown.count
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>
          <Link to="/payments" search={{ view: 'statements', statement: id }}>
            {name}
          </Link>
        </b>
        <small>{t('by', { name: by, moment: moment(at) })}</small>
      </div>
      <div className={styles.amount}>{amount > 0 && <Num>{formatSum(amount, 'RUB')}</Num>}</div>
      <div className={styles.acts}>
        <StatementTag state={statement.state} />
        {waiting > 0 && <ToneTag tone="amber">{t('waiting', { count: waiting })}</ToneTag>}
      </div>
    </li>
  )
}
