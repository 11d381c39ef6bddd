import { isExpired, type Payment } from '../bank/payment.ts'
import { en } from './words-en.ts'
import { fa } from './words-fa.ts'
import { ru } from './words-ru.ts'
import type { Words } from './words-shape.ts'
import { vi } from './words-vi.ts'
import { zh } from './words-zh.ts'

const languages = ['ru', 'en', 'zh', 'fa', 'vi'] as const
export type Language = (typeof languages)[number]

/** The stand itself is looked after in Russian or English. */
const words: Record<Language, Words> = { ru, en, zh: { ...en, ...zh }, fa: { ...en, ...fa }, vi: { ...en, ...vi } }

/** What became of a payment so far. */
export function stateWord(payment: Payment, language: Language): string {
  return isExpired(payment, Date.now()) ? words[language].expired : words[language].states[payment.state]
}

export function wordsFor(language: Language): Words {
  return words[language]
}

export function isLanguage(text: string | undefined): text is Language {
  return languages.some((one) => one === text)
}
