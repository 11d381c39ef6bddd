import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Empty } from '@anfilada/ui/Empty'
import { CustomerFilter } from '../CustomerFilter.tsx'
import { PagedView } from '../PagedView.tsx'
import styles from '../payments.module.css'
import { actsQuery } from '../payments.queries.ts'
import type { PaymentsPart, PaymentsSearch } from '../screens.ts'
import { ActRow } from './ActRow.tsx'

type Props = { search: PaymentsSearch; onChange: (part: PaymentsPart) => void }

/** Acts of reconciliation of one customer, to be read and agreed to for the company. */
export function Acts({ search: { customer }, onChange }: Props) {
  const t = useTranslations('payments.acts')
  const narrow = <CustomerFilter customer={customer} name={undefined} onPick={(picked) => onChange({ customer: picked })} />
  if (customer !== undefined) return <ActsOf key={customer} customer={customer} narrow={narrow} />
  return (
    <>
      <div className={styles.narrow}>{narrow}</div>
      <Empty drawing="no-orders" title={t('choose')} text={t('chooseText')} />
    </>
  )
}

function ActsOf({ customer, narrow }: { customer: number; narrow: ReactNode }) {
  const t = useTranslations('payments.acts')
  const query = useInfiniteQuery(actsQuery(customer, useLanguage().language))
  const words = { lead: t('lead'), list: t('list'), failed: t('failed'), emptyTitle: t('emptyTitle'), emptyText: t('emptyText') }
  return (
    <PagedView query={query} words={words} narrow={narrow}>
      {(act) => <ActRow key={act.act_id} act={act} />}
    </PagedView>
  )
}
