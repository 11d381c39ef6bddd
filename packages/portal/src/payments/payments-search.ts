import { paymentMethods, paymentStatuses, type PaymentMethod, type PaymentStatus } from '@anfilada/contract/payments/payment-status'
import { readPeriod } from '../orders/orders-search.ts'

export const paymentTabs = ['individuals', 'organizations', 'links'] as const
export type PaymentTab = (typeof paymentTabs)[number]

/** What the addresses of the payment screens may carry; anything else in them is left out. */
export type PaymentSearch = {
  tab?: Exclude<PaymentTab, 'individuals'>
  vouchers?: string
  /** All of this programme that can be paid, until other numbers are chosen. */
  programme?: number
  /** Chosen before the page was opened. */
  method?: PaymentMethod
}
export type ConfirmationSearch = { payment_id?: number }
export type HistorySearch = { from?: string; to?: string; status?: PaymentStatus; voucher?: number }

type Raw = Record<string, unknown>

export function readPaymentSearch({ tab, vouchers, programme, method }: Raw): PaymentSearch {
  const chosen = paymentTabs.find((one) => one === tab)
  const text = typeof vouchers === 'string' || typeof vouchers === 'number' ? String(vouchers).slice(0, 600) : ''
  const id = positive(programme)
  const known = paymentMethods.find((one) => one === method)
  return {
    ...(chosen && chosen !== 'individuals' && { tab: chosen }),
    ...(text !== '' && { vouchers: text }),
    ...(id !== undefined && { programme: id }),
    ...(known && { method: known }),
  }
}

export function readConfirmationSearch({ payment_id }: Raw): ConfirmationSearch {
  const id = positive(payment_id)
  return id === undefined ? {} : { payment_id: id }
}

export function readHistorySearch({ from, to, status, voucher }: Raw): HistorySearch {
  const known = paymentStatuses.find((one) => one === status)
  const id = positive(voucher)
  return {
    ...readPeriod(from, to),
    ...(known && { status: known }),
    ...(id !== undefined && { voucher: id }),
  }
}

function positive(value: unknown): number | undefined {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 && number <= 2_147_483_647 ? number : undefined
}
