import { useTranslations } from 'use-intl'
import { company } from '@anfilada/contract/company'
import { CompanyMap } from './CompanyMap.tsx'
import styles from './CompanyContacts.module.css'
import { PhoneLink } from './PhoneLink.tsx'

/** Who answers, where the company is, on the map and in words, and its site of before. */
export function CompanyContacts() {
  const t = useTranslations('information')
  return (
    <div className={styles.contacts}>
      <dl className={styles.lines}>
        <div>
          <dt>{t('duty')}</dt>
          <dd>
            <PhoneLink phone={company.dutyPhone} />
            <span>{t('allHours')}</span>
          </dd>
        </div>
        <div>
          <dt>{t('orderMail')}</dt>
          <dd>
            <a href={`mailto:${company.ordersMail}`}>
              <bdi>{company.ordersMail}</bdi>
            </a>
          </dd>
        </div>
        <div>
          <dt>{t('accounts')}</dt>
          <dd>
            <PhoneLink phone={company.accountsPhone} />
            <span>{t('accountsHours')}</span>
          </dd>
        </div>
        <div>
          <dt>{t('where')}</dt>
          <dd>{t('address')}</dd>
        </div>
        <div>
          <dt>{t('site')}</dt>
          <dd>
            <a href={company.oldSite}>{t('footer.oldSite')}</a>
          </dd>
        </div>
      </dl>
      <CompanyMap />
    </div>
  )
}
