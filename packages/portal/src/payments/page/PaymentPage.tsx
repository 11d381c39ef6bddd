import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { MoneySentence, sumsOf } from '@anfilada/browser/MoneySentence'
import { Unread } from '@anfilada/browser/Unread'
import { usePageTitle } from '@anfilada/browser/page-title'
import { useAddress } from '@anfilada/browser/use-address'
import { useSession } from '@anfilada/browser/use-session'
import { readVouchers } from '@anfilada/contract/payments/payment-status'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { Empty } from '@anfilada/ui/Empty'
import { Tabs } from '@anfilada/ui/Tabs'
import { CompanyRequisites } from '../../information/CompanyRequisites.tsx'
import { LinksTab } from '../links/LinksTab.tsx'
import { prefetchQuery, type Named } from '../payments.queries.ts'
import { landingTab, paymentTabs, readPaymentSearch, withTab, type PaymentTab } from '../payments-search.ts'
import { UseKept } from '../../orders/diary/UseKept.tsx'
import { InvoiceTab } from '../invoicing/InvoiceTab.tsx'
import { AlreadyPaid, usePaidBefore } from '../paying/AlreadyPaid.tsx'
import { FeesBeside, useOfFees } from '../paying/FeeChoice.tsx'
import { FeeForm } from '../paying/FeeForm.tsx'
import { PaymentBones } from '../paying/PaymentBones.tsx'
import { PaymentForm } from '../paying/PaymentForm.tsx'
import styles from '../PaymentPage.module.css'
import type { PaymentOffer } from '../paying/use-payment-form.ts'

/** specification/screens.md: individuals pay at once, legal entities by invoice; whoever pays for another gets a link. */
export function PaymentPage({ offered: query }: { offered: ReturnType<typeof usePayable> }) {
  const t = useTranslations('payments')
  const tab = useTab()
  const paid = usePaidBefore(query)
  usePageTitle(`${t('title')}: ${t(`tab.${tab}`)}`)
  return (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      <TabLinks current={tab} />
      <div className={styles.tab}>
        <WithPayable tab={tab} query={query}>
          {(offered) => <Payable tab={tab} offered={offered} paid={paid} />}
        </WithPayable>
      </div>
      <CompanyRequisites />
    </>
  )
}

type PayableProps = { tab: PaymentTab; offered: PaymentOffer; paid: readonly number[] | undefined }

function Payable({ tab, offered, paid }: PayableProps) {
  const isOfFees = useOfFees(offered)
  return (
    <>
      <div className={styles.money}>
        <MoneySentence sums={sumsOf(offered)} useKept={<UseKept kept={offered.kept} orders={offered.orders} />} />
      </div>
      {paid ? <AlreadyPaid ids={paid} /> : <Tab tab={tab} offered={offered} />}
      {(paid || !isOfFees) && <FeesBeside offered={offered} />}
    </>
  )
}

function useTab(): PaymentTab {
  const search = useAddress(readPaymentSearch)
  const landing = landingTab(search, useSession()?.userData.kind)
  return search.tab ?? landing
}

function Tab({ tab, offered }: { tab: PaymentTab; offered: PaymentOffer }) {
  if (tab === 'organizations') return <InvoiceTab offered={offered} />
  return tab === 'links' ? <LinksTab offered={offered} /> : <IndividualsTab offered={offered} />
}

function TabLinks({ current }: { current: PaymentTab }) {
  const t = useTranslations('payments')
  const search = useAddress(readPaymentSearch)
  const kind = useSession()?.userData.kind
  return (
    <Tabs label={t('tabs')}>
      {paymentTabs.map((tab) => (
        <Link
          key={tab}
          to="/payment"
          search={withTab(search, tab, kind)}
          activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
          aria-current={tab === current ? 'page' : undefined}
        >
          {t(`tab.${tab}`)}
        </Link>
      ))}
    </Tabs>
  )
}

type WithPayableProps = { tab: PaymentTab; query: ReturnType<typeof usePayable>; children: (offered: PaymentOffer) => ReactNode }

function WithPayable({ tab, query, children }: WithPayableProps) {
  const t = useTranslations('payments')
  if (!query.data) return <Unread query={query} failed={t('failed')} bones={<PaymentBones tab={tab} />} />
  return children(query.data)
}

/** What can be paid, read for the whole page once. */
export function usePayable() {
  return useQuery(prefetchQuery(useLanguage().language, useNamed()))
}

/** Orders that the page was opened for: why some of them cannot be paid is asked once, not with every tick. */
function useNamed(): Named {
  const { vouchers, programme } = useAddress(readPaymentSearch)
  const [opened] = useState(vouchers)
  if (programme !== undefined) return { programme_id: programme }
  return opened !== undefined && readVouchers(opened) ? { vouchers: opened } : undefined
}

function IndividualsTab({ offered }: { offered: PaymentOffer }) {
  const t = useTranslations('payments.form')
  const isOfFees = useOfFees(offered)
  if (isOfFees) return <FeeForm offered={offered} />
  if (offered.orders.length > 0) return <PaymentForm offered={offered} />
  return (
    <Empty
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <Link to="/upcoming" className={buttonLinkClass('primary')}>
          {t('toOrders')}
        </Link>
      }
    />
  )
}
