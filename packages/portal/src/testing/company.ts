import { afterEach } from 'vitest'
import { companyElement, type PublicCompany } from '@anfilada/contract/company'

/** The company of the demo, as the server writes it into the page. */
export const testCompany: PublicCompany = {
  names: {
    ru: 'ООО «Анфилада»',
    en: 'Anfilada LLC',
    zh: 'Anfilada 有限责任公司',
    fa: 'شرکت آنفیلادا',
    vi: 'Công ty TNHH Anfilada',
  },
  inn: '7801234500',
  kpp: '780101001',
  ogrn: '1217800012341',
  legal_address: '190000, Санкт-Петербург, Английская набережная, д. 1',
  bank_name: 'АО «Банк Анфилада», г. Санкт-Петербург',
  bik: '044030099',
  account: '40702810000000001234',
  corr_account: '30101810300000000099',
  place: { ru: 'Санкт-Петербург, Английская набережная, 1', en: '1 English Embankment, St Petersburg' },
  map: { latitude: 59.9353, longitude: 30.3005, label: { ru: 'Английская наб., 1', en: '1 English Embankment' } },
  duty_phone: '+7 921 555-01-00',
  accounts_phone: '+7 921 555-01-20',
  hours: [...Array.from({ length: 5 }, () => ({ opens: '10:00', closes: '18:00' })), null, null],
  orders_mail: 'zakaz@anfilada.example',
  old_site: 'https://old.anfilada.example/',
  online: ['card', 'sbp'],
}

/** Writes it into the page; null: nobody has said yet who the company is. */
export function writeCompany(company: PublicCompany | null): void {
  const place = document.getElementById(companyElement) ?? document.head.appendChild(document.createElement('script'))
  place.setAttribute('type', 'application/json')
  place.id = companyElement
  place.textContent = company === null ? '' : JSON.stringify(company)
}

writeCompany(testCompany)
// A test that wrote another one leaves this one to the next.
afterEach(() => writeCompany(testCompany))
