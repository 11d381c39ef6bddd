import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useAddress } from '@anfilada/browser/use-address'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { Note } from '@anfilada/ui/Note'
import styles from '../PaymentPage.module.css'
import { readPaymentSearch } from '../payments-search.ts'

/** Stands where ways to pay would, when the company has no payment system: what is so, and what remains. `children`: ways that need none. */
export function OnlineOff({ children }: { children?: ReactNode }) {
  const t = useTranslations('payments.online')
  const { sentences } = useFormats()
  const { what } = useAddress(readPaymentSearch)
  return (
    <div className={styles.stack}>
      <Note>{sentences([t('off'), t('invoice')])}</Note>
      <Link to="/payment" search={{ tab: 'organizations', ...(what && { what }) }} className={buttonLinkClass('primary')}>
        {t('toInvoice')}
      </Link>
      {children}
    </div>
  )
}
