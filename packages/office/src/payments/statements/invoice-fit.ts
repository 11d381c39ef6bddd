import type { BankEntry } from '@anfilada/contract/payments/bank-statements'

export type InvoiceFit = {
  /** Of the money that may pay it: as much as is still to come, less or more, and by how many kopecks. */
  sum: 'exact' | 'less' | 'more'
  gap: number
  inn: 'same' | 'other' | 'unknown'
}

/** What of a line can pay an invoice: on a balance, what pays no order yet; else all of it. Kopecks. */
export function freeOf({ customer, kept, amount }: Pick<BankEntry, 'customer' | 'kept' | 'amount'>): number {
  return customer ? kept : amount
}

/** What speaks for an invoice and what against it. */
export function fitOf(entry: BankEntry, { left, inn }: { left: number; inn: string }): InvoiceFit {
  const gap = freeOf(entry) - left
  const known = entry.payer.inn
  return {
    sum: gap === 0 ? 'exact' : gap < 0 ? 'less' : 'more',
    gap: Math.abs(gap),
    inn: known === '' ? 'unknown' : known === inn ? 'same' : 'other',
  }
}
