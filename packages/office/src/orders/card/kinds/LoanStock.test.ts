import { expect, test } from 'vitest'
import { worstDays } from './LoanStock.tsx'

const sets = (free: number) => ({ service: 'multicast_audio_system' as const, stock: 100, taken: 100 - free, free })

test('the day with the least free equipment decides about a loan', () => {
  const days = [sets(60), sets(12), sets(80)].map((one, index) => ({ date: `2026-12-0${index + 1}`, equipment: [one] }))
  expect(worstDays(days)).toEqual([sets(12)])
})
