import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isWeakKey } from './secret-key.ts'

describe('a secret key', () => {
  test.each([
    ['one character', 'k'.repeat(32)],
    ['one part over and over', 'hT7!pQ2z'.repeat(4)],
    ['a part over and over, cut off', 'hT7!pQ2zWm'.repeat(4).slice(0, 33)],
    ['a run of the alphabet', 'abcdefghijklmnopqrstuvwxyz012345'],
    ['a run of numbers', '01234567890123456789012345678901'],
    ['words of a template', 'please-change-me-to-a-random-text-8x'],
    ['the name of the product', 'Anfilada production key, 2026-11-22'],
  ])('of %s is weak', (_what, key) => {
    expect(isWeakKey(key)).toBe(true)
  })

  test('that was made by chance is not, in any usual spelling', () => {
    const keys = Array.from({ length: 200 }, () => randomBytes(32)).flatMap((bytes) => [
      bytes.toString('base64url'),
      bytes.toString('hex'),
      bytes.toString('hex').slice(0, 32),
    ])
    expect(keys.filter(isWeakKey)).toEqual([])
  })
})
