import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { Note } from '@anfilada/ui/Note'
import styles from '../PaymentPage.module.css'

/** Stands where ways to pay would, when the company has no payment system: what is so, and what remains. `children`: ways that need none. */
export function OnlineOff({ children, orders = true }: { children?: ReactNode; orders?: boolean }) {
  const t = useTranslations('payments.online')
  return (
    <div className={styles.stack}>
      <Note>
        {t('off')} {orders && t('invoice')}
      </Note>
      {orders && (
        <Link to="/payment" search={{ tab: 'organizations' }} className={buttonLinkClass('primary')}>
          {t('toInvoice')}
        </Link>
      )}
      {children}
    </div>
  )
}
