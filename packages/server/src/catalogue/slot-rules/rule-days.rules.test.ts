import { addDays, daysFrom, weekdayOf } from '@anfilada/contract/dates'
import { faultOfRule, type SlotRuleContent } from '@anfilada/contract/orders/slot-rules'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type RuleDays, partsOf, rulesByDay } from './rule-days.rules.ts'

const first = '2031-01-01'
const last = '2031-01-31'
const everyDay = [1, 2, 3, 4, 5, 6, 7]

function season(id: number, from: string, until: string | null, weekdays = everyDay): RuleDays {
  return { id, kind: 'season', from, until, weekdays, dates: [] }
}
function days(id: number, dates: string[], kind: 'days' | 'closed' = 'days'): RuleDays {
  return { id, kind, from: null, until: null, weekdays: [], dates }
}
function ruleOn(day: string, ...rules: RuleDays[]): number | undefined {
  return rulesByDay(rules, day, day).get(day)?.id
}

describe('the rule of a day', () => {
  test('is the season that has its weekday', () => {
    // 6 January 2031 is a Monday.
    const rules = [season(1, first, null, [1, 2, 3, 4, 5]), season(2, first, null, [6, 7])]
    expect([ruleOn('2031-01-06', ...rules), ruleOn('2031-01-11', ...rules)]).toEqual([1, 2])
  })

  test('is none before the season begins, after it ends and on other weekdays', () => {
    const rule = season(1, '2031-01-06', '2031-01-12', [1])
    expect(['2031-01-05', '2031-01-06', '2031-01-07', '2031-01-13'].map((day) => ruleOn(day, rule))).toEqual([
      undefined,
      1,
      undefined,
      undefined,
    ])
  })

  test('is that of the single day rather than of any season', () => {
    expect(ruleOn('2031-01-07', season(9, '2031-01-07', '2031-01-07'), days(1, ['2031-01-07']))).toBe(1)
    expect(ruleOn('2031-01-07', season(9, '2031-01-07', '2031-01-07'), days(1, ['2031-01-07'], 'closed'))).toBe(1)
  })

  test('is that of the shorter season, and of the one with an end rather than of one without', () => {
    expect(ruleOn('2031-01-07', season(1, '2031-01-01', '2031-01-31'), season(2, '2031-01-01', '2031-12-31'))).toBe(1)
    expect(ruleOn('2031-01-07', season(1, '2031-01-01', '2031-12-31'), season(2, '2031-01-01', null))).toBe(1)
  })

  test('is that of the later of two alike', () => {
    expect(ruleOn('2031-01-07', season(1, first, last), season(2, first, last))).toBe(2)
    expect(ruleOn('2031-01-07', days(1, ['2031-01-07']), days(2, ['2031-01-07'], 'closed'))).toBe(2)
  })
})

const day = fc.integer({ min: 0, max: 30 }).map((at) => addDays(first, at))
const rule: fc.Arbitrary<Omit<RuleDays, 'id'>> = fc.oneof(
  fc
    .record({
      from: day,
      length: fc.option(fc.integer({ min: 0, max: 20 })),
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    })
    .map(({ from, length, weekdays }) => ({
      kind: 'season' as const,
      from,
      until: length === null ? null : addDays(from, length),
      weekdays,
      dates: [],
    })),
  fc
    .record({ kind: fc.constantFrom('days' as const, 'closed' as const), dates: fc.uniqueArray(day, { minLength: 1, maxLength: 5 }) })
    .map(({ kind, dates }) => ({ kind, from: null, until: null, weekdays: [], dates })),
)
const rules = fc.array(rule, { maxLength: 8 }).map((all) => all.map((one, at) => ({ ...one, id: at + 1 })))

describe('the rules of many days', () => {
  test('name a rule for each day of which any speaks, and for no other', () => {
    fc.assert(
      fc.property(rules, (all) => {
        const found = rulesByDay(all, first, last)
        const spoken = daysFrom(first, last).filter((one) =>
          all.some((each) =>
            each.kind === 'season'
              ? each.from !== null && each.from <= one && one <= (each.until ?? last) && each.weekdays.includes(weekdayOf(one))
              : each.dates.includes(one),
          ),
        )
        expect([...found.keys()]).toEqual(spoken)
      }),
    )
  })

  test('depend neither on the order in which they are listed nor on the days beside', () => {
    fc.assert(
      fc.property(rules, day, (all, one) => {
        const whole = rulesByDay(all, first, last)
        expect(rulesByDay(all.toReversed(), first, last)).toEqual(whole)
        expect(rulesByDay(all, one, one).get(one)).toEqual(whole.get(one))
      }),
    )
  })

  test('do not change on a day of which a rule that goes away did not decide', () => {
    fc.assert(
      fc.property(rules, (all) => {
        const whole = rulesByDay(all, first, last)
        const fewer = rulesByDay(all.slice(1), first, last)
        const others = [...whole].filter(([, { id }]) => id !== 1)
        expect(others.map(([one]) => [one, fewer.get(one)])).toEqual(others)
      }),
    )
  })
})

describe('parts of days', () => {
  test('hold each day once, in order, and no more slots than asked for unless one day alone has more', () => {
    const several = fc.array(fc.integer({ min: 1, max: 96 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(several, fc.integer({ min: 1, max: 400 }), (counts, most) => {
        const all = counts.map((slots, at) => ({ day: addDays(first, at), slots }))
        const parts = partsOf(all, most)
        expect(parts.flatMap((part) => daysFrom(part.first, part.last))).toEqual(all.map((one) => one.day))
        for (const part of parts) {
          const own = all.filter((one) => one.day >= part.first && one.day <= part.last)
          expect(own.length === 1 || own.reduce((sum, { slots }) => sum + slots, 0) <= most).toBe(true)
        }
      }),
    )
  })
})

const whole: SlotRuleContent = {
  title: 'Лето',
  kind: 'season',
  from: '2031-05-01',
  until: '2031-09-30',
  weekdays: [1],
  dates: [],
  times: ['10:00'],
  capacity: 40,
  quotas: [{ type: 'cn', quota: 20 }],
  allotments: [{ customer_id: 1, places: 10, release_days: 5 }],
}

describe('a rule as staff say it', () => {
  test.each<[string, Partial<SlotRuleContent>, [string, string] | undefined]>([
    ['is whole', {}, undefined],
    ['needs its first day', { from: null }, ['from', 'required']],
    ['does not end before it begins', { until: '2031-04-30' }, ['until', 'invalid']],
    ['needs weekdays', { weekdays: [] }, ['weekdays', 'required']],
    ['has no single days in a season', { dates: ['2031-05-09'] }, ['dates', 'invalid']],
    ['needs times', { times: [] }, ['times', 'required']],
    ['has no season in single days', { kind: 'days' }, ['from', 'invalid']],
    ['names the single days', { kind: 'days', from: null, until: null, weekdays: [] }, ['dates', 'required']],
    ['has no times on closed days', { kind: 'closed', from: null, until: null, weekdays: [], dates: ['2031-05-09'] }, ['times', 'invalid']],
    ['has no quota above its capacity', { quotas: [{ type: 'cn', quota: 41 }] }, ['quotas', 'too_big']],
    ['keeps no more than its capacity', { allotments: [{ customer_id: 1, places: 41, release_days: 5 }] }, ['allotments', 'too_big']],
  ])('%s', (_, change, fault) => {
    expect(faultOfRule({ ...whole, ...change })).toEqual(fault)
  })
})
