import { describe, expect, test } from 'vitest'
import { faultsOf, wholeTime } from './decision-draft.ts'

describe('confirming an order', () => {
  test('takes the hour as people type it', () => {
    expect(['12:00', '9.30', '9 30', '930', ' 09:30 ', '۹:۳۰', '９：３０'].map(wholeTime)).toEqual([
      '12:00',
      ...Array.from({ length: 6 }, () => '09:30'),
    ])
    expect(faultsOf({ time: '9.30', entrance: 'Entrance 3' })).toEqual({})
  })

  test('needs an hour that a clock has and a place to meet', () => {
    expect(faultsOf({ time: '25:00', entrance: ' ' })).toEqual({ time: 'timeWrong', entrance: 'entranceMissing' })
    expect(faultsOf({ time: '', entrance: 'Entrance 3' })).toEqual({ time: 'timeWrong' })
  })
})
