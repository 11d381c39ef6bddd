import type { Language } from '@anfilada/contract/languages'

/** Who answers the company's duty phone, when nobody who has a name is on duty at the museum. */
export const dutyDesk: Record<Language, string> = {
  ru: 'Дежурный',
  en: 'Duty desk',
  zh: '值班人员',
  fa: 'مسئول شیفت',
  vi: 'Nhân viên trực',
}
