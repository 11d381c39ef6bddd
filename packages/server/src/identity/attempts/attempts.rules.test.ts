import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { networkOf, waitAfter } from './attempts.rules.ts'

fc.configureGlobal({ seed: 2026 })

describe('waiting after failures', () => {
  test('begins when the free ones are used up, doubles, and ends at the longest', () => {
    const waits = Array.from({ length: 24 }, (_, failures) => waitAfter('sign_in_here', failures))
    expect(waits.slice(0, 11)).toEqual(Array.from({ length: 11 }, () => 0))
    expect(waits.slice(11)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900])
  })

  test('never grows shorter, however many there were', () => {
    fc.assert(
      fc.property(fc.nat(5000), (failures) => {
        expect(waitAfter('sign_in_login', failures + 1)).toBeGreaterThanOrEqual(waitAfter('sign_in_login', failures))
      }),
    )
  })
})

describe('the network of an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
