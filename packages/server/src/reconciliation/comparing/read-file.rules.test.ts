import { describe, expect, it } from 'vitest'
import { recogniseColumns } from './columns.rules.ts'
import { rowsOf } from './file-rows.rules.ts'
import { numbersIn, readDay, readSum, type Table } from './table-values.rules.ts'

describe('a sum of a table', () => {
  it.each<[string | number | undefined, number | undefined]>([
    ['1 234,56', 123_456],
    ['1\u00a0234,56', 123_456],
    ['1\u202f234\u202f567,8', 123_456_780],
    ['1,234.56', 123_456],
    ['1.234,56', 123_456],
    ['1,234', 123_400],
    ['1.234.567', 123_456_700],
    ['100.10000000000001', 10_010],
    ['1’234.50', 123_450],
    ['-5', -500],
    ['−5,5 руб.', -550],
    ['(100)', -10_000],
    ['77 ₽', 7_700],
    ['۱۲۳', 12_300],
    [0.1 + 0.2, 30],
    [-12.345, -1_234],
    ['', 0],
    [undefined, 0],
    ['—', 0],
    ['=B2*3', undefined],
    ['сто', undefined],
    ['1e5', undefined],
    ['60.01.1', 6_001_100],
    ['99999999999999999', undefined],
    [Number.POSITIVE_INFINITY, undefined],
  ])('%j is %j kopecks', (written, sum) => expect(readSum(written)).toBe(sum))
})

describe('a day of a table', () => {
  it.each<[string | number | undefined, string | undefined]>([
    ['03.04.2026', '2026-04-03'],
    ['3.4.26', '2026-04-03'],
    ['03/04/2026', '2026-04-03'],
    ['2026-04-03T10:00:00', '2026-04-03'],
    ['01.04.2026 0:00:00', '2026-04-01'],
    [46_115, '2026-04-03'],
    ['46115,5', '2026-04-03'],
    ['31.11.2026', undefined],
    ['03.04.20261', undefined],
    ['4', undefined],
    [12_345, undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j is %j', (written, day) => expect(readDay(written)).toBe(day))
})

describe('the numbers of a document', () => {
  it.each([
    ['Поступление (акт, накладная) 91 от 03.04.2026', ['91']],
    ['Оплата (БП-000217 от 6.04.26)', ['217']],
    ['Реализация, заявка №\u00a071', ['71']],
    ['счёт 12 по договору 5/2025', ['12', '5', '2025']],
    ['Корректировка', []],
  ])('%j are %j', (document, numbers) => expect(numbersIn(document)).toEqual(numbers))
})

const ruled = { date: 0, document: 1, debit: 2, credit: 3, amount: null }
const halves = ['Дата', 'Документ', 'Дебет', 'Кредит', 'Дата', 'Документ', 'Дебет', 'Кредит']
const act = (name: string, right: Table[number]): Table => [
  ['Акт сверки взаимных расчётов'],
  [`По данным ${name}, руб.`, undefined, undefined, undefined, 'По данным ООО «Анфилада», руб.'],
  halves,
  ['Сальдо начальное', undefined, 100],
  ['03.04.2026', 'Продажа 91', 500, undefined, ...right],
]

describe('the columns of a file', () => {
  it.each<[string, Table, object]>([
    [
      'in Russian',
      [
        ['Дата', 'Документ', 'Дебет', 'Кредит'],
        ['03.04.2026', 'Приход 91', undefined, '36 000,00'],
      ],
      { columns: ruled, plain: true },
    ],
    [
      'in English, with a title above and the sum in one column',
      [['Account card'], [], ['No', 'Date', 'Amount, RUB'], ['91', '2026-04-03', -5]],
      { columns: { date: 1, document: 0, debit: null, credit: null, amount: 2 }, plain: true, headRow: 2 },
    ],
    ['of an act whose right half is empty', act('ООО «Нева-тур»', []), { columns: ruled, plain: true }],
    [
      'of an act of two filled halves: the one that is not ours',
      act('ООО «Нева-тур»', ['03.04.2026', 'Продажа 91', undefined, 500]),
      { columns: ruled, plain: true },
    ],
    [
      'of an act of two filled halves, of which none is said to be ours',
      act('', ['', '', 5]).toSpliced(1, 1),
      { columns: ruled, plain: false },
    ],
    [
      'of our own act, in whose right half nobody wrote',
      [['По данным ООО «Анфилада», руб.'], halves, ['03.04.2026', 'Продажа 91', 500]],
      { columns: ruled, plain: false },
    ],
    [
      'without headings',
      [['03.04.2026', 'Приход', 5, '']],
      { columns: { ...ruled, date: null, document: null, debit: null, credit: null }, plain: false },
    ],
    [
      'of two days',
      [
        ['Дата', 'Дата оплаты', 'Сумма'],
        ['03.04.2026', '04.04.2026', 5],
      ],
      { plain: false },
    ],
    [
      'of sums beside accounts',
      [
        ['Дата', 'Дебет', 'Кредит', 'Сумма'],
        ['03.04.2026', 60, 51, 5],
      ],
      { plain: false },
    ],
    [
      'whose days are no days',
      [
        ['Дата', 'Сумма'],
        ['третьего', 5],
        ['04.04.2026', 5],
      ],
      { plain: false },
    ],
  ])('%s are recognised, or asked about', (_name, table, expected) =>
    expect(recogniseColumns(table, 'ООО «Анфилада»')).toMatchObject(expected),
  )
})

describe('the rows of a file', () => {
  it('are its operations, without balances and totals, and tell which could not be read', () => {
    const table: Table = [
      ['Дата', 'Документ', 'Дебет', 'Кредит'],
      ['01.04.2026', 'Сальдо начальное', 100, undefined],
      ['03.04.2026', 'Приход 91', undefined, '36 000,00'],
      ['04.04.2026', 'Оплата остатка по счёту 5', '5', undefined],
      ['05.04.2026', 'Формула', '=C4', undefined],
      [undefined, 'Без даты', 7, undefined],
      ['06.04.2026', 'Пустая', undefined, undefined],
      [undefined, 'Обороты за период', 5, 36_000],
      ['Итого', undefined, 5, 36_000],
      ['Главный бухгалтер', undefined, undefined, undefined],
    ]
    expect(rowsOf(table, ruled)).toEqual({
      rows: [
        { row: 3, date: '2026-04-03', document: 'Приход 91', debit: 0, credit: 3_600_000, numbers: ['91'] },
        { row: 4, date: '2026-04-04', document: 'Оплата остатка по счёту 5', debit: 500, credit: 0, numbers: ['5'] },
      ],
      unread: [5, 6],
    })
  })
})
