import type { Language } from '@anfilada/contract/languages'

/** Each language by its own name, whatever the present one is; `short` where five stand in a line. */
export const languageNames: Record<Language, { short: string; full: string }> = {
  ru: { short: 'RU', full: 'Русский' },
  en: { short: 'EN', full: 'English' },
  zh: { short: '中文', full: '中文' },
  fa: { short: 'فارسی', full: 'فارسی' },
  vi: { short: 'VI', full: 'Tiếng Việt' },
}
