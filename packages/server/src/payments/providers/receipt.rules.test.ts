import { kopecks } from '@anfilada/contract/kopecks'
import { paymentPurpose } from '@anfilada/phrases/receipts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { modulbankReceipt, prepaymentVatCodes, settlementVatCodes } from './modulbank-receipt.rules.ts'
import { longestDescription, type ReceiptLine } from './provider.ts'
import { fitReceipt, foldReceipt } from './receipt.rules.ts'

const line = (name: string, quantity: number, sum: number, vatPercent: number | null = null): ReceiptLine => {
  return { name, quantity, sum: kopecks(sum), vatPercent, inAdvance: true }
}

const anyLine = fc.record({
  name: fc.constantFrom('Билет', 'Радиогид', 'Гид'),
  quantity: fc.integer({ min: 1, max: 500 }),
  sum: fc.integer({ min: 0, max: 100_000_000 }).map(kopecks),
  vatPercent: fc.constantFrom(null, 0, 5, 7, 10, 20, 22),
  inAdvance: fc.boolean(),
})
const anyReceipt = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 40 }).filter((lines) => lines.some(({ sum }) => sum > 0)),
  amount: fc.integer({ min: 1, max: 2_000_000_000 }).map(kopecks),
})
const taxes = { sno: 'osn', advance: prepaymentVatCodes, settlement: settlementVatCodes }

const total = (lines: readonly { quantity: number; price: number }[]): number =>
  lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)

describe('the lines of a receipt', () => {
  it('stay as they are when they make the amount', () => {
    const lines = [line('Билет', 35, 35 * 140_000, 22), line('Радиогид', 35, 35 * 15_000)]
    expect(fitReceipt(lines, kopecks(35 * 155_000))).toMatchObject([
      { name: 'Билет', quantity: 35, price: 140_000, vatPercent: 22 },
      { name: 'Радиогид', quantity: 35, price: 15_000, vatPercent: null },
    ])
  })

  it('share what is paid of them, and a share that does not divide becomes two lines a kopeck apart', () => {
    expect(fitReceipt([line('Билет', 3, 300), line('Гид', 1, 100)], kopecks(200))).toMatchObject([
      { name: 'Билет', quantity: 3, price: 50, vatPercent: null },
      { name: 'Гид', quantity: 1, price: 50, vatPercent: null },
    ])
    expect(fitReceipt([line('Билет', 3, 300)], kopecks(200))).toMatchObject([
      { name: 'Билет', quantity: 1, price: 66, vatPercent: null },
      { name: 'Билет', quantity: 2, price: 67, vatPercent: null },
    ])
  })

  it('without a price are left out', () => {
    expect(fitReceipt([line('Билет для гида', 2, 0), line('Билет', 1, 100)], kopecks(100))).toHaveLength(1)
  })

  it('always make exactly the amount, in whole positive kopecks and whole numbers of things', () => {
    fc.assert(
      fc.property(anyReceipt, ({ lines, amount }) => {
        const fitted = fitReceipt(lines, amount)
        expect(total(fitted)).toBe(amount)
        expect(fitted.every(({ quantity, price }) => Number.isSafeInteger(quantity * price) && quantity > 0 && price > 0)).toBe(true)
      }),
      { seed: 71, numRuns: 500 },
    )
  })

  it('never move money from one VAT rate to another by more than a kopeck a line', () => {
    fc.assert(
      fc.property(anyReceipt, ({ lines, amount }) => {
        const whole = lines.reduce((sum, { sum: one }) => sum + one, 0)
        const fitted = fitReceipt(lines, amount)
        for (const rate of new Set(lines.map(({ vatPercent }) => vatPercent))) {
          const before = lines.filter(({ vatPercent }) => vatPercent === rate)
          const exact = (before.reduce((sum, { sum: one }) => sum + one, 0) / whole) * amount
          expect(Math.abs(total(fitted.filter(({ vatPercent }) => vatPercent === rate)) - exact)).toBeLessThanOrEqual(before.length + 1e-3)
        }
      }),
      { seed: 72, numRuns: 200 },
    )
  })

  it('are refused when there is nothing to print', () => {
    expect(() => fitReceipt([line('Билет', 1, 0)], kopecks(100))).toThrow(RangeError)
    expect(() => fitReceipt([line('Билет', 1, 100)], kopecks(0))).toThrow(RangeError)
  })

  it('become one for each rate when there are too many, what settles apart from what is in advance', () => {
    const settled = { ...line('Г', 1, 70, 22), inAdvance: false }
    expect(foldReceipt([line('А', 2, 200, 22), line('Б', 1, 50), settled, line('В', 3, 300, 22)], 'Заявки № 71')).toEqual([
      line('Заявки № 71', 1, 500, 22),
      line('Заявки № 71', 1, 50),
      { ...settled, name: 'Заявки № 71' },
    ])
  })
})

describe('a receipt for Modulbank', () => {
  type Item = { name: string; price: number; quantity: number; vat: string; payment_method: string; sno: string }

  it('says the calculated rate of an advance, in rubles', () => {
    const text = modulbankReceipt({ email: 'a@b.ru', lines: [line('Билет', 2, 24_450, 22)] }, kopecks(24_450), 'Заявка', taxes)
    expect(JSON.parse(text)).toEqual([
      {
        name: 'Билет',
        quantity: 2,
        price: 122.25,
        sno: 'osn',
        payment_object: 'service',
        payment_method: 'full_prepayment',
        vat: 'vat122',
      },
    ])
  })

  it('settles what was visited with the plain rate, beside what is in advance', () => {
    const lines = [line('Билет', 1, 10_000, 22), { ...line('Билет', 1, 10_000, 22), inAdvance: false }]
    expect(JSON.parse(modulbankReceipt({ email: '', lines }, kopecks(20_000), '', taxes))).toMatchObject([
      { payment_method: 'full_prepayment', vat: 'vat122' },
      { payment_method: 'full_payment', vat: 'vat22' },
    ])
  })

  it('takes codes from the settings, and knows no rate that has none', () => {
    const lines = [line('Билет', 1, 100, 22)]
    const other = { ...taxes, sno: 'usn_income', advance: { ...prepaymentVatCodes, '22': 'vat22' } }
    expect(JSON.parse(modulbankReceipt({ email: '', lines }, kopecks(100), '', other))).toMatchObject([{ vat: 'vat22', sno: 'usn_income' }])
    expect(() => modulbankReceipt({ email: '', lines: [line('Билет', 1, 100, 18)] }, kopecks(100), '', taxes)).toThrow('18 %')
  })

  it.each([
    ['what the settings say', 'patent', 'usn_income', 'patent'],
    ['what the company says, without a setting', undefined, 'usn_income', 'usn_income'],
    ['the common system, where nobody says anything', undefined, undefined, 'osn'],
  ] as const)('names the taxes of the seller: %s', (_whose, setting, taxSystem, sno) => {
    const receipt = { email: '', lines: [line('Билет', 1, 100, 22)], taxSystem }
    expect(JSON.parse(modulbankReceipt(receipt, kopecks(100), '', { ...taxes, sno: setting }))).toMatchObject([{ sno }])
  })

  it('makes exactly the amount in the text that is sent, however many lines there are', () => {
    fc.assert(
      fc.property(anyReceipt, ({ lines, amount }) => {
        const text = modulbankReceipt({ email: '', lines }, amount, 'Заявки № 71, 72', taxes)
        const items = JSON.parse(text) as Item[]
        expect(items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0)).toBe(amount)
        expect(text.length).toBeLessThanOrEqual(1500)
        // No floating point shows: two decimals at most.
        expect(text).not.toMatch(/"price":\d+\.\d{3}|e\+/)
      }),
      { seed: 73, numRuns: 300 },
    )
  })
})

describe('what a bank is told that the money is for', () => {
  it('are the numbers of the orders, whole ones however many there are, and how many more', () => {
    expect(paymentPurpose([71], longestDescription)).toBe('Оплата заказа № 71')
    expect(paymentPurpose([71, 72], longestDescription)).toBe('Оплата заказов № 71, 72')
    expect(paymentPurpose([71, 72, 12_345, 12_346], 35)).toBe('Оплата заказов № 71, 72 и ещё 2')
    const ids = Array.from({ length: 50 }, (_, place) => 12_341 + place)
    const text = paymentPurpose(ids, longestDescription)
    expect(text).toMatch(/^Оплата заказов № (?:\d{5}, )*\d{5} и ещё 36$/)
    expect(text.length).toBeLessThanOrEqual(longestDescription)
  })
})
