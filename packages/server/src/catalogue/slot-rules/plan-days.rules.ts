import type { SlotRuleContent, SlotRuleKind } from '@anfilada/contract/orders/slot-rules'
import { addMonths, weekdayOf } from '@anfilada/contract/dates'
import { rulesByDay } from './rule-days.rules.ts'
import type { SaidOfSlots } from './wanted.sql.ts'

/** A rule of an object in the words of its version in force. */
export type KeptRule = {
  id: number
  revision: number
  version: number
  title: string
  kind: SlotRuleKind
  from: string | null
  until: string | null
  weekdays: number[]
  dates: string[]
  times: string[]
  capacity: number
  quotas: SlotRuleContent['quotas']
  allotments: { customer_id: number; places: number; release_days: number }[]
}

/** Of an object: what its slots are filled by and until where. `today`: by its own clocks. */
export type Horizon = {
  months: number
  edition: number
  filledUntil: string | null
  unlike: number
  today: string
  /** The first day is not yet, or other days have become those on which the object admits nobody. */
  anew: boolean
  closedWeekdays: number[]
  closedDates: string[]
  /** Days of closed weekdays that are opened for once. */
  openDates: string[]
}

/** What each day of an object is made of, as statements take it. `title`: of the day's rule. */
export type DayPlan = {
  first: string
  last: string
  days: { day: string; version: number; slots: number; title: string }[]
  said: SaidOfSlots[]
}

/** The last day that is kept filled. */
export function horizonOf({ today, months }: Pick<Horizon, 'today' | 'months'>): string {
  return addMonths(today, months)
}

/** The days from the first to the last with their rules; on those on which the object admits nobody there are no slots. */
export function planDays(rules: readonly KeptRule[], horizon: Horizon, { first, last }: { first: string; last: string }): DayPlan {
  const days = [...rulesByDay(rules, first, last)]
    .filter(([day]) => !isShutOn(day, horizon))
    .map(([day, { version, times, title }]) => ({ day, version, slots: times.length, title }))
  const said = rules.map(({ version, capacity, times, quotas, allotments }) => ({ version, capacity, times, quotas, allotments }))
  return { first, last, days, said }
}

/** As SQL asks it (`is_shut_on`). */
function isShutOn(day: string, { closedWeekdays, closedDates, openDates }: Horizon): boolean {
  return (closedWeekdays.includes(weekdayOf(day)) && !openDates.includes(day)) || closedDates.includes(day)
}

/** Days that were opened for once and get no slots, because no rule speaks of them. */
export function unruledDays({ days, first, last }: DayPlan, horizon: Horizon): string[] {
  const ruled = new Set(days.map(({ day }) => day))
  return horizon.openDates.filter((day) => day >= first && day <= last && !ruled.has(day) && !isShutOn(day, horizon)).toSorted()
}

/** The first four values of every statement with `wantedSlots`. */
export function planValues(objectId: string, { days, said }: Pick<DayPlan, 'days' | 'said'>): [string, string[], number[], string] {
  return [objectId, days.map(({ day }) => day), days.map(({ version }) => version), JSON.stringify(said)]
}

/** A content that is written nowhere yet, as a rule among the others. */
const unwritten = 0

/** The rules as they would be: `ruleId` with another content or (`rule` undefined) gone; without `ruleId` one more, the newest. */
export function rulesWith(rules: readonly KeptRule[], ruleId: number | undefined, rule: SlotRuleContent | undefined): KeptRule[] {
  const others = rules.filter(({ id }) => id !== ruleId)
  return rule ? [...others, { ...inOrder(rule), id: ruleId ?? newest, revision: 0, version: unwritten }] : others
}

const newest = 2_147_483_647

/** Two contents that say the same are written the same. */
export function inOrder(rule: SlotRuleContent): SlotRuleContent {
  return {
    ...rule,
    weekdays: rule.weekdays.toSorted((one, other) => one - other),
    dates: rule.dates.toSorted(),
    times: rule.times.toSorted(),
    quotas: rule.quotas.toSorted((one, other) => one.type.localeCompare(other.type, 'en')),
    allotments: rule.allotments.toSorted((one, other) => one.customer_id - other.customer_id),
  }
}

/** The days whose slots another rule would make, or the same with other words. */
export function changedDays(before: DayPlan, after: DayPlan): Set<string> {
  const versions = new Map(before.days.map(({ day, version }) => [day, version]))
  const changed = after.days.filter(({ day, version }) => versions.get(day) !== version).map(({ day }) => day)
  const kept = new Set(after.days.map(({ day }) => day))
  return new Set([...changed, ...before.days.map(({ day }) => day).filter((day) => !kept.has(day))])
}
