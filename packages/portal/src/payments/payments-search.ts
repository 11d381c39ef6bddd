import { chosen, idIn, oneOf, periodIn, textIn } from '@anfilada/browser/read-address'
import type { CustomerKind } from '@anfilada/contract/identity/login'
import { paymentMethods, paymentStatuses, type PaymentMethod, type PaymentStatus } from '@anfilada/contract/payments/payment-status'

export const paymentTabs = ['individuals', 'organizations', 'links'] as const
export type PaymentTab = (typeof paymentTabs)[number]

/** What the addresses of the payment screens may carry; anything else in them is left out. */
export type PaymentSearch = {
  tab?: PaymentTab
  vouchers?: string
  /** All of this programme that can be paid, until other numbers are chosen. */
  programme?: number
  /** Fees of prolongation in place of orders, on every tab. */
  what?: 'fees'
  /** Chosen before the page was opened. */
  method?: PaymentMethod
}
/** An organization pays by invoice, whatever orders it comes with, unless it names a way to pay at once. */
export function landingTab({ method }: PaymentSearch, kind: CustomerKind | null | undefined): PaymentTab {
  return kind === 'legal_entity' && method === undefined ? 'organizations' : 'individuals'
}
/** The address of this tab with all else that is asked for; the tab is named where one would land on another. */
export function withTab({ tab: _before, ...search }: PaymentSearch, tab: PaymentTab, kind: CustomerKind | null | undefined): PaymentSearch {
  return landingTab(search, kind) === tab ? search : { ...search, tab }
}
export type ConfirmationSearch = { payment_id?: number }
/** An act that is laid beside the customer's books. */
export type ReviseSearch = { act?: number }
export type HistorySearch = { from?: string; to?: string; status?: PaymentStatus; voucher?: number }

type Raw = Record<string, unknown>

export function readPaymentSearch({ tab, vouchers, programme, what, method }: Raw): PaymentSearch {
  return chosen({
    tab: oneOf(paymentTabs, tab),
    vouchers: textIn(vouchers, 600),
    programme: idIn(programme),
    what: oneOf(['fees'] as const, what),
    method: oneOf(paymentMethods, method),
  })
}

/** An address that names a payment which can be none names the payment 0, which is not found. */
export function readConfirmationSearch({ payment_id }: Raw): ConfirmationSearch {
  return chosen({ payment_id: payment_id === undefined ? undefined : (idIn(payment_id) ?? 0) })
}

export function readHistorySearch({ from, to, status, voucher }: Raw): HistorySearch {
  return chosen({ ...periodIn(from, to), status: oneOf(paymentStatuses, status), voucher: idIn(voucher) })
}

/** An address that names an act which can be none names the act 0, which is not found. */
export function readReviseSearch({ act }: Raw): ReviseSearch {
  return chosen({ act: act === undefined ? undefined : (idIn(act) ?? 0) })
}
