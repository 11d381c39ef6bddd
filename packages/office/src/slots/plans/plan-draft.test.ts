import { expect, test } from 'vitest'
import { inTheWay, slotPlan } from '../../testing/slots.ts'
import { actOf, plannedOf, planStart, progressOf, rejects } from './plan-draft.ts'

const confirmed = inTheWay({ id: 1, status: 'confirmed', revision: 2 })
const asked = inTheWay({ id: 2 })

test('what is chosen for all holds for each that allows it, and the others stay', () => {
  const draft = { ...planStart, all: 'wait' as const }
  expect(plannedOf([confirmed, asked], draft)).toEqual([
    { order_id: 1, revision: 2, act: 'leave' },
    { order_id: 2, revision: 1, act: 'wait' },
  ])
  expect(actOf({ ...asked, closes: true }, draft)).toBe('leave')
})

test('a choice of its own goes before that of all', () => {
  expect(actOf(asked, { all: 'reject', acts: { 2: 'leave' } })).toBe('leave')
  expect(rejects([confirmed, asked], { all: 'offer', acts: { 1: 'reject' }, reason: '' })).toBe(true)
  expect(rejects([asked], { all: 'offer', acts: { 1: 'reject' }, reason: '' })).toBe(false)
})

test('how far a plan is counts what it decides, and not what it leaves', () => {
  const counts = { due: 2, done: 3, skipped: 1, failed: 1, left: 9, untouched: 0 }
  expect(progressOf(slotPlan({ counts }))).toEqual({ decided: 5, all: 7, runs: true })
  expect(progressOf(slotPlan({ counts, stopped_at: '2026-11-21T09:00:00Z' })).runs).toBe(false)
})
