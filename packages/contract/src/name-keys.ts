import type { Language, TranslatedName } from './languages.ts'

/** Which key of a translated name a language reads. */
export const nameKeys = {
  ru: 'ru_RU',
  en: 'en_US',
  zh: 'zh_cn',
  fa: 'fa_IR',
  vi: 'vi',
} as const satisfies Record<Language, keyof TranslatedName>
