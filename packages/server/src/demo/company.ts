import type { CompanyFacts } from '@anfilada/contract/company-facts'
import { addDays } from '@anfilada/contract/dates'
import { moment } from './calendar.ts'
import type { Tx } from './connection.ts'
import { continueNumbers, writeRows } from './write-rows.ts'

/** A company that does not exist: a bank and a tax office of nobody, telephones that are kept for stories, addresses of a reserved domain. */
export const demoCompany = {
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
  place: {
    ru: 'Санкт-Петербург, Английская набережная, 1',
    en: '1 English Embankment, St Petersburg',
    zh: '圣彼得堡，英国滨河街 1 号',
    fa: 'سن‌پترزبورگ، ساحل انگلیسی، پلاک ۱',
    vi: 'Saint Petersburg, đại lộ bờ sông Anh, số 1',
  },
  map: {
    latitude: 59.9353,
    longitude: 30.3005,
    label: {
      ru: 'Английская наб., 1',
      en: '1 English Embankment',
      zh: '英国滨河街 1 号',
      fa: 'ساحل انگلیسی، ۱',
      vi: 'Số 1 bờ sông Anh',
    },
  },
  duty_phone: '+7 921 555-01-00',
  accounts_phone: '+7 921 555-01-20',
  hours: [...Array.from({ length: 5 }, () => ({ opens: '10:00', closes: '18:00' })), null, null],
  orders_mail: 'zakaz@anfilada.example',
  security_mail: 'security@anfilada.example',
  old_site: 'https://old.anfilada.example/',
  tax_system: 'osn',
} satisfies CompanyFacts

/** Its first version, in force since before there were customers. */
export async function writeCompany(client: Tx, today: string): Promise<void> {
  const since = addDays(today, -430)
  const at = moment(since, '10:00')
  await writeRows(client, 'company_versions', [
    { id: 1, version: 1, facts: demoCompany, note: '', revision: 1, valid_from: since, created_at: at, published_at: at },
  ])
  await continueNumbers(client, ['company_versions'])
}
