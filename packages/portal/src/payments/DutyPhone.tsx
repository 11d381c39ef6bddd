import { useTranslations } from 'use-intl'
import { richPart } from '@anfilada/browser/rich-part'
import { pageCompany } from '../information/page-company.ts'
import { PhoneLink } from '../information/PhoneLink.tsx'

/** Whoever does not get on with paying calls the employee on duty. */
export function DutyPhone() {
  const t = useTranslations('payments')
  const company = pageCompany()
  if (!company) return null
  return <p>{t.rich('invoice.phone', { phone: richPart(<PhoneLink phone={company.duty_phone} />) })}</p>
}
