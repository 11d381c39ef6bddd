import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { companyElement, type PublicCompany, saidIn } from '@anfilada/contract/company'

/** Who the company is, as the server wrote it into the page (decision 0066); undefined while it has not said so. */
export function pageCompany(): PublicCompany | undefined {
  const written = document.getElementById(companyElement)?.textContent
  return written ? (JSON.parse(written) as PublicCompany) : undefined
}

/** Its name in the reader's language; the portal's own where nobody stands behind it yet. */
export function useCompanyName(): string {
  const t = useTranslations('shell')
  const { language } = useLanguage()
  const company = pageCompany()
  return company ? saidIn(company.names, language) : t('brand')
}
