import type { CompanyFacts } from '@anfilada/contract/company-facts'
import { dateIn, defaultZone } from '@anfilada/contract/dates'
import { kopecks } from '@anfilada/contract/kopecks'
import { vatIn } from '@anfilada/contract/pricing/price-order'
import { invoiceWords, letterhead, paperSum, partyLine } from '@anfilada/phrases/invoice-paper'
import { paymentMethodWord } from '@anfilada/phrases/payment-words'
import { receiptPaperTitle, receiptPaperWords as words, receiptPayment, receiptVat } from '@anfilada/phrases/receipt-paper'
import { rublesInWords } from '@anfilada/phrases/rubles-in-words'
import { breaksOfTexts, type Paper, type PaperBlock } from '../../files/index.ts'
import type { FittedLine } from '../providers/receipt.rules.ts'
import type { ReceiptTask } from './receipt-papers.store.ts'

/** What the accountant takes to the cash register: all that the receipt says (54-FZ), and room for its number and his hand. */
export function receiptPaper(task: ReceiptTask, facts: CompanyFacts): Paper {
  const { id, kind, createdAt, receipt } = task
  const company = { name: facts.names.ru, inn: facts.inn, kpp: facts.kpp, address: facts.legal_address }
  const title = receiptPaperTitle(kind, id, dateIn(defaultZone, createdAt))
  const sums = receipt.lines.map(sumOf)
  const blocks: PaperBlock[] = [
    { kind: 'letterhead', ...letterhead(company, facts.duty_phone) },
    { kind: 'title', text: title },
    { kind: 'facts', rows: [[words.company, partyLine(company)], ...factsOf(task)] },
    {
      kind: 'table',
      head: words.head,
      widths: [1, 9, 4, 2, 3.4, 4.4, 3.6],
      texts: 3,
      rows: receipt.lines.map((line, at) => row(line, sums[at] ?? 0, at)),
      breaks: breaksOfTexts(
        receipt.lines.map(({ name }) => name),
        28,
      ),
    },
    ...totalBlocks(task, sums),
    { kind: 'signatures', rows: [words.number, words.moment, words.madeBy].map((label) => [label, ''] as const) },
  ]
  return { title, blocks }
}

function factsOf({ kind, customer, orderId, refundId, payment, contact, receipt }: ReceiptTask): (readonly [string, string])[] {
  const paid = { id: payment.id, date: dateIn(defaultZone, payment.at), method: paymentMethodWord('ru', payment.method) }
  return [
    [words.customer, partyLine(customer)],
    [words.sign, words.signs[kind]],
    [words.reason, words.reasons[receipt.why]],
    [words.payment, receiptPayment(paid)],
    ...(orderId === null ? [] : [[words.order, `№ ${orderId}`] as const]),
    ...(refundId === null ? [] : [[words.refund, `№ ${refundId}`] as const]),
    [words.contact, contact === '' ? words.noContact : contact],
  ]
}

function sumOf({ quantity, price }: FittedLine): number {
  return quantity * price
}

function row(line: FittedLine, sum: number, at: number): string[] {
  const { name, quantity, price, inAdvance, vatPercent } = line
  const vat = receiptVat(line, vatIn(kopecks(sum), vatPercent))
  return [String(at + 1), name, inAdvance ? words.advance : words.settled, String(quantity), paperSum(price), vat, paperSum(sum)]
}

function totalBlocks({ receipt: { lines, offset } }: ReceiptTask, sums: readonly number[]): PaperBlock[] {
  const sum = sums.reduce((total, each) => total + each, 0)
  const vat = lines.reduce((total, { vatPercent }, at) => total + vatIn(kopecks(sums[at] ?? 0), vatPercent), 0)
  const money = sum - offset
  const rows: (readonly [string, string])[] = [
    vat > 0 ? [invoiceWords.vat, paperSum(vat)] : [invoiceWords.withoutVat, ''],
    ...(offset > 0 ? [[words.offset, paperSum(offset)] as const] : []),
    ...(money > 0 ? [[words.money, paperSum(money)] as const] : []),
    [words.total, paperSum(sum)],
  ]
  return [{ kind: 'sums', rows }, { kind: 'rule' }, { kind: 'strong', text: rublesInWords(sum) }]
}
