import { describe, expect, test } from 'vitest'
import { readHours, writeHours } from './hours.ts'
import { contentOf, draftOf, faultsOf, readDates, type RuleDraft } from './rule-draft.ts'

describe('hours as they are typed', () => {
  test.each<[string, string[] | undefined]>([
    ['10:00', ['10:00']],
    ['9:00, 12:30  10:00', ['09:00', '10:00', '12:30']],
    ['10:00–11:00/15', ['10:00', '10:15', '10:30', '10:45', '11:00']],
    ['10:00-10:50/20 18:00', ['10:00', '10:20', '10:40', '18:00']],
    ['10:00 10:00', ['10:00']],
    ['', []],
    ['25:00', undefined],
    ['12:00–10:00/15', undefined],
    ['10:00–12:00/0', undefined],
    ['in the morning', undefined],
  ])('%j are %j', (typed, times) => {
    expect(readHours(typed)).toEqual(times)
  })

  test.each([['10:00–17:30/15'], ['10:00–12:00/60 12:30'], ['10:00 10:30'], ['09:00 11:00–14:00/30 18:00'], ['']])(
    '%j are written as they were read',
    (typed) => {
      expect(writeHours(readHours(typed) ?? [])).toBe(typed)
    },
  )
})

test('days are read in both ways of writing, once each and in order', () => {
  expect(readDates('09.05.2027, 2027-01-07 07.01.2027')).toEqual(['2027-01-07', '2027-05-09'])
  expect(readDates('31.02.2027')).toBeUndefined()
})

const summer: RuleDraft = {
  ...draftOf(undefined, '2026-12-01'),
  title: 'Summer',
  until: '2027-09-30',
  times: '10:00–11:00/30',
  capacity: '40',
  cn: '20',
}

describe('a rule as it is typed', () => {
  test('says what its kind needs and nothing else', () => {
    expect(contentOf(summer)).toMatchObject({
      kind: 'season',
      from: '2026-12-01',
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      dates: [],
      quotas: [{ type: 'cn', quota: 20 }],
    })
    expect(contentOf({ ...summer, kind: 'closed', dates: '2027-05-09' })).toEqual({
      title: 'Summer',
      kind: 'closed',
      from: null,
      until: null,
      weekdays: [],
      dates: ['2027-05-09'],
      times: [],
      capacity: 0,
      quotas: [],
      allotments: [],
    })
  })

  test('comes back as it was kept', () => {
    const rule = { ...contentOf(summer), id: 3, revision: 2, allotments: [] }
    expect(contentOf(draftOf(rule, '2026-12-01'))).toEqual(contentOf(summer))
  })

  test.each<[string, Partial<RuleDraft>, object]>([
    ['is whole', {}, {}],
    ['needs times that can be read', { times: 'noon' }, { times: 'time' }],
    ['needs times', { times: '' }, { times: 'required' }],
    ['needs a capacity', { capacity: '' }, { capacity: 'wrong' }],
    ['has no quota above it', { cn: '41' }, { cn: 'too_big' }],
    ['needs days that can be read', { kind: 'closed', dates: 'May' }, { dates: 'date' }],
    ['needs a weekday', { weekdays: [] }, { weekdays: 'required' }],
    ['ends after it begins', { until: '2026-11-01' }, { until: 'invalid' }],
  ])('%s', (_, typed, faults) => {
    expect(faultsOf({ ...summer, ...typed })).toEqual(faults)
  })
})
