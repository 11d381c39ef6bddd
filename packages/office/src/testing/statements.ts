import { entryStates } from '@anfilada/contract/payments/bank-entries'
import type { BankEntry, BankStatement } from '@anfilada/contract/payments/bank-statements'

const nothing = { count: 0, amount: 0 }
const none = Object.fromEntries(entryStates.map((state) => [state, nothing])) as BankStatement['counts']

export function statementOf(changes: Partial<BankStatement> = {}): BankStatement {
  return {
    id: 9,
    file_id: 31,
    name: 'kl_to_1c.txt',
    state: 'done',
    fault: null,
    imported_by: 'Svetlana',
    imported_at: '2026-11-20T12:00:00+03:00',
    finished_at: '2026-11-20T12:00:05+03:00',
    accounts: [
      {
        account: '40702810000000001234',
        from: '2026-11-20',
        until: '2026-11-20',
        opening: 5_000_000,
        incoming: 300_000,
        outgoing: 100_000,
        closing: 5_200_000,
      },
    ],
    entries: 2,
    known: 1,
    doubles: 0,
    outgoing: 1,
    ...changes,
    counts: { ...none, suggested: { count: 1, amount: 100_000 }, unknown: { count: 1, amount: 200_000 }, ...changes.counts },
  }
}

const invoice = { id: 18, number: 118, year: 2026, customer: { id: 4, name: 'Neva Tour' } }

/** Less than an invoice asks for, which is named. */
export const suggested: BankEntry = {
  id: 51,
  line: 21,
  number: '77',
  date: '2026-11-20',
  received_on: '2026-11-20',
  amount: 100_000,
  payer: { name: 'ООО «Нева-тур»', inn: '7801234567', account: '40702810500000000777' },
  purpose: 'Оплата по счету № 118',
  state: 'suggested',
  customer: { id: 4, name: 'Neva Tour' },
  invoice: null,
  suggestion: { ...invoice, left: 120_000, reason: 'partial' },
  kept: 100_000,
}
export const matched: BankEntry = { ...suggested, state: 'matched', invoice, suggestion: null, kept: 0 }
export const unknown: BankEntry = {
  ...suggested,
  id: 52,
  state: 'unknown',
  payer: { name: '', inn: '', account: '' },
  customer: null,
  suggestion: null,
  kept: 0,
}

/** A statement that is open, with these lines. */
export function opened(...entries: BankEntry[]) {
  return { get_bank_statement: { result: statementOf() }, list_bank_entries: { result: entries, next: null } }
}
