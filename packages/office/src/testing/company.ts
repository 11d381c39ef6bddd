import type { CompanyFacts } from '@anfilada/contract/company-facts'
import type { CompanyVersion } from '@anfilada/contract/company-versions'

/** Sound requisites of nobody. */
export const companyFacts: CompanyFacts = {
  names: { ru: 'ООО «Анфилада»', en: 'Anfilada LLC' },
  inn: '7801234500',
  kpp: '780101001',
  ogrn: '1217800012341',
  legal_address: 'Санкт-Петербург',
  bank_name: 'АО «Банк»',
  bik: '044030099',
  account: '40702810000000001234',
  corr_account: '30101810300000000099',
  place: { ru: 'Английская набережная, 1' },
  duty_phone: '+7 921 555-01-00',
  accounts_phone: '+7 921 555-01-20',
  orders_mail: 'orders@anfilada.example',
  security_mail: 'security@anfilada.example',
  tax_system: 'osn',
}

export function companyVersion(changes: Partial<CompanyVersion> = {}): CompanyVersion {
  return {
    id: 5,
    version: 2,
    state: 'draft',
    valid_from: null,
    facts: companyFacts,
    note: '',
    created_by: 'Anna',
    created_at: '2026-11-20T09:00:00+03:00',
    changed_by: 'Anna',
    changed_at: '2026-11-20T09:00:00+03:00',
    account_by: null,
    publishable: true,
    published_by: null,
    published_at: null,
    revision: 4,
    ...changes,
  }
}
