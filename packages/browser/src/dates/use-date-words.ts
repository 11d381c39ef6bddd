import { createTranslator } from 'use-intl'
import en from '@anfilada/phrases/dates/en'
import fa from '@anfilada/phrases/dates/fa'
import ru from '@anfilada/phrases/dates/ru'
import vi from '@anfilada/phrases/dates/vi'
import zh from '@anfilada/phrases/dates/zh'
import type { Language } from '@anfilada/contract/languages'
import { numberLocales } from '@anfilada/contract/intl-locales'
import { useLanguage } from '../language/LanguageProvider.tsx'

const words = { ru, en, zh, fa, vi }
const make = (language: Language) => createTranslator({ locale: numberLocales[language], messages: words[language] })
const made = new Map<Language, ReturnType<typeof make>>()

/** What the fields of days say, in the page's language; nothing is waited for. */
export function useDateWords() {
  const { language } = useLanguage()
  const known = made.get(language) ?? make(language)
  made.set(language, known)
  return known
}
