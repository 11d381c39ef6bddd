import type { TransactionKind } from '@anfilada/contract/ledger/ledger'
import { paperDate, paperSum } from './invoice-paper.ts'
import { rublesInWords } from './rubles-in-words.ts'

// Acts of reconciliation are Russian papers, whoever reads them; their words have no translations.

export const actWords = {
  title: 'Акт сверки взаимных расчётов',
  extract: 'Выписка операций',
  place: 'Санкт-Петербург',
  version: 'версия',
  head: ['Дата', 'Документ', 'Дебет', 'Кредит'],
  opening: 'Сальдо начальное',
  turnover: 'Обороты за период',
  closing: 'Сальдо конечное',
  nothing: 'Операций за период не было',
  companySide: 'От исполнителя',
  customerSide: 'От заказчика',
  post: 'Должность, подпись, расшифровка',
  basis: 'Основание',
  inn: 'ИНН',
  kpp: 'КПП',
  currency: 'Валюта: российский рубль.',
  extractNote: 'Выписка без остатков: только начисления по заказам музея. Оплаты по музеям не делятся, остатки стоят в полном акте.',
} as const

/** An order's charges and money of the bank, as accountants call them in their own books. */
const documents: Record<TransactionKind, string> = {
  charge: 'Реализация, заказ',
  adjustment: 'Изменение, заказ',
  reversal: 'Отмена, заказ',
  penalty: 'Штраф, заказ',
  payment: 'Оплата',
  refund: 'Возврат',
  correction: 'Корректировка',
  opening: 'Остаток из прежней системы',
}

/** Money that a bank statement told of; one that turned out to be another's is taken back. */
const transfers: Partial<Record<TransactionKind, string>> = { payment: 'Перевод', reversal: 'Отмена перевода' }

/** The fee of a license's prolongation, which a declined request takes back. */
const prolongations: Partial<Record<TransactionKind, string>> = { charge: 'Продление лицензии', reversal: 'Отмена продления лицензии' }

/** `reference` as the ledger has it, `order:71`, `bank:5`: what has no number is named without one; a customer has one opening balance. */
export function documentName(kind: TransactionKind, reference: string): string {
  const [of, number = ''] = reference.split(':')
  const name = (of === 'bank' ? transfers : of === 'prolongation' ? prolongations : {})[kind] ?? documents[kind]
  return /^\d+$/.test(number) && kind !== 'opening' ? `${name} №\u00a0${number}` : name
}

type Titled = { number: number; version: number; issuedOn: string; museum: string | null }

export function actTitle({ number, version, issuedOn, museum }: Titled): string {
  const kind = museum === null ? actWords.title : actWords.extract
  return `${kind} № ${number} от ${paperDate(issuedOn)}, ${actWords.version} ${version}`
}

export function actSubject({ lower, upper, museum }: { lower: string; upper: string; museum: string | null }): string {
  const where = museum === null ? '' : `, музей: ${museum}`
  return `за период с ${paperDate(lower)} по ${paperDate(upper)}${where}`
}

export function betweenParties(company: string, customer: string): string {
  return `Мы, нижеподписавшиеся, ${company} и ${customer}, составили настоящий акт о том, что состояние взаимных расчётов по данным учёта следующее.`
}

export function booksOf(party: string): string {
  return `По данным ${party}, руб.`
}

export function contractOf(number: string, date: string | null): string {
  return date === null ? `Договор № ${number}` : `Договор № ${number} от ${paperDate(date)}`
}

/** Kopecks, below zero with its sign: what was taken back. */
export function signedSum(amount: number): string {
  return amount < 0 ? `−${paperSum(-amount)}` : paperSum(amount)
}

/** Who owes whom on the last day. `closing` in kopecks: above zero the customer owes. */
export function debtSentence({
  closing,
  upper,
  company,
  customer,
}: {
  closing: number
  upper: string
  company: string
  customer: string
}): string {
  const day = `На ${paperDate(upper)}`
  if (closing === 0) return `${day} взаимной задолженности нет.`
  const [debtor, creditor] = closing > 0 ? [customer, company] : [company, customer]
  const sum = Math.abs(closing)
  return `${day} задолженность ${debtor} в пользу ${creditor} составляет ${paperSum(sum)} руб. (${rublesInWords(sum)}).`
}
