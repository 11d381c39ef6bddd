import { describe, expect, test } from 'vitest'
import { addDays } from '../dates.ts'
import {
  daysLeft,
  decisionsAfter,
  licenseDecisions,
  licenseNotice,
  licenseNotices,
  licenseState,
  licenseStateAt,
  licenseStates,
  needsAttention,
  needsReason,
} from './license-states.ts'

const accepted = (expirationDate: string) => ({ decision: 'accepted', expirationDate }) as const
const waiting = (expirationDate: string) => ({ decision: 'waiting', expirationDate }) as const

describe('a license that staff accepted', () => {
  test.each([
    ['on the day before its last thirty', '2026-06-01', '2026-05-01', 'valid'],
    ['on the first of its last thirty', '2026-06-01', '2026-05-02', 'expiring'],
    ['on its last day', '2026-06-01', '2026-06-01', 'expiring'],
    ['on the day after', '2026-06-01', '2026-06-02', 'expired'],
    ['whose last day ends a month of thirty', '2026-04-30', '2026-05-01', 'expired'],
    ['whose last day ends a year', '2026-12-31', '2026-12-31', 'expiring'],
    ['on New Year’s day after it', '2026-12-31', '2027-01-01', 'expired'],
    ['thirty days before a day in March, over 28 February', '2026-03-02', '2026-01-31', 'expiring'],
    ['thirty-one days before it', '2026-03-02', '2026-01-30', 'valid'],
    ['thirty days before the same day of a leap year', '2028-03-02', '2028-02-01', 'expiring'],
    ['thirty-one days before it in a leap year', '2028-03-02', '2028-01-31', 'valid'],
    ['until 29 February, on that day', '2028-02-29', '2028-02-29', 'expiring'],
    ['until 29 February, on 1 March', '2028-02-29', '2028-03-01', 'expired'],
    ['until 28 February, on 29 February', '2028-02-28', '2028-02-29', 'expired'],
  ] as const)('%s', (_case, until, today, state) => {
    expect(licenseState(accepted(until), today)).toBe(state)
  })

  test('changes its state at midnight of the museum’s clocks, not at that of others', () => {
    const at = (moment: string, zone: string) => licenseStateAt(accepted('2026-06-01'), moment, zone)
    expect(at('2026-06-01T20:59:59Z', 'Europe/Moscow')).toBe('expiring')
    expect(at('2026-06-01T21:00:00Z', 'Europe/Moscow')).toBe('expired')
    expect(at('2026-06-01T21:00:00Z', 'Europe/Kaliningrad')).toBe('expiring')
    expect(at('2026-06-01T22:00:00Z', 'Europe/Kaliningrad')).toBe('expired')
    expect(at('2026-05-01T20:59:59Z', 'Europe/Moscow')).toBe('valid')
    expect(at('2026-05-01T21:00:00Z', 'Europe/Moscow')).toBe('expiring')
    expect(licenseStateAt(accepted('2028-02-29'), '2028-02-29T20:59:59Z', 'Europe/Moscow')).toBe('expiring')
    expect(licenseStateAt(accepted('2028-02-29'), '2028-02-29T21:00:00Z', 'Europe/Moscow')).toBe('expired')
  })

  test('never comes back to an earlier state as days go by', () => {
    const order = ['valid', 'expiring', 'expired']
    const places = Array.from({ length: 800 }, (_, day) => order.indexOf(licenseState(accepted('2028-02-29'), addDays('2027-01-01', day))))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places.filter((place) => place === 1)).toHaveLength(31)
  })
})

describe('a license that staff did not accept', () => {
  test('waits for as long as it could hold', () => {
    expect(licenseState(waiting('2026-06-01'), '2026-06-01')).toBe('waiting')
    expect(licenseState(waiting('2026-06-01'), '2026-06-02')).toBe('expired')
  })

  test('stays refused or suspended, whatever the day', () => {
    for (const decision of ['refused', 'suspended'] as const) {
      for (const today of ['2026-01-01', '2026-06-01', '2026-06-02'])
        expect(licenseState({ decision, expirationDate: '2026-06-01' }, today)).toBe(decision)
    }
  })
})

test('days left are counted to the last one', () => {
  expect(daysLeft('2026-06-01', '2026-05-20')).toBe(12)
  expect(daysLeft('2026-06-01', '2026-06-01')).toBe(0)
  expect(daysLeft('2028-03-01', '2028-02-28')).toBe(2)
  expect(daysLeft('2026-05-31', '2026-06-01')).toBe(-1)
})

test('staff reach every decision but the wait, which is the customer’s, and say nothing twice', () => {
  const reached = new Set(licenseDecisions.flatMap((from) => decisionsAfter(from)))
  expect([...reached].toSorted()).toEqual(['accepted', 'refused', 'suspended'])
  for (const from of licenseDecisions) expect(decisionsAfter(from)).not.toContain(from)
})

test('whoever is refused or suspended is told why, and has something to do', () => {
  expect(licenseDecisions.filter(needsReason)).toEqual(['refused', 'suspended'])
  expect(licenseStates.filter(needsAttention)).toEqual(['expiring', 'expired', 'suspended', 'refused'])
})

describe('the end of a license', () => {
  const told = (until: string, today: string, before: number | null = null) => licenseNotice(accepted(until), today, before)

  test.each([
    ['sixty-one days before', '2026-06-01', '2026-04-01', undefined],
    ['sixty days before', '2026-06-01', '2026-04-02', 60],
    ['thirty days before, over a leap day', '2028-03-15', '2028-02-14', 30],
    ['seven days before, over the end of a year', '2027-01-03', '2026-12-27', 7],
    ['seven days before 29 February', '2028-02-29', '2028-02-22', 7],
    ['on its last day', '2028-02-29', '2028-02-29', 7],
    ['on the day after', '2028-02-29', '2028-03-01', -1],
  ])('is told %s', (_case, until, today, notice) => expect(told(until, today)).toBe(notice))

  test('is told once at each of its days, however often somebody looks', () => {
    let before: number | null = null
    const seen: number[] = []
    for (let day = 0; day < 200; day++) {
      const notice = told('2028-02-29', addDays('2027-10-01', day), before)
      if (notice !== undefined) seen.push((before = notice))
    }
    expect(seen).toEqual([...licenseNotices])
  })

  test('is told of the latest day alone where nobody looked for long', () => {
    expect(told('2026-06-01', '2026-05-28', 60)).toBe(7)
    expect(told('2026-06-01', '2026-08-01', 60)).toBe(-1)
    expect(told('2026-06-01', '2026-05-28', 7)).toBeUndefined()
  })

  test('is not told of one that does not hold anyway', () => {
    for (const decision of licenseDecisions.filter((one) => one !== 'accepted'))
      expect(licenseNotice({ decision, expirationDate: '2026-06-01' }, '2026-06-01', null)).toBeUndefined()
  })
})
