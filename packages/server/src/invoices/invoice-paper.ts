import type { Requisites } from '@anfilada/contract/customers/requisites'
import {
  countAndSum,
  invoiceWords as words,
  letterhead,
  paperDate,
  paperSum,
  paperTitle,
  partyLine,
  transferPurpose,
  vatWords,
} from '@anfilada/phrases/invoice-paper'
import { rublesInWords } from '@anfilada/phrases/rubles-in-words'
import { breaksOfTexts, codeSquares, type Paper, type PaperBlock } from '../files/index.ts'
import { sumOf, vatOf } from './invoice-lines.ts'
import type { DocumentNumber, InvoiceLine } from './invoices.store.ts'
import { paymentCode } from './payment-code.rules.ts'

export type PaperFacts = DocumentNumber & {
  seller: Requisites
  /** Who answers for the seller, and who signs for him where that is known. */
  sellerPhone: string
  head?: string | undefined
  accountant?: string | undefined
  buyer: Requisites
  basis: string
  dueOn: string | null
  lines: readonly InvoiceLine[]
}

/** An invoice, a credit note or an act of services as it is printed: facts of payments §3.1. Only an invoice asks for money. */
export function invoicePaper(facts: PaperFacts): Paper {
  const { kind, seller, sellerPhone, buyer, basis, dueOn, lines } = facts
  const title = paperTitle(facts)
  const blocks: PaperBlock[] = [
    { kind: 'letterhead', ...letterhead(addressed(seller), sellerPhone) },
    ...(kind === 'invoice' ? [payeeBlock(seller)] : []),
    { kind: 'title', text: title },
    {
      kind: 'facts',
      rows: [
        [words.seller[kind], partyLine(addressed(seller), sellerPhone)],
        [words.buyer[kind], partyLine(addressed(buyer))],
        [words.basis, basis],
        ...(dueOn === null ? [] : [[words.due, paperDate(dueOn)] as const]),
      ],
    },
    {
      kind: 'table',
      head: words.head,
      widths: [1, 12, 2, 3.4, 4, 3.6],
      texts: 2,
      rows: lines.map(row),
      breaks: breaksOfTexts(
        lines.map((line) => line.title),
        42,
      ),
    },
    ...totalBlocks(facts),
    ...(kind === 'invoice' ? [codeBlock(facts)] : []),
    ...signatureBlocks(facts),
  ]
  return { title, blocks }
}

function payeeBlock({ bank_name, bik, corr_account, name, inn, kpp, account }: Requisites): PaperBlock {
  const bank = [
    [words.bik, bik ?? ''],
    [words.corrAccount, corr_account ?? ''],
  ] as const
  const payee = [
    [`${words.inn} / ${words.kpp}`, `${inn} / ${kpp ?? ''}`],
    [words.account, account ?? ''],
  ] as const
  return {
    kind: 'frames',
    rows: [
      { label: words.bank, value: bank_name ?? '', numbers: bank },
      { label: words.payee, value: name, numbers: payee },
    ],
  }
}

function addressed({ legal_address, ...party }: Requisites): Parameters<typeof partyLine>[0] {
  return { ...party, address: legal_address }
}

function row({ title, quantity, unitPrice, vatPercent, vat, sum }: InvoiceLine, at: number): string[] {
  return [String(at + 1), title, String(quantity), paperSum(unitPrice), vatWords(vatPercent, vat), paperSum(sum)]
}

function totalBlocks({ kind, lines }: PaperFacts): PaperBlock[] {
  const [sum, vat] = [sumOf(lines), vatOf(lines)]
  const rows: [string, string][] = [
    [words.total, paperSum(sum)],
    vat > 0 ? [words.vat, paperSum(vat)] : [words.withoutVat, ''],
    [words.payable[kind], paperSum(sum)],
  ]
  const said: PaperBlock[] = [
    { kind: 'text', text: countAndSum(lines.length, sum) },
    { kind: 'strong', text: rublesInWords(sum) },
  ]
  return [{ kind: 'sums', rows }, { kind: 'rule' }, ...said, ...(kind === 'act' ? [{ kind: 'text', text: words.rendered } as const] : [])]
}

function codeBlock({ seller, buyer, number, issuedOn, lines }: PaperFacts): PaperBlock {
  const purpose = transferPurpose({ number, date: issuedOn, vat: vatOf(lines) })
  const text = paymentCode({ payee: seller, payerInn: buyer.inn, amount: sumOf(lines), purpose })
  return { kind: 'code', ...codeSquares(text), text: words.code }
}

function signatureBlocks({ kind, head = '', accountant = '' }: PaperFacts): PaperBlock[] {
  const acting = [[words.provider, head] as const, [words.customer, ''] as const]
  const asking = [[words.head_post, head] as const, [words.accountant, accountant] as const]
  return [{ kind: 'signatures', rows: kind === 'act' ? acting : asking }]
}
