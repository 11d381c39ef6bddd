import { actSubject, actTitle, actWords as words, booksOf, debtSentence, documentName } from '@anfilada/phrases/reconciliation-paper'
import { paperDate, partyLine } from '@anfilada/phrases/invoice-paper'
import type { WrittenSheet } from '../files/index.ts'
import type { IssuedAct } from './acts.store.ts'

type Cells = (string | number | null)[]

/** The same act as a table: sums are numbers, in rubles. */
export function actSheet(act: IssuedAct): WrittenSheet {
  const { content, lower, upper, opening, closing, debit, credit } = act
  const { company, customer, museum } = content
  const rows: Cells[] = [
    [actTitle({ ...act, museum })],
    [actSubject({ lower, upper, museum })],
    [words.companySide, partyLine(company)],
    [words.customerSide, partyLine(customer)],
    [booksOf(company.name), null, null, null, booksOf(customer.name)],
    [...words.head, ...words.head],
    ...(opening === null ? [] : [[paperDate(lower), words.opening, ...balanceCells(opening)]]),
    ...content.rows.map((row): Cells => [
      paperDate(row.date),
      documentName(row.kind, row.reference),
      row.debit === 0 ? null : row.debit / 100,
      row.credit === 0 ? null : row.credit / 100,
    ]),
    [null, words.turnover, debit / 100, credit / 100],
    ...(closing === null ? [] : [[paperDate(upper), words.closing, ...balanceCells(closing)]]),
    closing === null ? [words.extractNote] : [debtSentence({ closing, upper, company: company.name, customer: customer.name })],
  ]
  const side = [{ width: 12 }, { width: 34 }, { width: 16, money: true }, { width: 16, money: true }]
  return { name: words.title.slice(0, 31), columns: [...side, ...side], rows, head: 6, rightToLeft: false }
}

function balanceCells(balance: number): [number | null, number | null] {
  return balance < 0 ? [null, -balance / 100] : [balance / 100, null]
}
