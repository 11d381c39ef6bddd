import { expect, it } from 'vitest'
import { isBoundBy, marksOf } from './marks.ts'

const visit = (id: number, from: number, to: number) => ({ id, starts: from * 60, ends: to * 60 })
const day = [visit(1, 11, 13), { id: 2, starts: 13 * 60 + 20, ends: 15 * 60 + 20 }, visit(3, 14, 16)]

it('draws a clash between two visits that are too near with both numbers, and over what two share', () => {
  const marks = marksOf(day, [
    { kind: 'travel', ids: [1, 2], minutes: 25 },
    { kind: 'overlap', ids: [2, 3], minutes: 80 },
    { kind: 'closed_day', ids: [1], minutes: null },
  ])
  expect(marks).toEqual([
    { kind: 'travel', starts: 13 * 60, ends: 13 * 60 + 20, after: 1, before: 2, gap: 20, missing: 25 },
    { kind: 'overlap', starts: 14 * 60, ends: 15 * 60 + 20, after: 2, before: 3, gap: -80, missing: 80 },
  ])
  expect([1, 2, 3].map((id) => isBoundBy(marks, id))).toEqual([true, false, false])
})

it('draws nothing for visits of another day', () => {
  expect(marksOf(day, [{ kind: 'travel', ids: [1, 9], minutes: 25 }])).toEqual([])
})
