import type { Language } from '@anfilada/contract/languages'

/** Where a museum stands in a price list: what the company itself sells. */
export const companyServices: Record<Language, string> = {
  ru: 'Услуги компании',
  en: 'Company services',
  zh: '平台服务',
  fa: 'خدمات شرکت',
  vi: 'Dịch vụ của công ty',
}
