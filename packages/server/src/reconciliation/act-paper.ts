import {
  actSubject,
  actTitle,
  actWords as words,
  betweenParties,
  booksOf,
  contractOf,
  debtSentence,
  documentName,
  signedSum,
} from '@anfilada/phrases/reconciliation-paper'
import { letterhead, paperDate, partyLine } from '@anfilada/phrases/invoice-paper'
import { breaksOf, type Paper, type PaperBlock } from '../files/index.ts'
import type { IssuedAct } from './acts.store.ts'

/** An act as it is printed: left by our books, right room for the other side's; the debt in words, and both sign. `phone`: the company's when it was issued. */
export function actPaper(act: IssuedAct, phone: string): Paper {
  const { content, lower, upper } = act
  const { company, customer, contract, museum } = content
  const title = actTitle({ ...act, museum })
  const rows = actLines(act)
  const blocks: PaperBlock[] = [
    { kind: 'letterhead', ...letterhead(company, phone) },
    { kind: 'title', text: title },
    { kind: 'text', text: `${actSubject({ lower, upper, museum })}. ${words.currency} ${words.place}` },
    {
      kind: 'facts',
      rows: [
        [words.companySide, partyLine(company)],
        [words.customerSide, partyLine(customer)],
        ...(contract ? [[words.basis, contractOf(contract.number, contract.date)] as const] : []),
      ],
    },
    { kind: 'text', text: museum === null ? betweenParties(company.name, customer.name) : words.extractNote },
    {
      kind: 'table',
      halves: [booksOf(company.name), booksOf(customer.name)],
      head: words.head,
      widths: [1.9, 5.2, 2.5, 2.5],
      // Of one line each.
      breaks: breaksOf(
        rows.map(() => 1),
        [16, 25],
      ),
      texts: 2,
      rows,
    },
    ...closingBlocks(act),
  ]
  return { title, blocks, lying: true }
}

/** Opening balance, operations, turnover, closing balance: a balance stands on the side of whom it is owed to. */
function actLines({ opening, closing, debit, credit, lower, upper, content }: IssuedAct): string[][] {
  const rows = content.rows.map(({ date, kind, reference, debit: supplied, credit: paid }) => [
    paperDate(date),
    documentName(kind, reference),
    supplied === 0 ? '' : signedSum(supplied),
    paid === 0 ? '' : signedSum(paid),
  ])
  return [
    ...(opening === null ? [] : [[paperDate(lower), words.opening, ...balanceCells(opening)]]),
    ...(rows.length > 0 ? rows : [['', words.nothing, '', '']]),
    ['', words.turnover, signedSum(debit), signedSum(credit)],
    ...(closing === null ? [] : [[paperDate(upper), words.closing, ...balanceCells(closing)]]),
  ]
}

function balanceCells(balance: number): [string, string] {
  return balance < 0 ? ['', signedSum(-balance)] : [signedSum(balance), '']
}

/** An extract has no balance that anybody could sign for. */
function closingBlocks({ closing, upper, content: { company, customer } }: IssuedAct): PaperBlock[] {
  if (closing === null) return []
  const rows = [
    [`${words.companySide}: ${company.name}`, words.post],
    [`${words.customerSide}: ${customer.name}`, words.post],
  ] as const
  return [
    { kind: 'strong', text: debtSentence({ closing, upper, company: company.name, customer: customer.name }) },
    { kind: 'signatures', rows },
  ]
}
