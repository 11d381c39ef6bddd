import { PaymentPhrases } from '../PaymentPhrases.tsx'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePageTitle } from '@anfilada/browser/page-title'
import { Tabs } from '@anfilada/ui/Tabs'
import { chosen } from '@anfilada/browser/read-address'
import { useAddress } from '@anfilada/browser/use-address'
import { Acts } from '../acts/Acts.tsx'
import { Invoices } from '../invoices/Invoices.tsx'
import { PaymentLinks } from '../links/PaymentLinks.tsx'
import { PaymentBoard } from '../list/PaymentBoard.tsx'
import { FreeMoney } from '../money/FreeMoney.tsx'
import { readPaymentsSearch, views, type PaymentsPart, type PaymentsSearch } from '../screens.ts'
import styles from '../payments.module.css'
import { useOpenTasks } from '../open-tasks.ts'
import { ProviderHealthList } from '../providers/ProviderHealthList.tsx'
import { Refunds } from '../refunds/Refunds.tsx'
import { Statements } from '../statements/Statements.tsx'
import { Tasks } from '../tasks/Tasks.tsx'

/** The page with the words that come with it. */
export function PaymentsScreen() {
  return (
    <PaymentPhrases>
      <PaymentsPage />
    </PaymentPhrases>
  )
}

/** What came, from whom and for what; what of it is free, goes back, or waits for a person. */
function PaymentsPage() {
  const t = useTranslations('payments')
  usePageTitle(t('title'))
  const search = useAddress(readPaymentsSearch)
  const navigate = useNavigate({ from: '/payments' })
  const change = (part: PaymentsPart) => void navigate({ search: chosen({ ...search, ...part }), replace: true })
  return (
    <main id="content" className={styles.page}>
      <h1 className="sr">{t('title')}</h1>
      <Views search={search} />
      {search.view === undefined ? <PaymentBoard search={search} /> : <View search={search} onChange={change} />}
    </main>
  )
}

function Views({ search: { view } }: { search: PaymentsSearch }) {
  const t = useTranslations('payments')
  const tasks = useOpenTasks()
  return (
    <div className={styles.tabs}>
      <Tabs label={t('title')}>
        <Link to="/payments" search={{}} activeOptions={{ exact: true }} aria-current={view === undefined ? 'page' : undefined}>
          {t('tabs.payments')}
        </Link>
        {views.map((one) => (
          <Link key={one} to="/payments" search={{ view: one }} aria-current={view === one ? 'page' : undefined}>
            {t(`tabs.${one}`)} {one === 'tasks' && tasks !== undefined && tasks > 0 && <sup>{tasks}</sup>}
          </Link>
        ))}
      </Tabs>
    </div>
  )
}

type ViewProps = { search: PaymentsSearch; onChange: (part: PaymentsPart) => void }

function View({ search, onChange }: ViewProps) {
  return (
    <div className={styles.work}>
      {search.view === 'invoices' && <Invoices search={search} onChange={onChange} />}
      {search.view === 'acts' && <Acts search={search} onChange={onChange} />}
      {search.view === 'money' && <FreeMoney search={search} onChange={onChange} />}
      {search.view === 'statements' && <Statements search={search} onChange={onChange} />}
      {search.view === 'refunds' && <Refunds state={search.refunds} onChange={onChange} />}
      {search.view === 'links' && <PaymentLinks search={search} onChange={onChange} />}
      {search.view === 'tasks' && <Tasks search={search} onChange={onChange} />}
      {search.view === 'providers' && <ProviderHealthList />}
    </div>
  )
}
