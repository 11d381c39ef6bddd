import { kopecks } from '@anfilada/contract/kopecks'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoCompany } from '../demo/company.ts'
import { invoicePaper, type PaperFacts } from '../invoices/invoice-paper.ts'
import { receiptPaper } from '../payments/tasks/receipt-paper.ts'
import { actPaper } from '../reconciliation/act-paper.ts'
import { fontsOfPdf, textOfPdf } from '../testing/pdf-text.ts'
import { breaksOf, breaksOfTexts, type Paper } from './paper.ts'
import { renderPaper } from './paper-page.ts'

// What a reader's program finds on the papers, and copies from them: whole, in its order, and no letter lost.

const seller = {
  name: 'ООО «Анфилада»',
  inn: '7801234500',
  kpp: '780101001',
  legal_address: 'Санкт-Петербург',
  bank_name: 'АО «Банк»',
  bik: '044030999',
  account: '40702810900000012345',
  corr_account: '30101810000000000999',
}
const buyer = { name: 'ООО «Нева-тур»', inn: '7899000011', kpp: '789901001', legal_address: 'Псков' }
const parties = [
  'ООО «Анфилада», ИНН 7801234500, КПП 780101001, Санкт-Петербург',
  'ООО «Нева-тур», ИНН 7899000011, КПП 789901001, Псков',
] as const
const tickets = {
  orderId: 71,
  title: 'Взрослый билет, заказ № 71',
  quantity: 10,
  unitPrice: kopecks(123_450),
  sum: kopecks(1_234_500),
  vatPercent: 22,
  vat: kopecks(222_615),
}
const guide = {
  orderId: 71,
  title: 'Гид',
  quantity: 1,
  unitPrice: kopecks(60_000),
  sum: kopecks(60_000),
  vatPercent: null,
  vat: kopecks(0),
}
const facts = {
  kind: 'invoice',
  year: 2026,
  number: 1186,
  issuedOn: '2026-11-20',
  seller,
  sellerPhone: demoCompany.duty_phone,
  buyer,
  basis: 'Договор № NEVA-1 от 17.10.2025',
  dueOn: '2026-11-24',
  lines: [tickets, guide],
} satisfies PaperFacts

const invoiceTable = [
  '№ | Услуга | Кол-во | Цена | НДС | Сумма',
  '1 | Взрослый билет, заказ № 71 | 10 | 1 234,50 | 22 %: 2 226,15 | 12 345,00',
  '2 | Гид | 1 | 600,00 | без НДС | 600,00',
  'Итого | 12 945,00',
  'В том числе НДС | 2 226,15',
]
const inWords = ['Всего наименований 2, на сумму 12 945,00 руб.', 'Двенадцать тысяч девятьсот сорок пять рублей 00 копеек']

const sender = ['ООО «Анфилада», Санкт-Петербург', 'Анфилада | ИНН 7801234500, КПП 780101001, тел. +7 921 555-01-00']

const embedded = ['NotoSans-Regular', 'NotoSans-SemiBold'].map((name) => ({ name, isEmbedded: true }))

/** Its text; its fonts go with the file, and every glyph says its letter. */
async function reader(paper: Paper): Promise<string[]> {
  const file = await renderPaper(paper)
  const text = textOfPdf(file)
  expect(fontsOfPdf(file).toSorted((one, other) => (one.name < other.name ? -1 : 1))).toEqual(embedded)
  expect(text.filter((line) => line.includes('?'))).toEqual([])
  return text
}

// Its title has й: the library meets и as a part of it.
beforeAll(() => renderPaper({ title: 'й', blocks: [{ kind: 'title', text: 'й' }] }))

describe('what is read from a paper', () => {
  test('is an invoice: where to pay, both parties, lines with VAT, the sum in words, the last day', async () => {
    expect(await reader(invoicePaper(facts))).toEqual([
      ...sender,
      'Банк получателя | БИК | 044030999',
      'АО «Банк»',
      'Корр. счёт | 30101810000000000999',
      'Получатель | ИНН / КПП | 7801234500 / 780101001',
      'ООО «Анфилада»',
      'Расчётный счёт | 40702810900000012345',
      'Счёт на оплату № 1186 от 20.11.2026',
      `Поставщик | ${parties[0]}, тел. +7 921 555-01-00`,
      `Покупатель | ${parties[1]}`,
      'Основание | Договор № NEVA-1 от 17.10.2025',
      'Оплатить до | 24.11.2026',
      ...invoiceTable,
      'Всего к оплате, руб. | 12 945,00',
      ...inWords,
      'Оплата в приложении банка: реквизиты и сумма уже в коде. Не каждый банк',
      'организаций читает его, поэтому реквизиты стоят и выше.',
      'Руководитель',
      'Главный бухгалтер',
      '1 / 1',
    ])
  })

  test('is an act of services: who rendered them to whom, and nothing that asks for money', async () => {
    expect(await reader(invoicePaper({ ...facts, kind: 'act', dueOn: null }))).toEqual([
      ...sender,
      'Акт об оказании услуг № 1186 от 20.11.2026',
      `Исполнитель | ${parties[0]}, тел. +7 921 555-01-00`,
      `Заказчик | ${parties[1]}`,
      'Основание | Договор № NEVA-1 от 17.10.2025',
      ...invoiceTable,
      'Всего оказано услуг, руб. | 12 945,00',
      ...inWords,
      'Услуги оказаны полностью и в срок. Заказчик претензий по объёму, качеству и срокам не имеет.',
      'Исполнитель',
      'Заказчик',
      '1 / 1',
    ])
  })

  test('is a credit note without VAT, where its line has none', async () => {
    const note = { ...facts, kind: 'credit_note', dueOn: null, lines: [guide], basis: 'К счёту № 118 от 20.11.2026: Меньше людей' } as const
    const text = await reader(invoicePaper(note))
    expect(text[2]).toBe('Корректировка к счёту № 1186 от 20.11.2026')
    expect(text.slice(7, 13)).toEqual([
      '1 | Гид | 1 | 600,00 | без НДС | 600,00',
      'Итого | 600,00',
      'Без НДС',
      'Уменьшено на, руб. | 600,00',
      'Всего наименований 1, на сумму 600,00 руб.',
      'Шестьсот рублей 00 копеек',
    ])
  })

  test('is an act of reconciliation: balances, each operation on its side, the debt in words, room for the other side', async () => {
    const side = { kpp: '1', address: null }
    const act = {
      customerId: 1,
      number: 3,
      version: 2,
      lower: '2026-08-01',
      upper: '2026-10-31',
      opening: 435_000,
      debit: 2_500_050,
      credit: 1_200_000,
      closing: 1_735_050,
      issuedOn: '2026-11-20',
      issuedAt: new Date('2026-11-20T07:00:00Z'),
      content: {
        company: { ...side, name: 'Анфилада', inn: '7801234500' },
        customer: { ...side, name: 'Нева', inn: '7899000011' },
        contract: null,
        museum: null,
        rows: [
          { date: '2026-08-02', kind: 'charge', reference: 'order:71', debit: kopecks(2_500_050), credit: kopecks(0) },
          { date: '2026-09-13', kind: 'payment', reference: 'bank:5', debit: kopecks(0), credit: kopecks(1_200_000) },
        ],
      },
    } as const
    expect(await reader(actPaper({ ...act, content: { ...act.content, rows: [...act.content.rows] } }, demoCompany.duty_phone))).toEqual([
      'Анфилада',
      'Анфилада',
      'ИНН 7801234500, КПП 1, тел. +7 921 555-01-00',
      'Акт сверки взаимных расчётов № 3 от 20.11.2026, версия 2',
      'за период с 01.08.2026 по 31.10.2026. Валюта: российский рубль. Санкт-Петербург',
      'От исполнителя | Анфилада, ИНН 7801234500, КПП 1',
      'От заказчика | Нева, ИНН 7899000011, КПП 1',
      'Мы, нижеподписавшиеся, Анфилада и Нева, составили настоящий акт о том, что состояние взаимных расчётов по данным учёта следующее.',
      'По данным Анфилада, руб. | По данным Нева, руб.',
      'Дата | Документ | Дебет | Кредит | Дата | Документ | Дебет | Кредит',
      '01.08.2026 | Сальдо начальное | 4 350,00',
      '02.08.2026 | Реализация, заказ № 71 | 25 000,50',
      '13.09.2026 | Перевод № 5 | 12 000,00',
      'Обороты за период | 25 000,50 | 12 000,00',
      '31.10.2026 | Сальдо конечное | 17 350,50',
      'На 31.10.2026 задолженность Нева в пользу Анфилада составляет 17 350,50 руб. (Семнадцать тысяч триста пятьдесят рублей 50 копеек).',
      'От исполнителя: Анфилада | Должность, подпись, расшифровка',
      'От заказчика: Нева | Должность, подпись, расшифровка',
      '1 / 1',
    ])
  })

  test('is the paper of a receipt: why by hand, lines with VAT and settlement, what pays it, room for its number', async () => {
    const line = { name: 'Взрослый билет', quantity: 10, price: kopecks(123_450), vatPercent: 22, inAdvance: false }
    const text = await reader(
      receiptPaper(
        {
          id: 12,
          kind: 'receipts_by_hand',
          createdAt: new Date('2026-11-20T07:00:00Z'),
          receipt: { why: 'settlement', offset: 1_234_500, lines: [line] },
          contact: 'buh@neva-tour.example',
          customer: { ...buyer, address: 'Псков' },
          payment: { id: 5001, method: 'card', at: new Date('2026-11-01T09:00:00Z') },
          orderId: 71,
          refundId: null,
          fileId: null,
        },
        demoCompany,
      ),
    )
    expect(text[2]).toBe('Чек на кассе, задание № 12 от 20.11.2026')
    expect(text.slice(text.indexOf('Признак расчёта | Приход') - 1)).toEqual([
      `Клиент | ${parties[1]}`,
      'Признак расчёта | Приход',
      'Почему вручную | Посещение состоялось, предоплату пора зачесть, а у банка нет вызова для второго чека.',
      'Платёж | № 5001 от 01.11.2026, Банковская карта',
      'Заказ | № 71',
      'Куда отправить чек | buh@neva-tour.example',
      '№ | Услуга | Расчёт | Кол-во | Цена | НДС | Сумма',
      '1 | Взрослый билет | полный расчёт | 10 | 1 234,50 | 22 %: 2 226,15 | 12 345,00',
      'В том числе НДС | 2 226,15',
      'Зачёт предоплаты | 12 345,00',
      'Итог чека, руб. | 12 345,00',
      'Двенадцать тысяч триста сорок пять рублей 00 копеек',
      'Номер чека (ФД)',
      'Дата и время чека',
      'Чек пробил',
      '1 / 1',
    ])
  })
})

describe('a long table', () => {
  test('begins a page before the row that has no more room, and is never empty', () => {
    expect(breaksOf([1, 1, 1, 1, 1, 1], [2, 3])).toEqual([2, 5])
    expect(breaksOf([9, 9], [2, 3])).toEqual([1])
    expect(
      breaksOfTexts(
        Array.from({ length: 30 }, () => 'Гид'),
        42,
      ),
    ).toEqual([23])
    expect(
      breaksOfTexts(
        Array.from({ length: 30 }, () => 'Экскурсионное обслуживание в Государственном Эрмитаже'),
        42,
      ),
    ).toEqual([14])
  })

  test('has all of its rows once, and its head on its own pages alone', async () => {
    const title = 'Государственный Эрмитаж, Экскурсионное обслуживание: взрослый билет, 24.11.2026, заказ № 71'
    const lines = Array.from({ length: 36 }, (_, at) => ({ ...(at % 2 ? guide : tickets), title: at % 2 ? 'Гид' : title }))
    const text = await reader(invoicePaper({ ...facts, lines }))
    const numbered = text.flatMap((line) => /^(\d+) \| (?:Гид|Государственный)/.exec(line)?.[1] ?? [])
    expect(numbered).toEqual(lines.map((_, at) => String(at + 1)))
    expect(text.filter((line) => line.startsWith('№ | Услуга'))).toHaveLength(2)
    expect(text.at(-1)).toBe('3 / 3')
  })
})
