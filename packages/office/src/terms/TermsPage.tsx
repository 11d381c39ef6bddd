import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Unread } from '@anfilada/browser/Unread'
import { usePageTitle } from '@anfilada/browser/page-title'
import { actLinkClass } from '@anfilada/ui/act-link'
import { classNames } from '@anfilada/ui/class-names'
import { customerQuery } from '../customers/customers.queries.ts'
import { chosen } from '@anfilada/browser/read-address'
import { useAddress } from '@anfilada/browser/use-address'
import page from '../shell/page/page.module.css'
import { CustomerPick } from '../shell/panes/CustomerPick.tsx'
import { SearchField } from '../shell/panes/SearchField.tsx'
import { CustomerTerms } from './CustomerTerms.tsx'
import { ObjectTermsTable } from './ObjectTermsTable.tsx'
import { objectTermsQuery } from './terms.queries.ts'
import styles from './terms.module.css'
import { readTermsSearch } from './screens.ts'

/** Until when orders are taken, until when they change freely, and what a late cancellation costs: by object, and otherwise for a customer. */
export function TermsPage() {
  const t = useTranslations('terms')
  usePageTitle(t('title'))
  const search = useAddress(readTermsSearch)
  const navigate = useNavigate({ from: '/terms' })
  const mayEdit = useMay()(['update', 'Terms'])
  const terms = useQuery(objectTermsQuery(useLanguage().language))
  const change = (part: { customer?: number | undefined; search?: string | undefined }) =>
    void navigate({ search: chosen({ ...search, ...part }) })
  return (
    <main id="content" className={page.scrolling}>
      <header className={classNames(page.band, styles.top)}>
        <div>
          <h1>{t('title')}</h1>
          <p className="mut">{t('lead')}</p>
        </div>
        <SearchField label={t('search')} value={search.search ?? ''} onSearch={(text) => change({ search: text || undefined })} />
      </header>
      {!terms.data && <Unread query={terms} failed={t('failed')} rows={10} rowHeight="44px" />}
      {terms.data && (
        <div className={styles.body}>
          <aside className={styles.customer}>
            <Customer id={search.customer} onPick={(customer) => change({ customer })} />
          </aside>
          {search.customer === undefined ? (
            <ObjectTermsTable objects={terms.data} search={search.search} canEdit={mayEdit} />
          ) : (
            <CustomerTerms customerId={search.customer} objects={terms.data} search={search.search} canEdit={mayEdit} />
          )}
        </div>
      )}
    </main>
  )
}

/** Whose terms are looked at: everybody's, or those of one customer. */
function Customer({ id, onPick }: { id: number | undefined; onPick: (id: number | undefined) => void }) {
  const t = useTranslations('terms')
  const { language } = useLanguage()
  const customer = useQuery({ ...customerQuery(id ?? 0, language), enabled: id !== undefined })
  const picked = id === undefined ? undefined : { id, name: customer.data?.name ?? t('customerNumber', { id: String(id) }) }
  return (
    <>
      <CustomerPick label={t('customer')} hint={t('customerHint')} picked={picked} onPick={(one) => onPick(one?.id)} />
      {id !== undefined && (
        <>
          <Link to="/customers" search={{ customer: id }} className={actLinkClass}>
            {t('toCard')}
          </Link>
          <p className="mut">{t('ownMark')}</p>
        </>
      )}
    </>
  )
}
