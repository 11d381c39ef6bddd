import { useTranslations } from 'use-intl'
import { richPart } from '@anfilada/browser/rich-part'
import { company } from '@anfilada/contract/company'
import { Num } from '@anfilada/ui/Num'

const dutyPhone = richPart(
  <a href={`tel:${company.dutyPhone.replaceAll(/[^+\d]/g, '')}`}>
    <Num>{company.dutyPhone}</Num>
  </a>,
)

/** Whoever does not get on with paying calls the employee on duty. */
export function DutyPhone() {
  const t = useTranslations('payments')
  return <p>{t.rich('invoice.phone', { phone: dutyPhone })}</p>
}
