import type { MatchReason } from '@anfilada/contract/payments/bank-entries'
import { invoicesNamedIn, type NamedInvoice } from './invoice-numbers.rules.ts'

/** An invoice of which something is still to come: `left`, kopecks. */
export type OpenInvoice = { id: number; year: number; number: number; inn: string; left: number }
export type IncomingMoney = { payerInn: string; amount: number; purpose: string }

/**
 * `matched`: number, INN and sum agree, and nothing else could be meant: booked without a person. `suggested`: a person says yes. `none`: the money
 * stays on the payer's balance.
 */
export type Match = { kind: 'matched' | 'suggested'; invoiceId: number; reason: MatchReason } | { kind: 'none' }

/** What the money is for. `invoices`: all open ones, of whoever; only those of the payer's INN count. */
export function matchEntry({ payerInn, amount, purpose }: IncomingMoney, invoices: readonly OpenInvoice[]): Match {
  const own = payerInn === '' ? [] : invoices.filter(({ inn }) => inn === payerInn)
  if (own.length === 0) return { kind: 'none' }
  const named = invoicesNamedIn(purpose)
  const found = own.filter((invoice) => named.some((one) => isNamed(invoice, one)))
  const [only] = found
  if (only && found.length === 1) {
    if (only.left !== amount) return suggest(only, amount < only.left ? 'partial' : 'over')
    return named.length === 1 ? { kind: 'matched', invoiceId: only.id, reason: 'number' } : suggest(only, 'one_of_named')
  }
  return ofAmount(found.length > 1 ? found : own, amount, found.length > 1 ? 'one_of_named' : 'amount')
}

function ofAmount(invoices: readonly OpenInvoice[], amount: number, reason: MatchReason): Match {
  const [only, second] = invoices.filter(({ left }) => left === amount)
  return only && !second ? suggest(only, reason) : { kind: 'none' }
}

function suggest({ id }: OpenInvoice, reason: MatchReason): Match {
  return { kind: 'suggested', invoiceId: id, reason }
}

function isNamed(invoice: OpenInvoice, { number, year }: NamedInvoice): boolean {
  return invoice.number === number && (year === undefined || invoice.year === year)
}
