import { describe, expect, test } from 'vitest'
import { termsIn } from './term-fields.ts'

const hours = (free_change_hours: string) => termsIn({ cut_off_minutes: '', free_change_hours, penalty: '' }).free_change_hours

describe('the terms that are typed', () => {
  test.each(['24', '۲۴', '٢٤', '２４', ' 2 4 '])('reads %s of any keyboard as 24', (typed) => {
    expect(hours(typed)).toBe(24)
  })

  test.each(['3.5', '-5', '1e9', '8761', 'five'])('takes %s for no number', (typed) => {
    expect(hours(typed)).toBeUndefined()
  })

  test('says nothing where nothing is typed', () => {
    expect([hours(''), hours('  ')]).toEqual([null, null])
  })
})
