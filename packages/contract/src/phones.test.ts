import { beforeAll, describe, expect, it } from 'vitest'
import { judgePhone, loadPhoneRule } from './phone-rule.ts'
import { phone, phoneOrNone } from './text.ts'

const numbers: readonly [typed: string, kept: string][] = [
  ['+7 921 555-01-18', '+7 921 555-01-18'],
  [' +86 138 0013 8000 ', '+86 138 0013 8000'],
  ['+98 912 345 6789', '+98 912 345 6789'],
  ['8 (921) 555-01-18', '+7 921 555 01 18'],
  ['9215550118', '+7 921 555 01 18'],
  ['8-10-84-91-234-56-78', '+84 912 345 678'],
  ['۸ ۹۲۱ ۵۵۵ ۰۱ ۱۸', '+7 921 555 01 18'],
  ['+۹۸ ۹۱۲ ۳۴۵ ۶۷۸۹', '+98 912 345 6789'],
  ['8 812 555 01 40 доб. 12', '+7 812 555 01 40 ext. 12'],
]
const others = ['абв', '+7 921', '555-01-18', '112', '+7 921 555-01-180', 'ask 8 921 555 01 18', '8 921 555 01 18, 8 921 555 01 19']

it('a telephone number may be told from other words before its rule has come', () => {
  expect(numbers.map(([typed]) => judgePhone(typed))).toEqual(numbers.map(() => true))
  expect(['абв', '', '+7 921'].map(judgePhone)).toEqual([false, false, false])
})

describe('a telephone number', () => {
  beforeAll(loadPhoneRule)

  it.each(numbers)('is read as people write it: %s', (typed, kept) => {
    expect(phone(40).parse(typed)).toBe(kept)
    expect(phoneOrNone(40).parse(kept)).toBe(kept)
  })

  it.each(others)('is nothing else: %s', (typed) => {
    expect(phone(60).safeParse(typed).error?.issues[0]?.message).toBe('phone')
    expect(phoneOrNone(60).safeParse(typed).error?.issues[0]?.message).toBe('phone')
  })

  it('may be left out only where that is said', () => {
    expect(phoneOrNone(40).parse(' ')).toBe('')
    expect(phone(40).safeParse('').error?.issues[0]).toMatchObject({ code: 'too_small' })
  })
})
