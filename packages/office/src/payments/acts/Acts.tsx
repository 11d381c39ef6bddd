import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Button } from '@anfilada/ui/Button'
import { Choose } from '@anfilada/ui/drawings/Choose'
import { Empty } from '@anfilada/ui/Empty'
import { CustomerFilter } from '../CustomerFilter.tsx'
import { PagedView } from '../PagedView.tsx'
import styles from '../payments.module.css'
import { actsQuery } from '../payments.queries.ts'
import type { PaymentsPart, PaymentsSearch } from '../screens.ts'
import { ActRow } from './ActRow.tsx'
import { IssueActDialog } from './IssueActDialog.tsx'

type Props = { search: PaymentsSearch; onChange: (part: PaymentsPart) => void }

/** Acts of reconciliation of one customer, to be issued, read and agreed to for the company. */
export function Acts({ search: { customer }, onChange }: Props) {
  const t = useTranslations('payments.acts')
  const narrow = <CustomerFilter isInBar customer={customer} name={undefined} onPick={(picked) => onChange({ customer: picked })} />
  if (customer !== undefined) return <ActsOf key={customer} customer={customer} narrow={narrow} />
  return (
    <>
      <div className={styles.narrow}>{narrow}</div>
      <Empty drawing={Choose} title={t('choose')} text={t('chooseText')} />
    </>
  )
}

function ActsOf({ customer, narrow }: { customer: number; narrow: ReactNode }) {
  const t = useTranslations('payments.acts')
  const query = useInfiniteQuery(actsQuery(customer, useLanguage().language))
  const words = { lead: t('lead'), list: t('list'), failed: t('failed'), emptyTitle: t('emptyTitle'), emptyText: t('emptyText') }
  const [isIssuing, setIssuing] = useState(false)
  const tools = (
    <>
      {narrow}
      <Button onPress={() => setIssuing(true)}>{t('issue.open')}</Button>
    </>
  )
  return (
    <>
      <PagedView query={query} words={words} narrow={tools}>
        {(act) => <ActRow key={act.act_id} act={act} />}
      </PagedView>
      {isIssuing && <IssueActDialog customer={customer} onClose={() => setIssuing(false)} />}
    </>
  )
}
