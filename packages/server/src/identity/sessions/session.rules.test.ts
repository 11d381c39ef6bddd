import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashPassword, isPassword } from '../passwords/hashing.ts'
import { canonicalLogin } from './session.rules.ts'
import { newToken, tokenHash } from '../../secrets.ts'

fc.configureGlobal({ seed: 2026 })

describe('the canonical form of a login', () => {
  it.each([
    ['Агентство', 'агентство'],
    ['  Agency ', 'agency'],
    ['ＡＧＥＮＣＹ', 'agency'],
    ['\u00A0agency\u00A0', 'agency'],
    ['ﬁrma', 'firma'],
    ['e\u0301cole', '\u00E9cole'],
  ])('of %j is %j', (written, canonical) => {
    expect(canonicalLogin(written)).toBe(canonical)
  })

  it('is its own canonical form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(canonicalLogin(canonicalLogin(text))).toBe(canonicalLogin(text))
      }),
    )
  })
})

describe('a new token', () => {
  it('has 256 bits in characters that a header carries, and is never the same', () => {
    const tokens = Array.from({ length: 1000 }, newToken)
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
    expect(new Set(tokens).size).toBe(1000)
    expect(tokenHash(tokens[0] ?? '')).toHaveLength(32)
  })
})

describe('a password', () => {
  it('belongs to its own hash only, and to nobody without a hash', async () => {
    const hash = await hashPassword('anfilada')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=7168,t=5,p=1\$/)
    expect(await isPassword(hash, 'anfilada')).toBe(true)
    expect(await isPassword(hash, 'Anfilada')).toBe(false)
    expect(await isPassword(undefined, 'anfilada')).toBe(false)
    expect(await hashPassword('anfilada')).not.toBe(hash)
  })

  it('is compared for many people at once without losing one', async () => {
    const hash = await hashPassword('anfilada')
    const words = Array.from({ length: 12 }, (_, index) => (index % 3 === 0 ? 'anfilada' : 'wrong'))
    expect(await Promise.all(words.map((word) => isPassword(hash, word)))).toEqual(words.map((word) => word === 'anfilada'))
  })
})
