import type { Language } from './languages.ts'

/** What `Intl` is told of days, lists and names. Persian ones keep Latin digits and the calendar of the ticket: sums, times and numbers must match it. */
export const intlLocales: Record<Language, string> = { ru: 'ru', en: 'en-GB', zh: 'zh-CN', fa: 'fa-u-ca-gregory-nu-latn', vi: 'vi' }

/**
 * What it is told of numbers, and of sentences that have a number in them: 253 600 · 1 027,87 in Russian and Persian, 253,600 · 1,027.87 in English
 * and Chinese, 253.600 · 1.027,87 in Vietnamese. A sentence that is counted by another language's forms falls back to its `other`.
 */
export const numberLocales: Record<Language, string> = { ru: 'ru', en: 'en-GB', zh: 'en-GB', fa: 'ru', vi: 'vi' }
