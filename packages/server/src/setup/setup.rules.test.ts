import { setupLines } from '@anfilada/contract/setup'
import { describe, expect, test } from 'vitest'
import { type SetupFacts, setupOf, type SetupSettings } from './setup.rules.ts'

/** A company that has everything. */
const whole: SetupFacts = {
  hasCompany: true,
  hasConsent: true,
  hasOffer: true,
  museums: 2,
  objects: 3,
  hasTerms: true,
  unpricedCategories: [],
  unpriced: 0,
  unpricedNames: [],
  unslotted: 0,
  unslottedNames: [],
  unwindowed: 0,
  unwindowedNames: [],
  employees: 2,
  admins: 2,
  hasShift: true,
  hasTestMail: true,
  hasPayment: true,
  hasCustomer: true,
  isDemo: false,
}
/** One that has nothing, as an empty database says it. */
const empty: SetupFacts = {
  ...whole,
  hasCompany: false,
  hasConsent: false,
  hasOffer: false,
  museums: 0,
  objects: 0,
  hasTerms: false,
  employees: 1,
  admins: 1,
  hasShift: false,
  hasTestMail: false,
  hasPayment: false,
  hasCustomer: false,
}
const set: SetupSettings = { mailbox: 'smtp', providers: 1 }

function openLines(facts: SetupFacts, settings = set) {
  return setupOf(facts, settings).filter(({ state }) => state !== 'done')
}

describe('the set-up of a company', () => {
  test('tells every line, in the order in which each leans on those before', () => {
    for (const facts of [whole, empty]) expect(setupOf(facts, set).map(({ line }) => line)).toEqual([...setupLines])
  })

  test('has nothing open when all is there, and everything when nothing is', () => {
    expect(openLines(whole)).toEqual([])
    expect(openLines(empty).map(({ line }) => line)).toEqual([...setupLines])
  })

  const undone: [string, Partial<SetupFacts>, object][] = [
    ['the company', { hasCompany: false }, { line: 'company', state: 'missing' }],
    ['a consent', { hasConsent: false }, { line: 'texts', state: 'missing', count: 1, codes: ['consent'] }],
    ['an offer', { hasOffer: false }, { line: 'texts', codes: ['offer'] }],
    ['decided terms', { hasTerms: false }, { line: 'terms', state: 'missing' }],
    [
      'prices of a category',
      { unpricedCategories: ['ig'], unpriced: 7, unpricedNames: ['A'] },
      { line: 'prices', codes: ['ig'], count: 1, names: [] },
    ],
    [
      'prices of single objects',
      { unpriced: 7, unpricedNames: ['A', 'B'] },
      { line: 'prices', state: 'missing', count: 7, names: ['A', 'B'] },
    ],
    ['slots of an object', { unslotted: 1, unslottedNames: ['Palace'] }, { line: 'slots', count: 1, names: ['Palace'] }],
    ['a window', { unwindowed: 1, unwindowedNames: ['Museum'] }, { line: 'windows', count: 1, names: ['Museum'] }],
    ['a second employee', { employees: 1 }, { line: 'staff', state: 'missing' }],
    ['somebody on duty', { hasShift: false }, { line: 'duty', state: 'missing' }],
    ['a mail that left', { hasTestMail: false }, { line: 'mail', state: 'untested' }],
    ['an answer of the bank', { hasPayment: false }, { line: 'payments', state: 'untested' }],
    ['a customer', { hasCustomer: false }, { line: 'customers', state: 'missing' }],
  ]
  test.each(undone)('is open again at one line alone without %s', (_what, facts, line) => {
    expect(openLines({ ...whole, ...facts })).toEqual([expect.objectContaining(line)])
  })

  test('asks for a second administrator while the company has not published its account numbers', () => {
    expect(openLines({ ...whole, hasCompany: false, admins: 1 }).map(({ line }) => line)).toEqual(['staff', 'company'])
    expect(openLines({ ...whole, admins: 1 })).toEqual([])
  })

  test('says what the settings of the server lack, whatever the data say', () => {
    expect(openLines(whole, { mailbox: 'local', providers: 0 })).toMatchObject([
      { line: 'mail', state: 'off' },
      { line: 'payments', state: 'off' },
    ])
    expect(openLines({ ...whole, isDemo: true }, { mailbox: 'local', providers: 1 })).toEqual([])
  })
})
