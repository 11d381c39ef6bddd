import type { Language } from '@anfilada/contract/languages'
import type { OrderStatus } from '@anfilada/contract/orders/order-status'
import { en } from './orders/en.ts'
import { fa } from './orders/fa.ts'
import { ru } from './orders/ru.ts'
import { vi } from './orders/vi.ts'
import { zh } from './orders/zh.ts'

/** What the server says as `status_label`: the words of the screens. */
export const statusLabels: Record<Language, Record<OrderStatus, string>> = {
  ru: ru.status,
  en: en.status,
  zh: zh.status,
  fa: fa.status,
  vi: vi.status,
}
