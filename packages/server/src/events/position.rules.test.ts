import { describe, expect, test } from 'vitest'
import { isAfter, positionText, readPosition } from './position.rules.ts'

describe('a position in the outbox', () => {
  test('is read back from the word that a client got', () => {
    const position = { tx: 812_345_678_901n, id: 42 }
    expect(readPosition(positionText(position))).toEqual(position)
  })

  test.each([undefined, '', '12', '-1-2', '1-2-3', '1-', 'a-1', '1e3-1', ' 1-2', '9'.repeat(19) + '-1', '1-' + '9'.repeat(16)])(
    'is not read from %j',
    (text) => {
      expect(readPosition(text)).toBeUndefined()
    },
  )

  test('comes after another by transaction, then by number', () => {
    expect(isAfter({ tx: 9n, id: 1 }, { tx: 8n, id: 5 })).toBe(true)
    expect(isAfter({ tx: 8n, id: 6 }, { tx: 8n, id: 5 })).toBe(true)
    expect(isAfter({ tx: 8n, id: 5 }, { tx: 8n, id: 5 })).toBe(false)
    expect(isAfter({ tx: 7n, id: 9 }, { tx: 8n, id: 5 })).toBe(false)
  })
})
