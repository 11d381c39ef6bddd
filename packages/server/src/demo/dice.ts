import { createHash } from 'node:crypto'

export type Dice = {
  /** Whole number, both ends included. */
  between(lowest: number, highest: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
}

/** Chance that falls the same way each time for the same words: the demo must be the same for the same day. */
export function createDice(...words: (string | number)[]): Dice {
  let state = createHash('sha256').update(words.join('|')).digest().readUInt32LE(0)

  // Mulberry32 (public domain): 32 bits of state are enough for what only has to look natural.
  function roll(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  function between(lowest: number, highest: number): number {
    return lowest + Math.floor(roll() * (highest - lowest + 1))
  }

  function pick<T>(items: readonly T[]): T {
    const item = items[between(0, items.length - 1)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }

  return { between, pick, chance: (probability) => roll() < probability }
}
