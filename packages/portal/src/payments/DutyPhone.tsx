import { useTranslations } from 'use-intl'
import { richPart } from '@anfilada/browser/rich-part'
import { company } from '@anfilada/contract/company'
import { Num } from '@anfilada/ui/Num'

/** Whoever does not get on with paying calls the employee on duty. */
export function DutyPhone() {
  const t = useTranslations('payments')
  const phone = richPart(
    <a href={`tel:${company.dutyPhone.replaceAll(/[^+\d]/g, '')}`}>
      <Num>{company.dutyPhone}</Num>
    </a>,
  )
  return <p>{t.rich('invoice.phone', { phone })}</p>
}
