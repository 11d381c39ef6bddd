import { describe, expect, test } from 'vitest'
import { isHopeless, type Life, newborn, pauseBefore, type Deaths, recordDeath, steadyMs } from './restart.rules.ts'

const afterLives = (lives: readonly Life[]): Deaths => lives.reduce(recordDeath, newborn)
const times = (count: number, life: Life): Life[] => Array.from({ length: count }, () => life)

const neverReady: Life = { readyAt: undefined, diedAt: 70 }
const soonDead: Life = { readyAt: 1_000, diedAt: 1_000 + steadyMs - 1 }
const steady: Life = { readyAt: 1_000, diedAt: 1_000 + steadyMs }

describe('a process that died', () => {
  test('is started again at once the first time, then after growing pauses that end growing', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 20].map((count) => pauseBefore(afterLives(times(count, soonDead))))).toEqual([
      0, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000,
    ])
  })

  test('begins anew when it had been ready for ten seconds', () => {
    expect(pauseBefore(afterLives([...times(6, soonDead), steady]))).toBe(0)
    expect(pauseBefore(afterLives([...times(6, soonDead), steady, soonDead]))).toBe(500)
  })

  test('is hopeless after five deaths in a row before it was ready', () => {
    expect(isHopeless(afterLives(times(4, neverReady)))).toBe(false)
    expect(isHopeless(afterLives(times(5, neverReady)))).toBe(true)
  })

  test('is never hopeless while it becomes ready in between, however shortly', () => {
    const lives = Array.from({ length: 10 }, () => [...times(4, neverReady), soonDead]).flat()
    expect(isHopeless(afterLives(lives))).toBe(false)
  })
})
