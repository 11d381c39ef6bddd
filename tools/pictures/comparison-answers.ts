import type { ReconciliationAct } from '../../packages/contract/src/reconciliation/acts.ts'
import type { Comparison, ComparisonLine } from '../../packages/contract/src/reconciliation/comparison.ts'

type Ours = NonNullable<ComparisonLine['ours']>
const day = (of: string): string => `2026-04-${of}`
const charge = (of: string, number: string, debit: number): Ours => ({ date: day(of), document: 'charge', number, debit, credit: 0 })
const paid = (of: string, number: string, credit: number): Ours => ({ date: day(of), document: 'payment', number, debit: 0, credit })
const theirs = (row: number, of: string, document: string, debit: number, credit: number): ComparisonLine['theirs'] => ({
  row,
  date: day(of),
  document,
  debit,
  credit,
})

const brief = { comparison_id: 8, file_name: '1С, 51 и 62 счёт.xlsx', differences: 4, at: '2026-05-19T12:04:00+03:00' }

const act: ReconciliationAct = {
  act_id: 3,
  number: 2,
  version: 1,
  outdated: false,
  museum: null,
  period_lower: '2026-04-01',
  period_upper: '2026-04-30',
  opening: 24_840_000,
  debit: 22_020_000,
  credit: 23_670_000,
  closing: 23_190_000,
  currency: 'RUB',
  issued_at: '2026-05-18T09:00:00+03:00',
  agreed_by_customer: null,
  agreed_by_company: null,
  compared: brief,
  files: { pdf: '/api/v1/files/reconciliation_act/9', xlsx: null },
}

/** An act beside a customer's file, in place of the server: the demo's customers send none. */
const comparison: Comparison = {
  comparison_id: brief.comparison_id,
  file_name: brief.file_name,
  file: '/api/v1/files/reconciliation/31',
  made_by: 'Марина Лебедева',
  made_at: brief.at,
  counts: { only_theirs: 1, only_ours: 1, amount: 1, date: 1, same: 3 },
  difference: 2_550_000,
  has_sides: true,
  unread: { count: 2, rows: [11, 14] },
  outside: 1,
  lines: [
    { kind: 'date', ours: paid('06', '217', 3_600_000), theirs: theirs(5, '09', 'Списание с р/с 217', 3_600_000, 0) },
    { kind: 'only_ours', ours: { ...paid('14', '231', 1_650_000), document: 'transfer' }, theirs: null },
    {
      kind: 'amount',
      ours: charge('22', '47980', 450_000),
      theirs: theirs(8, '22', 'Поступление (акт, накладная) 47980 от 22.04.2026', 0, 900_000),
    },
    { kind: 'only_theirs', ours: null, theirs: theirs(9, '27', 'Поступление 5011', 0, 450_000) },
    { kind: 'same', ours: charge('03', '47391', 3_600_000), theirs: theirs(4, '03', 'Поступление 47391', 0, 3_600_000) },
    { kind: 'same', ours: charge('15', '47597', 18_420_000), theirs: theirs(7, '15', 'Поступление 47597', 0, 18_420_000) },
    { kind: 'same', ours: paid('29', '244', 18_420_000), theirs: theirs(10, '29', 'Списание с р/с 244', 18_420_000, 0) },
  ],
  next: null,
}

export const compared = { act, comparison }
