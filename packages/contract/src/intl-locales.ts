import type { Language } from './languages.ts'

/** What `Intl` is told. Persian sentences keep Latin digits and the calendar of the ticket: sums, times and numbers must match it. */
export const intlLocales: Record<Language, string> = { ru: 'ru', en: 'en-GB', zh: 'zh-CN', fa: 'fa-u-ca-gregory-nu-latn', vi: 'vi' }
