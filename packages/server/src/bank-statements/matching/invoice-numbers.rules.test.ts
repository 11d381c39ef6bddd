import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { invoicesNamedIn } from './invoice-numbers.rules.ts'

const named: [string, (number | string)[]][] = [
  ['Оплата по счету № 118 от 20.05.2026. Без НДС', ['118/2026']],
  ['Оплата по счёту №118 от 20.05.26 г., НДС не облагается', ['118/2026']],
  ['оплата по сч. 118', [118]],
  ['ОПЛАТА ПО СЧ.№118', [118]],
  ['Оплата по сч №  118.', [118]],
  ['Оплата с/ч 118', [118]],
  ['Счет N 118', [118]],
  ['Счет No. 118', [118]],
  ['Счет #118', [118]],
  ['Cчeт 118', [118]],
  ['CЧET N118', [118]],
  ['По счету 1О8', [108]],
  ['По счету № 000118', [118]],
  ['По счету № 118/2026', ['118/2026']],
  ['По счету № 118/26', ['118/2026']],
  ['По счету от 20.05.2026 № 118', ['118/2026']],
  ['По счетам № 118, 119 и 120', [118, 119, 120]],
  ['По счетам № 118, № 119', [118, 119]],
  ['Invoice 118, museum tickets', [118]],
  ['Оплата № 118 за экскурсии', [118]],
  ['По договору № 12 от 01.02.2026, счет № 118', [118]],
  ['По счету № 118 по договору № 12', [118]],
  ['Оплата по счету № 118, договор № 12', [118]],
  ['По счету № 118 на сумму 12000.00 руб., в т.ч. НДС 22% 2163.93', [118]],
  ['Оплата по договору 118', []],
  ['По акту № 118', []],
  ['По заявке № 118', []],
  ['По счету-фактуре № 118', []],
  ['НДС 22% 118.00', []],
  ['118', []],
  ['За 3 экскурсии 20.05.2026', []],
  ['Счет № 40702810500000000777', []],
  ['Расчетный счет 40702810500000000777', []],
  ['Счет № 0', []],
  ['', []],
]

describe('invoices in a purpose', () => {
  it.each(named)('%j', (purpose, expected) => {
    expect(invoicesNamedIn(purpose).map(({ number, year }) => (year === undefined ? number : `${number}/${year}`))).toEqual(expected)
  })

  const words = fc.constantFrom('Оплата по счету', 'оплата по счёту', 'По сч.', 'ПО СЧЕТУ', 'cчeт', 'Invoice', 'Плата, счет')
  const signs = fc.constantFrom('№', ' № ', ' N ', ' N', ' №', ' No ', ' ', ' #')
  const ends = fc.constantFrom('', '.', ' от 20.05.2026', ' за билеты', ', НДС 22%', ' на 1000.00 руб.', '. Без НДС')

  it('find the number in whatever way it is written', () => {
    fc.assert(
      fc.property(words, signs, fc.integer({ min: 1, max: 9_999_999 }), ends, (word, sign, number, end) => {
        expect(invoicesNamedIn(`${word}${sign}${number}${end}`).map((one) => one.number)).toEqual([number])
      }),
    )
  })

  it('of any text are whole numbers above zero, each once, and nothing fails', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (purpose) => {
        const found = invoicesNamedIn(purpose)
        expect(found.every(({ number }) => Number.isSafeInteger(number) && number > 0 && number < 10_000_000)).toBe(true)
        expect(new Set(found.map(({ number, year }) => `${number}/${year}`)).size).toBe(found.length)
      }),
    )
  })
})
