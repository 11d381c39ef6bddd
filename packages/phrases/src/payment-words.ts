import type { Language } from '@anfilada/contract/languages'
import type { PaymentMethod } from '@anfilada/contract/payments/payment-status'
import { en } from './payments/en.ts'
import { fa } from './payments/fa.ts'
import { ru } from './payments/ru.ts'
import { vi } from './payments/vi.ts'
import { zh } from './payments/zh.ts'

/** What the server writes of a payment: the words of the screens. */
const paymentWords = { ru, en, zh, fa, vi } satisfies Record<Language, object>

export function paymentMethodWord(language: Language, method: PaymentMethod): string {
  return paymentWords[language].method[method]
}
