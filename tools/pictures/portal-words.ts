import type { Language } from '../../packages/contract/src/languages.ts'
import type { PhrasesLike } from '../../packages/phrases/src/phrase-shape.ts'
import en from '../../packages/phrases/src/portal/en.ts'
import enLicenses from '../../packages/phrases/src/portal-licenses/en.ts'
import enOrderForms from '../../packages/phrases/src/portal-order-forms/en.ts'
import enPayments from '../../packages/phrases/src/portal-payments/en.ts'
import enSettings from '../../packages/phrases/src/portal-settings/en.ts'
import fa from '../../packages/phrases/src/portal/fa.ts'
import faLicenses from '../../packages/phrases/src/portal-licenses/fa.ts'
import faOrderForms from '../../packages/phrases/src/portal-order-forms/fa.ts'
import faPayments from '../../packages/phrases/src/portal-payments/fa.ts'
import faSettings from '../../packages/phrases/src/portal-settings/fa.ts'
import ru from '../../packages/phrases/src/portal/ru.ts'
import ruLicenses from '../../packages/phrases/src/portal-licenses/ru.ts'
import ruOrderForms from '../../packages/phrases/src/portal-order-forms/ru.ts'
import ruPayments from '../../packages/phrases/src/portal-payments/ru.ts'
import ruSettings from '../../packages/phrases/src/portal-settings/ru.ts'
import vi from '../../packages/phrases/src/portal/vi.ts'
import viLicenses from '../../packages/phrases/src/portal-licenses/vi.ts'
import viOrderForms from '../../packages/phrases/src/portal-order-forms/vi.ts'
import viPayments from '../../packages/phrases/src/portal-payments/vi.ts'
import viSettings from '../../packages/phrases/src/portal-settings/vi.ts'
import zh from '../../packages/phrases/src/portal/zh.ts'
import zhLicenses from '../../packages/phrases/src/portal-licenses/zh.ts'
import zhOrderForms from '../../packages/phrases/src/portal-order-forms/zh.ts'
import zhPayments from '../../packages/phrases/src/portal-payments/zh.ts'
import zhSettings from '../../packages/phrases/src/portal-settings/zh.ts'

/** The portal's words, to find its buttons in every language. */
export const portalWords: Record<
  Language,
  PhrasesLike<typeof ru & typeof ruSettings & typeof ruPayments & typeof ruOrderForms & typeof ruLicenses>
> = {
  ru: { ...ru, ...ruSettings, ...ruPayments, ...ruOrderForms, ...ruLicenses },
  en: { ...en, ...enSettings, ...enPayments, ...enOrderForms, ...enLicenses },
  zh: { ...zh, ...zhSettings, ...zhPayments, ...zhOrderForms, ...zhLicenses },
  fa: { ...fa, ...faSettings, ...faPayments, ...faOrderForms, ...faLicenses },
  vi: { ...vi, ...viSettings, ...viPayments, ...viOrderForms, ...viLicenses },
}
