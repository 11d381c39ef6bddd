import { expect, test } from 'vitest'
import { rowsOf } from '../files/demo-files.ts'
import { PriceBook } from './prices.ts'

test('the prices of the file are those of this year, whichever it is; other years have the same in their days and at their rate', () => {
  for (const year of [2026, 2031]) {
    const { years } = new PriceBook(`${year}-02-01`)
    expect(years.map((one) => one.year)).toEqual([year - 2, year - 1, year, year + 1])
    for (const { year: own, rows } of years) {
      expect(
        rows.every(
          ({ list, valid_from, valid_until }) =>
            list.endsWith(` ${own}`) && valid_from === `${own}-01-01` && valid_until === `${own}-12-31`,
        ),
      ).toBe(true)
      expect(rows.every(({ amount }) => amount % 1000 === 0)).toBe(true)
    }
    expect(years[2]?.rows.map(({ amount }) => amount)).toEqual(rowsOf('prices').map(({ amount }) => amount))
    expect(years.map(({ rows }) => rows[0]?.amount)).toEqual([43_000, 46_000, 50_000, 54_000])
  }
})
