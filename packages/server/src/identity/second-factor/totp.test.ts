import { describe, expect, test } from 'vitest'
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import { base32, codeOf, keyUri, matchingStep, newSecret, stepAt } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

describe('a code', () => {
  // RFC 4226, Appendix D
  test.each(
    ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'].map((code, step) => ({
      step,
      code,
    })),
  )('of step $step is $code', ({ step, code }) => {
    expect(codeOf(secret, step)).toBe(code)
  })

  // RFC 6238, Appendix B: the last six of its eight digits
  test.each([
    ['1970-01-01T00:00:59Z', '287082'],
    ['2005-03-18T01:58:29Z', '081804'],
    ['2005-03-18T01:58:31Z', '050471'],
    ['2009-02-13T23:31:30Z', '005924'],
    ['2033-05-18T03:33:20Z', '279037'],
    ['2603-10-11T11:33:20Z', '353130'],
  ])('at %s is %s', (moment, code) => {
    expect(codeOf(secret, stepAt(new Date(moment)))).toBe(code)
  })

  test('is taken a step early and a step late, and not two', () => {
    const now = new Date('2026-11-21T12:00:00Z')
    const step = stepAt(now)
    const taken = [-2, -1, 0, 1, 2].map((away) => matchingStep(secret, codeOf(secret, step + away), now, null))
    expect(taken).toEqual([undefined, step - 1, step, step + 1, undefined])
  })

  test('is taken once, and none before it any more', () => {
    const now = new Date('2026-11-21T12:00:00Z')
    const step = stepAt(now)
    expect(matchingStep(secret, codeOf(secret, step), now, step)).toBeUndefined()
    expect(matchingStep(secret, codeOf(secret, step - 1), now, step)).toBeUndefined()
    expect(matchingStep(secret, codeOf(secret, step + 1), now, step)).toBe(step + 1)
  })

  test.each(['', '12345', '1234567', 'abcdef', '０８１８０４'])('is not %j', (code) => {
    expect(matchingStep(secret, code, new Date(), null)).toBeUndefined()
  })
})

describe('a secret', () => {
  test('is written as RFC 4648 has it, and told to the authenticator with the login', () => {
    expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    expect(keyUri(secret, 'anna@agency.example')).toBe(
      'otpauth://totp/Anfilada:anna%40agency.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Anfilada',
    )
    expect(newSecret()).toHaveLength(20)
  })
})

describe('recovery codes', () => {
  test('are ten, all different, readable, and the same however they are typed', () => {
    const codes = newRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/)
    const [code = ''] = codes
    expect(recoveryHash(` ${code.replaceAll('-', ' ').toUpperCase()} `)).toEqual(recoveryHash(code))
  })
})
