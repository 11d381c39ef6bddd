import type { Language } from '@anfilada/contract/languages'
import { en } from './orders/en.ts'
import { fa } from './orders/fa.ts'
import { ru } from './orders/ru.ts'
import { vi } from './orders/vi.ts'
import { zh } from './orders/zh.ts'

/** What the server writes of an order: the words of the screens. */
const orderWords = { ru, en, zh, fa, vi } satisfies Record<Language, object>

/** The kind of an order in words: it stands where an order has no museum. */
export function orderKindWord(language: Language, kind: keyof typeof ru.kind): string {
  return orderWords[language].kind[kind]
}

const loanNotes: Record<Language, string> = {
  ru: 'Получение {pickup}, возврат {returned}',
  en: 'Pickup {pickup}, return {returned}',
  zh: '领取 {pickup}，归还 {returned}',
  fa: 'دریافت {pickup}، بازگرداندن {returned}',
  vi: 'Nhận {pickup}, trả {returned}',
}

/** The line of the notes that says when equipment is fetched and brought back (specification/orders.md). */
export function loanNote(language: Language, pickup: string, returned: string): string {
  return loanNotes[language].replace('{pickup}', pickup).replace('{returned}', returned)
}
