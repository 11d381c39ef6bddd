import { describe, expect, it } from 'vitest'
import { createSecrets } from './secrets.ts'

const secrets = createSecrets('a key of this test, long enough to be one')
const others = createSecrets('another key of this test, long enough too')

describe('a sealed text', () => {
  it('opens with its key only, and never looks the same twice', () => {
    const plain = Buffer.from('тайна')
    const sealed = secrets.seal(plain)
    expect(secrets.open(sealed)).toEqual(plain)
    expect(secrets.seal(plain)).not.toEqual(sealed)
    expect(() => others.open(sealed)).toThrow()
  })

  it('that was altered in any byte does not open', () => {
    const sealed = secrets.seal(Buffer.from('тайна'))
    for (const index of sealed.keys()) {
      const altered = Buffer.from(sealed)
      altered[index] = (altered[index] ?? 0) ^ 1
      expect(() => secrets.open(altered)).toThrow()
    }
  })
})

describe('the token of a link', () => {
  it('follows from its id and the key, has 256 bits, and fits into an address', () => {
    expect(secrets.linkToken('one')).toBe(secrets.linkToken('one'))
    expect(secrets.linkToken('one')).not.toBe(secrets.linkToken('two'))
    expect(secrets.linkToken('one')).not.toBe(others.linkToken('one'))
    expect(secrets.linkToken('one')).toMatch(/^[\w-]{43}$/)
  })
})
