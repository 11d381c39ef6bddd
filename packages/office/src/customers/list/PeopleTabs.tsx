import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useWaitingApplications } from '../waiting-applications.ts'

/** Customers, and those who want to become ones, with how many of them wait. */
export function PeopleTabs() {
  const t = useTranslations('customers')
  const waiting = useWaitingApplications()
  const look = { activeOptions: { includeSearch: false }, activeProps: { 'aria-current': 'page' } } as const
  return (
    <nav aria-label={t('tabs')}>
      <Link to="/customers" search={{}} {...look}>
        {t('tabCustomers')}
      </Link>
      <Link to="/applications" search={{}} {...look}>
        {t('tabApplications')} {waiting !== undefined && waiting > 0 && <sup>{waiting}</sup>}
      </Link>
    </nav>
  )
}
