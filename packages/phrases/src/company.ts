import type { Language } from '@anfilada/contract/languages'

/** The legal entity behind the portal, as each language writes it: footer, documents. Its numbers stand in contract/company. */
export const legalNames: Record<Language, string> = {
  ru: 'ООО «Анфилада»',
  en: 'Anfilada LLC',
  zh: 'Anfilada 有限责任公司',
  fa: 'شرکت آنفیلادا',
  vi: 'Công ty TNHH Anfilada',
}
