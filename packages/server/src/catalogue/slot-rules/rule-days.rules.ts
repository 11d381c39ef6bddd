import type { SlotRuleKind } from '@anfilada/contract/orders/slot-rules'
import { daysBetween, daysFrom, weekdayOf } from '@anfilada/contract/dates'

/** When a rule holds. `id` rises with every rule that is made. */
export type RuleDays = {
  id: number
  kind: SlotRuleKind
  from: string | null
  until: string | null
  weekdays: readonly number[]
  dates: readonly string[]
}

/** Whether the rule says something about the day, other rules left aside. */
function speaksOf(rule: RuleDays, day: string): boolean {
  if (rule.kind !== 'season') return rule.dates.includes(day)
  if (rule.from === null || day < rule.from || (rule.until !== null && day > rule.until)) return false
  return rule.weekdays.includes(weekdayOf(day))
}

/**
 * The more special first: single days before seasons, a shorter season before a longer one, one with an end before one without; of two
 * alike the one that was made later.
 */
function bySpecialty(one: RuleDays, other: RuleDays): number {
  return lengthOf(one) - lengthOf(other) || other.id - one.id
}

const endless = 1_000_000

function lengthOf({ kind, from, until }: RuleDays): number {
  if (kind !== 'season' || from === null) return 0
  return until === null ? endless : daysBetween(from, until) + 1
}

/**
 * Which rule makes each day from the first to the last: exactly one, the most special that speaks of it, with all its times and nothing of
 * the others. A day that none speaks of, or a `closed` one, has no slots.
 */
export function rulesByDay<R extends RuleDays>(rules: readonly R[], first: string, last: string): Map<string, R> {
  const ranked = rules.toSorted(bySpecialty)
  const found = daysFrom(first, last).map((day) => [day, ranked.find((rule) => speaksOf(rule, day))] as const)
  return new Map(found.filter((pair): pair is [string, R] => pair[1] !== undefined))
}

/** Neighbouring days in parts that make at most so many slots each, and at least one day. */
export function partsOf(days: readonly { day: string; slots: number }[], most: number): { first: string; last: string }[] {
  const parts: { first: string; last: string; slots: number }[] = []
  for (const { day, slots } of days) {
    const part = parts.at(-1)
    if (part && part.slots + slots <= most) Object.assign(part, { last: day, slots: part.slots + slots })
    else parts.push({ first: day, last: day, slots })
  }
  return parts.map(({ first, last }) => ({ first, last }))
}
