import { entryStates } from '../../packages/contract/src/payments/bank-entries.ts'
import type { BankEntry, BankStatement, StatementFault } from '../../packages/contract/src/payments/bank-statements.ts'

const account = '40702810000000001234'
export const gap: StatementFault = { code: 'incoming_differs', account, expected: 48_230_000, found: 45_110_000 }

/** A bank's file that staff took in, in place of the server: the demo's bank sends none. */
export function statementOf(changes: Partial<BankStatement> = {}): BankStatement {
  const nothing = Object.fromEntries(entryStates.map((state) => [state, { count: 0, amount: 0 }])) as BankStatement['counts']
  return {
    id: 9,
    file_id: 31,
    name: 'kl_to_1c.txt',
    state: 'done',
    fault: null,
    imported_by: 'Светлана Кузьмина',
    imported_at: '2026-11-20T12:00:00+03:00',
    finished_at: '2026-11-20T12:00:05+03:00',
    accounts: [
      {
        account,
        from: '2026-11-20',
        until: '2026-11-20',
        opening: 120_000_000,
        incoming: 48_230_000,
        outgoing: 3_000_000,
        closing: 165_230_000,
      },
    ],
    entries: 4,
    known: 2,
    doubles: 0,
    outgoing: 3,
    counts: {
      ...nothing,
      matched: { count: 1, amount: 21_420_000 },
      suggested: { count: 1, amount: 10_000_000 },
      unknown: { count: 1, amount: 1_500_000 },
      free: { count: 1, amount: 15_310_000 },
    },
    ...changes,
  }
}

const invoice = { id: 18, number: 118, year: 2026, customer: { id: 1, name: 'ООО «Нева-тур»' } }
const matched: BankEntry = {
  id: 51,
  line: 21,
  number: '2071',
  date: '2026-11-20',
  received_on: '2026-11-20',
  amount: 21_420_000,
  payer: { name: 'ООО «Нева-тур»', inn: '7801234567', account: '40702810500000000777' },
  purpose: 'Оплата по счету № 118 от 12.11.2026 за экскурсионное обслуживание. Без НДС',
  state: 'matched',
  customer: invoice.customer,
  invoice,
  suggestion: null,
  kept: 0,
}

/** A line of each kind that staff work with. */
export const taken = () => ({
  get_bank_statement: statementOf(),
  list_bank_entries: {
    success: true,
    data: {
      next: null,
      result: [
        matched,
        {
          ...matched,
          id: 52,
          line: 40,
          number: '2072',
          amount: 10_000_000,
          kept: 10_000_000,
          purpose: 'Частичная оплата по сч. 121',
          state: 'suggested',
          invoice: null,
          suggestion: { ...invoice, id: 21, number: 121, left: 12_500_000, reason: 'partial' },
        },
        {
          ...matched,
          id: 53,
          line: 59,
          number: '14',
          amount: 1_500_000,
          payer: { name: 'Иванов Иван Иванович', inn: '', account: '40817810000000000001' },
          purpose: 'За экскурсию',
          state: 'unknown',
          customer: null,
          invoice: null,
        },
        {
          ...matched,
          id: 54,
          line: 78,
          number: '2080',
          amount: 15_310_000,
          kept: 15_310_000,
          purpose: 'Пополнение депозита',
          state: 'free',
          invoice: null,
        },
      ] satisfies BankEntry[],
    },
  },
})
