import { expect, test } from 'vitest'
import { named, readPercent } from './CopyListDialog.tsx'

test('the copy is named by its year', () => {
  expect(named('Foreign groups 2026', 2027)).toBe('Foreign groups 2027')
  expect(named('Winter', 2027)).toBe('Winter 2027')
})

test('a percentage is read as people write it, and nothing else is', () => {
  expect([readPercent('7,5'), readPercent('+7.5 %'), readPercent('−3'), readPercent('')]).toEqual([7.5, 7.5, -3, 0])
  for (const wrong of ['x', '7,555', '-91', '501', '1e2']) expect(readPercent(wrong)).toBeUndefined()
})
