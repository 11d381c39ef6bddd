import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { type PublicCompany, saidIn } from '@anfilada/contract/company'
import { addDays } from '@anfilada/contract/dates'
import { CompanyMap } from './CompanyMap.tsx'
import { mapAddress, placeOnSheet } from './map-sheet.ts'
import { officeDays } from './office-hours.ts'
import styles from './CompanyContacts.module.css'
import { pageCompany } from './page-company.ts'
import { PhoneLink } from './PhoneLink.tsx'

/** Who answers, where the company is, on the map and in words, and its site of before. */
export function CompanyContacts() {
  const t = useTranslations('information')
  const { language } = useLanguage()
  const company = pageCompany()
  if (!company) return null
  const place = saidIn(company.place, language)
  const house = company.map && placeOnSheet(company.map)
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
            {company.hours && <OfficeHours hours={company.hours} />}
          </dd>
        </div>
        <div>
          <dt>{t('where')}</dt>
          <dd>
            <span>{place}</span>
            {company.map && !house && <a href={mapAddress(company.map)}>{t('map.open')}</a>}
          </dd>
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
      {house && <CompanyMap house={house} label={company.map?.label && saidIn(company.map.label, language)} place={place} />}
    </div>
  )
}

/** Monday, 5 January 1970, and the six days after it have the names of any week. */
const anyMonday = '1970-01-05'

function OfficeHours({ hours: week }: { hours: NonNullable<PublicCompany['hours']> }) {
  const t = useTranslations('information.hours')
  const formats = useFormats()
  const name = (at: number): string => formats.shortWeekday(addDays(anyMonday, at))
  const said = officeDays(week).map(({ from, until, hours }) => {
    if (from === 0 && until === 6) return t('everyDay', { hours })
    if (from === 0 && until === 4) return t('weekdays', { hours })
    return t('someDays', { days: formats.span(name(from), name(until)), hours })
  })
  return said.map((days) => <span key={days}>{days}</span>)
}
