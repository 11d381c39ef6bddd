import { Readable } from 'node:stream'
import { addDays } from '@anfilada/contract/dates'
import { transferPurpose } from '@anfilada/phrases/invoice-paper'
import { acceptMatch } from '../../bank-statements/decide-entry.ts'
import { insertStatement } from '../../bank-statements/statements.store.ts'
import { takeIn } from '../../bank-statements/take-in.ts'
import { inTransaction } from '../../db/transaction.ts'
import { putFile } from '../../files/index.ts'
import { takeUpload } from '../../files/take-upload.ts'
import { actingAs, must } from '../acting.ts'
import { moment } from '../calendar.ts'
import type { Tx } from '../connection.ts'
import { demoCompany } from '../company.ts'
import type { Past } from '../past.ts'
import { userId } from '../people.ts'
import { buyerOf, type ToldInvoice, type ToldInvoices } from './invoice-stories.ts'

type Transfer = { payer: { name: string; inn: string; account: string }; amount: number; purpose: string }

/**
 * Yesterday's statement: money that pays its invoice by itself, a part of another that the accountant accepted, money
 * that may be for an invoice, money of a customer without one, and money of nobody who is known.
 */
export async function tellStatement(past: Past, client: Tx, told: ToldInvoices, today: string): Promise<void> {
  const { paid, part, alike } = told
  const transfers = [
    ...(paid ? [transfer(paid, paid.amount)] : []),
    ...(part ? [transfer(part, Math.round(part.amount / 200_000) * 100_000)] : []),
    ...(alike ? [{ ...transfer(alike, alike.amount), purpose: 'За экскурсионное обслуживание группы. Без НДС' }] : []),
    { payer: payerOf('white-nights'), amount: 4_000_000, purpose: 'Предоплата по договору. Без НДС' },
    { payer: { name: 'Кузнецов Олег Иванович', inn: '', account: '40817810000000000017' }, amount: 350_000, purpose: 'За экскурсию' },
  ]
  const text = bankFile(addDays(today, -1), transfers)
  const taken = must(await takeUpload('bank_statement', 'kl_to_1c.txt', Readable.from([Buffer.from(text)])))
  const by = userId('office-accountant')
  const at = moment(addDays(today, -1), '19:05')
  const statementId = await past.act(at, async (pool) => {
    const id = await inTransaction(pool, async (tx) => {
      const fileId = await putFile(tx, { ...taken, kind: 'bank_statement', customerId: null, userId: by, keptDays: 2 })
      return fileId === undefined ? undefined : insertStatement(tx, fileId, by)
    })
    if (id !== undefined) await takeIn(pool, id)
    return id
  })
  if (!part || statementId === undefined) return
  const { rows } = await client.query({
    name: 'demo_suggested',
    text: `select bank_entries.id from bank_entries where bank_entries.statement_id = $1 and bank_entries.suggested_invoice_id = $2`,
    values: [statementId, part.id],
  })
  const accountant = actingAs('office-accountant')
  for (const { id } of rows) {
    await past.act(moment(addDays(today, -1), '19:12'), (pool) =>
      inTransaction(pool, async (tx) => must(await acceptMatch(tx, accountant, id, part.id))),
    )
  }
}

function transfer({ customer, number, issuedOn }: ToldInvoice, amount: number): Transfer {
  return { payer: payerOf(customer), amount, purpose: transferPurpose({ number, date: issuedOn, vat: 0 }) }
}

function payerOf(customer: string): Transfer['payer'] {
  const { name, inn, account } = buyerOf(customer)
  return { name, inn, account: account ?? '' }
}

const opening = 125_000_000

/** As a bank exports it (1CClientBankExchange), totals and all. */
function bankFile(day: string, transfers: readonly Transfer[]): string {
  const date = day.split('-').toReversed().join('.')
  const { account, inn } = demoCompany
  const came = transfers.reduce((sum, { amount }) => sum + amount, 0)
  const period = [`ДатаНачала=${date}`, `ДатаКонца=${date}`, `РасчСчет=${account}`]
  const lines = [
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    'Кодировка=Windows',
    ...period,
    'СекцияРасчСчет',
    ...period,
    `НачальныйОстаток=${rubles(opening)}`,
    `ВсегоПоступило=${rubles(came)}`,
    'ВсегоСписано=0.00',
    `КонечныйОстаток=${rubles(opening + came)}`,
    'КонецРасчСчет',
    ...transfers.flatMap(({ payer, amount, purpose }, at) => [
      'СекцияДокумент=Платежное поручение',
      `Номер=${214 + at}`,
      `Дата=${date}`,
      `Сумма=${rubles(amount)}`,
      `ПлательщикСчет=${payer.account}`,
      `Плательщик1=${payer.name}`,
      `ПлательщикИНН=${payer.inn}`,
      `ПолучательСчет=${account}`,
      `ДатаПоступило=${date}`,
      `ПолучательИНН=${inn}`,
      `НазначениеПлатежа=${purpose}`,
      'КонецДокумента',
    ]),
    'КонецФайла',
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}

function rubles(amount: number): string {
  return `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
}
