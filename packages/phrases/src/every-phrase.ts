import { languages } from '@anfilada/contract/languages'
import entranceEn from './entrance/en.ts'
import entranceFa from './entrance/fa.ts'
import entranceRu from './entrance/ru.ts'
import entranceVi from './entrance/vi.ts'
import entranceZh from './entrance/zh.ts'
import officeEn from './office/en.ts'
import officeRu from './office/ru.ts'
import officePaymentsEn from './office-payments/en.ts'
import officePaymentsRu from './office-payments/ru.ts'
import runningEn from './office-running/en.ts'
import runningRu from './office-running/ru.ts'
import { mailPhrases } from './mails.ts'
import { phraseFaults } from './phrase-faults.ts'
import portalEn from './portal/en.ts'
import settingsEn from './portal-settings/en.ts'
import paymentsEn from './portal-payments/en.ts'
import orderFormsEn from './portal-order-forms/en.ts'
import orderPagesEn from './portal-order-pages/en.ts'
import portalFa from './portal/fa.ts'
import settingsFa from './portal-settings/fa.ts'
import paymentsFa from './portal-payments/fa.ts'
import orderFormsFa from './portal-order-forms/fa.ts'
import orderPagesFa from './portal-order-pages/fa.ts'
import portalRu from './portal/ru.ts'
import settingsRu from './portal-settings/ru.ts'
import paymentsRu from './portal-payments/ru.ts'
import orderFormsRu from './portal-order-forms/ru.ts'
import orderPagesRu from './portal-order-pages/ru.ts'
import portalVi from './portal/vi.ts'
import settingsVi from './portal-settings/vi.ts'
import paymentsVi from './portal-payments/vi.ts'
import orderFormsVi from './portal-order-forms/vi.ts'
import orderPagesVi from './portal-order-pages/vi.ts'
import portalZh from './portal/zh.ts'
import settingsZh from './portal-settings/zh.ts'
import paymentsZh from './portal-payments/zh.ts'
import orderFormsZh from './portal-order-forms/zh.ts'
import orderPagesZh from './portal-order-pages/zh.ts'
import { priceFilePhrases } from './price-files.ts'
import { priceSheetPhrases } from './price-sheet.ts'
import { refusalPhrases } from './refusals.ts'

const entrance = { ru: entranceRu, en: entranceEn, zh: entranceZh, fa: entranceFa, vi: entranceVi }
const portal = { ru: portalRu, en: portalEn, zh: portalZh, fa: portalFa, vi: portalVi }
const orderForms = { ru: orderFormsRu, en: orderFormsEn, zh: orderFormsZh, fa: orderFormsFa, vi: orderFormsVi }
const orderPages = { ru: orderPagesRu, en: orderPagesEn, zh: orderPagesZh, fa: orderPagesFa, vi: orderPagesVi }
const payments = { ru: paymentsRu, en: paymentsEn, zh: paymentsZh, fa: paymentsFa, vi: paymentsVi }
const settings = { ru: settingsRu, en: settingsEn, zh: settingsZh, fa: settingsFa, vi: settingsVi }

/** What is wrong with any sentence for people: of the portal, of refusals and of mails in five languages, of the office in two. */
export function everyPhraseFault(): string[] {
  const said = (place: string, faults: string[]): string[] => faults.map((fault) => `${place}: ${fault}`)
  return [
    ...languages.flatMap((language) => [
      ...said(`portal ${language}`, phraseFaults(language, portalRu, portal[language])),
      ...said(`entrance ${language}`, phraseFaults(language, entranceRu, entrance[language])),
      ...said(`order forms ${language}`, phraseFaults(language, orderFormsRu, orderForms[language])),
      ...said(`order pages ${language}`, phraseFaults(language, orderPagesRu, orderPages[language])),
      ...said(`payments ${language}`, phraseFaults(language, paymentsRu, payments[language])),
      ...said(`settings ${language}`, phraseFaults(language, settingsRu, settings[language])),
      ...said(`refusals ${language}`, phraseFaults(language, refusalPhrases.ru, refusalPhrases[language])),
      ...said(`mails ${language}`, phraseFaults(language, mailPhrases.ru, mailPhrases[language])),
      ...said(`price files ${language}`, phraseFaults(language, priceFilePhrases.ru, priceFilePhrases[language])),
    ]),
    ...said('office en', phraseFaults('en', officeRu, officeEn)),
    ...said('running the days en', phraseFaults('en', runningRu, runningEn)),
    ...said('running the days ru', phraseFaults('ru', runningRu, runningRu)),
    ...said('office payments en', phraseFaults('en', officePaymentsRu, officePaymentsEn)),
    ...said('office payments ru', phraseFaults('ru', officePaymentsRu, officePaymentsRu)),
    ...said('price sheet en', phraseFaults('en', priceSheetPhrases.ru, priceSheetPhrases.en)),
    ...said('office ru', phraseFaults('ru', officeRu, officeRu)),
  ]
}
