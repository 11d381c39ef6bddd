import { receiptFeeName, receiptLineName } from './receipts.ts'
import { ru as shell } from './shell/ru.ts'

// Invoices, credit notes and acts of services are Russian papers, whoever pays; their words have no translations.

export const invoiceWords = {
  title: { invoice: 'Счёт на оплату', credit_note: 'Корректировка к счёту', act: 'Акт об оказании услуг' },
  bank: 'Банк получателя',
  bik: 'БИК',
  corrAccount: 'Корр. счёт',
  payee: 'Получатель',
  inn: 'ИНН',
  kpp: 'КПП',
  account: 'Расчётный счёт',
  seller: { invoice: 'Поставщик', credit_note: 'Поставщик', act: 'Исполнитель' },
  buyer: { invoice: 'Покупатель', credit_note: 'Покупатель', act: 'Заказчик' },
  basis: 'Основание',
  due: 'Оплатить до',
  phone: 'тел.',
  head: ['№', 'Услуга', 'Кол-во', 'Цена', 'НДС', 'Сумма'],
  total: 'Итого',
  vat: 'В том числе НДС',
  withoutVat: 'Без НДС',
  payable: { invoice: 'Всего к оплате, руб.', credit_note: 'Уменьшено на, руб.', act: 'Всего оказано услуг, руб.' },
  code: 'Оплата в приложении банка: реквизиты и сумма уже в коде. Не каждый банк организаций читает его, поэтому реквизиты стоят и выше.',
  head_post: 'Руководитель',
  accountant: 'Главный бухгалтер',
  customer: 'Заказчик',
  provider: 'Исполнитель',
  rendered: 'Услуги оказаны полностью и в срок. Заказчик претензий по объёму, качеству и срокам не имеет.',
  offer: 'Договор-оферта',
} as const

type Numbered = { kind: keyof typeof invoiceWords.title; number: number; issuedOn: string }

/** «Счёт на оплату № 118 от 20.05.2026». */
export function paperTitle({ kind, number, issuedOn }: Numbered): string {
  return `${invoiceWords.title[kind]} № ${number} от ${paperDate(issuedOn)}`
}

type Party = { name: string; inn?: string | null | undefined; kpp?: string | null | undefined; address?: string | null | undefined }

/** A side of a paper in one line, with what is known of it. */
export function partyLine({ name, inn, kpp, address }: Party, phone?: string): string {
  const { inn: innWord, kpp: kppWord, phone: phoneWord } = invoiceWords
  return [name, inn && `${innWord} ${inn}`, kpp && `${kppWord} ${kpp}`, address, phone && `${phoneWord} ${phone}`]
    .filter(Boolean)
    .join(', ')
}

/** What stands at the head of every paper, right of the mark: whose it is, and where he is found. */
export function letterhead({ name, address, ...numbers }: Party, phone: string): { brand: string; lines: string[] } {
  return { brand: shell.brand, lines: [partyLine({ name, address }), partyLine({ name: '', ...numbers }, phone)] }
}

/** `YYYY-MM-DD` as a paper writes it. */
export function paperDate(date: string): string {
  return date.split('-').toReversed().join('.')
}

/** Kopecks as a paper writes them: 102 900,00. */
export function paperSum(amount: number): string {
  const whole = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
  return `${whole},${String(amount % 100).padStart(2, '0')}`
}

type Sold = { museum: string | null; kind: 'ticket' | 'service'; item: string; date: string; orderId: number }

export function invoiceLineTitle({ museum, kind, item, date, orderId }: Sold): string {
  const where = museum ? [museum] : []
  return [...where, receiptLineName(kind, item), paperDate(date), `заказ № ${orderId}`].join(', ')
}

export function penaltyTitle(orderId: number): string {
  return `Штраф за изменение или отказ, заказ № ${orderId}`
}

/** The fee of a renewal: for which license, and with which group of its museum. */
export function feeTitle({ number, museum, heldOn }: { number: string; museum: string; heldOn: string }): string {
  return `${receiptFeeName(number)}, ${museum}, группа ${paperDate(heldOn)}`
}

/** Why a fee is taken back, as its credit note says it. */
export const feeTakenBack = { declined: 'музей не продлил лицензию', withdrawn: 'запрос на продление отозван' } as const

/** Money in advance, for no order yet. */
export const depositTitle = 'Аванс за экскурсионное обслуживание'

export function contractBasis(number: string, date: string | null): string {
  return date === null ? `Договор № ${number}` : `Договор № ${number} от ${paperDate(date)}`
}

export function creditTitle({ number, date, reason }: { number: string; date: string; reason: string }): string {
  return `К счёту № ${number} от ${paperDate(date)}: ${reason}`
}

/** What the money is for, as the payer's bank is told; a bank takes 210 characters at most, and this has fewer. */
export function transferPurpose({ number, date, vat }: { number: number; date: string; vat: number }): string {
  const tax = vat > 0 ? `В том числе НДС ${paperSum(vat).replaceAll('\u00a0', '')}` : 'Без НДС'
  return `Оплата по счёту № ${number} от ${paperDate(date)}. ${tax}`
}

export function vatWords(percent: number | null, vat: number): string {
  return percent === null ? 'без НДС' : `${percent} %: ${paperSum(vat)}`
}

export function countAndSum(lines: number, sum: number): string {
  return `Всего наименований ${lines}, на сумму ${paperSum(sum)} руб.`
}
