import { demoCompany } from '../demo/company.ts'

/** A document of a statement as a bank writes it, kopecks; what is left out is as of an ordinary payment to us. */
export type WrittenDocument = {
  number?: string
  date?: string
  receivedOn?: string | null
  amount?: number
  /** As it is written, whatever the amount is. */
  sum?: string
  payer?: { account?: string; inn?: string; name?: string }
  recipient?: { account?: string; inn?: string }
  purpose?: string
  /** Lines instead of those that say payer and purpose. */
  lines?: string[]
}
export type WrittenAccount = {
  account?: string
  from?: string
  until?: string
  opening?: number
  /** Left out: the sum of the documents that come to the account, and of those that go from it. */
  incoming?: number
  outgoing?: number
  closing?: number
}
export type WrittenStatement = {
  accounts?: WrittenAccount[]
  documents?: WrittenDocument[]
  encoding?: string
  end?: boolean
  lineEnd?: string
}

export const ours = demoCompany.account
export const payerOf = { account: '40702810500000000777', inn: '7707083893', name: 'ООО «Три кита»' } as const

function rubles(amount: number): string {
  return `${amount < 0 ? '-' : ''}${Math.trunc(Math.abs(amount) / 100)}.${String(Math.abs(amount) % 100).padStart(2, '0')}`
}

const recipientOf = (document: WrittenDocument): string => document.recipient?.account ?? ours
const payerAccount = (document: WrittenDocument): string => document.payer?.account ?? payerOf.account
const sumOf = (documents: readonly WrittenDocument[]): number => documents.reduce((sum, { amount = 100_000 }) => sum + amount, 0)

function payerLines(document: WrittenDocument): string[] {
  const { inn, name } = { ...payerOf, ...document.payer }
  return [
    `ПлательщикСчет=${payerAccount(document)}`,
    `Плательщик=ИНН ${inn} ${name}`,
    `ПлательщикИНН=${inn}`,
    `Плательщик1=${name}`,
    `НазначениеПлатежа=${document.purpose ?? 'Оплата услуг. Без НДС'}`,
  ]
}

function documentLines(document: WrittenDocument, at: number): string[] {
  const { number = String(at + 1), date = '20.11.2026', amount = 100_000, recipient, receivedOn = date } = document
  return [
    'СекцияДокумент=Платежное поручение',
    `Номер=${number}`,
    `Дата=${date}`,
    `Сумма=${document.sum ?? rubles(amount)}`,
    ...(document.lines ?? payerLines(document)),
    `ПолучательСчет=${recipientOf(document)}`,
    ...(receivedOn === null ? [] : [`ДатаПоступило=${receivedOn}`]),
    'Получатель=ООО «Анфилада»',
    `ПолучательИНН=${recipient?.inn ?? demoCompany.inn}`,
    'ВидОплаты=01',
    'КонецДокумента',
  ]
}

function accountLines(written: WrittenAccount, documents: readonly WrittenDocument[]): string[] {
  const { account = ours, from = '20.11.2026', until = '20.11.2026', opening = 5_000_000 } = written
  const { incoming = sumOf(documents.filter((one) => recipientOf(one) === account)) } = written
  const { outgoing = sumOf(documents.filter((one) => payerAccount(one) === account)) } = written
  return [
    'СекцияРасчСчет',
    `ДатаНачала=${from}`,
    `ДатаКонца=${until}`,
    `РасчСчет=${account}`,
    `НачальныйОстаток=${rubles(opening)}`,
    `ВсегоПоступило=${rubles(incoming)}`,
    `ВсегоСписано=${rubles(outgoing)}`,
    `КонечныйОстаток=${rubles(written.closing ?? opening + incoming - outgoing)}`,
    'КонецРасчСчет',
  ]
}

/** A 1CClientBankExchange as a bank exports it, totals and all. */
export function writeStatement(written: WrittenStatement = {}): string {
  const { accounts = [{}], documents = [{}], encoding = 'Windows', end = true, lineEnd = '\r\n' } = written
  const lines = [
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    `Кодировка=${encoding}`,
    'Отправитель=Бэнк-клиент',
    'Получатель=1С:Предприятие',
    'ДатаСоздания=21.11.2026',
    'ВремяСоздания=09:15:00',
    'ДатаНачала=20.11.2026',
    'ДатаКонца=20.11.2026',
    ...accounts.map(({ account = ours }) => `РасчСчет=${account}`),
    'Документ=Платежное поручение',
    ...accounts.flatMap((account) => accountLines(account, documents)),
    ...documents.flatMap(documentLines),
    ...(end ? ['КонецФайла'] : []),
  ]
  return lines.map((line) => line + lineEnd).join('')
}

const letters = Array.from({ length: 128 }, (_, at) => Buffer.from([at + 128]))
const tables = {
  'windows-1251': new Map(letters.map((byte) => [new TextDecoder('windows-1251').decode(byte), byte[0] ?? 63])),
  ibm866: new Map(letters.map((byte) => [new TextDecoder('ibm866').decode(byte), byte[0] ?? 63])),
}

/** A text in the letters of banks; what they do not have is `?`, as banks write it. */
export function encode(text: string, encoding: keyof typeof tables): Buffer {
  const table = tables[encoding]
  return Buffer.from(Array.from(text, (letter) => (letter < '\u0080' ? letter.charCodeAt(0) : (table.get(letter) ?? 63))))
}
