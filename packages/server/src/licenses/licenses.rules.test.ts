import { licenseDecisions } from '@anfilada/contract/licenses/license-states'
import { describe, expect, test } from 'vitest'
import { decideLicense, decideMerge, decisionAfterLanguages, type KnownLicense, tidyLanguages } from './licenses.rules.ts'

const known = (changes: Partial<KnownLicense> = {}): KnownLicense => ({
  id: 1,
  customerId: 2,
  guide: 'Ли Вэй',
  number: '78-0012',
  decision: 'waiting',
  expirationDate: '2028-02-29',
  main: 'zh',
  additional: ['ru'],
  revision: 3,
  isUnderWay: false,
  ...changes,
})

describe('the word of staff', () => {
  const say = (decision: 'accepted' | 'refused' | 'suspended', license = known(), today = '2028-02-29', revision = 3) =>
    decideLicense(license, { decision, revision }, today)

  test('accepts on the last day of the license, and not on the day after', () => {
    expect(say('accepted')).toMatchObject({ ok: true })
    expect(say('accepted', known(), '2028-03-01')).toEqual({ ok: false, refusal: 'license_over' })
    expect(say('refused', known(), '2028-03-01')).toMatchObject({ ok: true })
  })

  test('is said of the license that was read, and of one that is there', () => {
    expect(say('accepted', known(), '2028-01-01', 2)).toMatchObject({ refusal: 'license_stale' })
    expect(decideLicense(undefined, { decision: 'accepted', revision: 3 }, '2028-01-01')).toMatchObject({ refusal: 'license_not_found' })
  })

  test.each([
    ['waiting', ['accepted', 'refused']],
    ['accepted', ['suspended']],
    ['refused', ['accepted']],
    ['suspended', ['accepted']],
  ] as const)('of one that is %s may be %s', (decision, allowed) => {
    const said = (['accepted', 'refused', 'suspended'] as const).filter((one) => say(one, known({ decision })).ok)
    expect(said).toEqual(allowed)
  })
})

describe('other languages', () => {
  const after = (decision: KnownLicense['decision'], main: string, additional: string[]) =>
    decisionAfterLanguages(known({ decision }), { main, additional })

  test('of those that staff have seen leave their word as it is', () => {
    expect(after('accepted', 'ru', ['zh'])).toBe('accepted')
    expect(after('accepted', 'zh', [])).toBe('accepted')
    expect(after('waiting', 'ru', [])).toBe('waiting')
  })

  test('beyond them wait for the next', () => {
    expect(after('accepted', 'zh', ['ru', 'en'])).toBe('waiting')
    expect(after('accepted', 'en', [])).toBe('waiting')
  })

  test('bring what was refused to the check once more, and lift no suspension', () => {
    expect(after('refused', 'zh', [])).toBe('waiting')
    for (const languages of [['ru'], ['en', 'ru']]) expect(after('suspended', 'zh', languages)).toBe('suspended')
  })

  test('never make a license hold that did not', () => {
    for (const decision of licenseDecisions.filter((one) => one !== 'accepted')) expect(after(decision, 'zh', ['ru'])).not.toBe('accepted')
  })

  test('count once, the main one not among them', () => {
    expect(tidyLanguages({ main: 'ru', additional: ['en', 'ru', 'en'] })).toEqual({ main: 'ru', additional: ['en'] })
  })
})

test('two members are two people, everybody else may be one', () => {
  const guide = (id: number, userId: number | null = null) => ({ id, name: `guide ${id}`, userId })
  expect(decideMerge(guide(1), guide(2))).toMatchObject({ ok: true })
  expect(decideMerge(guide(1, 7), guide(2))).toMatchObject({ ok: true })
  expect(decideMerge(guide(1), guide(2, 8))).toMatchObject({ ok: true })
  expect(decideMerge(guide(1, 7), guide(2, 8))).toMatchObject({ refusal: 'guides_two_members' })
  expect(decideMerge(guide(1), guide(1))).toMatchObject({ refusal: 'guide_not_found' })
  expect(decideMerge(undefined, guide(1))).toMatchObject({ refusal: 'guide_not_found' })
})
