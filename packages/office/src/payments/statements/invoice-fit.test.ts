import { expect, test } from 'vitest'
import { suggested, unknown } from '../../testing/statements.ts'
import { fitOf } from './invoice-fit.ts'

test('an invoice fits a line by its sum and by the payer’s INN', () => {
  expect(fitOf(suggested, { left: 100_000, inn: suggested.payer.inn })).toEqual({ sum: 'exact', gap: 0, inn: 'same' })
  expect(fitOf(suggested, { left: 120_000, inn: '7707083893' })).toEqual({ sum: 'less', gap: 20_000, inn: 'other' })
})

test('of money on a balance only what is left of it counts, of nobody’s money all of it', () => {
  expect(fitOf({ ...suggested, kept: 40_000 }, { left: 50_000, inn: '' })).toMatchObject({ sum: 'less', gap: 10_000 })
  expect(fitOf(unknown, { left: 90_000, inn: '7707083893' })).toEqual({ sum: 'more', gap: 10_000, inn: 'unknown' })
})
