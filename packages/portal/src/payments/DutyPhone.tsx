import { useTranslations } from 'use-intl'
import { richPart } from '@anfilada/browser/rich-part'
import { company } from '@anfilada/contract/company'
import { PhoneLink } from '../information/PhoneLink.tsx'

const dutyPhone = richPart(<PhoneLink phone={company.dutyPhone} />)

/** Whoever does not get on with paying calls the employee on duty. */
export function DutyPhone() {
  const t = useTranslations('payments')
  return <p>{t.rich('invoice.phone', { phone: dutyPhone })}</p>
}
