import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { saidIn } from '@anfilada/contract/company'
import { CompanyMap } from './CompanyMap.tsx'
import styles from './CompanyContacts.module.css'
import { pageCompany } from './page-company.ts'
import { PhoneLink } from './PhoneLink.tsx'

/** Who answers, where the company is, on the map and in words, and its site of before. */
export function CompanyContacts() {
  const t = useTranslations('information')
  const { language } = useLanguage()
  const company = pageCompany()
  if (!company) return null
  return (
    <div className={styles.contacts}>
      <dl className={styles.lines}>
        <div>
          <dt>{t('duty')}</dt>
          <dd>
            <PhoneLink phone={company.duty_phone} />
            <span>{t('allHours')}</span>
          </dd>
        </div>
        <div>
          <dt>{t('orderMail')}</dt>
          <dd>
            <a href={`mailto:${company.orders_mail}`}>
              <bdi>{company.orders_mail}</bdi>
            </a>
          </dd>
        </div>
        <div>
          <dt>{t('accounts')}</dt>
          <dd>
            <PhoneLink phone={company.accounts_phone} />
            <span>{t('accountsHours')}</span>
          </dd>
        </div>
        <div>
          <dt>{t('where')}</dt>
          <dd>{saidIn(company.place, language)}</dd>
        </div>
        {company.old_site && (
          <div>
            <dt>{t('site')}</dt>
            <dd>
              <a href={company.old_site}>{t('footer.oldSite')}</a>
            </dd>
          </div>
        )}
      </dl>
      <CompanyMap />
    </div>
  )
}
