import { useTranslations } from 'use-intl'
import type { RequisiteField } from '@anfilada/contract/customers/requisites'
import type { Settings } from '@anfilada/contract/customers/settings'

export type Customer = NonNullable<Settings['customer']>

/** What a field is called for this customer: sole traders and private persons have other papers than companies. */
export function useFieldLabel({ kind }: Customer): (field: RequisiteField, inn: string) => string {
  const t = useTranslations('settings.company')
  return (field, inn) => {
    if (field === 'name' && kind === 'individual') return t('personName')
    if (field === 'ogrn' && (kind === 'individual' || inn.replace(/\s/g, '').length === 12)) return t('ogrnip')
    return t(field)
  }
}
