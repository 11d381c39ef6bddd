import * as z from 'zod/mini'

/** Interface languages (specification/screens.md); Russian is the default and the fallback. */
export const languages = ['ru', 'en', 'zh', 'fa', 'vi'] as const
export type Language = (typeof languages)[number]

export const languageSchema = z.enum(languages)

/** The back office speaks two of them: its employees read Russian or English (specification/screens.md). */
export const officeLanguages = ['ru', 'en'] as const satisfies readonly Language[]
export type OfficeLanguage = (typeof officeLanguages)[number]

/** A name in all five languages under the wire's keys, whose spelling is uneven (`ru_RU`, `zh_cn`, `vi`; specification/actions.md). */
export const translatedName = z.object({
  ru_RU: z.string(),
  en_US: z.string(),
  zh_cn: z.string(),
  fa_IR: z.string(),
  vi: z.string(),
})
export type TranslatedName = z.output<typeof translatedName>

export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value)
}

/** The best of our languages for an Accept-Language header; Russian when none fits. */
export function acceptedLanguage(header: string | undefined): Language {
  for (const range of (header ?? '').split(',')) {
    const primary = range.trim().slice(0, 2).toLowerCase()
    if (isLanguage(primary)) return primary
  }
  return 'ru'
}
