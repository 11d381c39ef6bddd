import { isCalendarDate } from '@anfilada/contract/dates'
import type { GroupCategory } from '@anfilada/contract/catalogue'
import { faultOfRule, type SlotRule, type SlotRuleContent, type SlotRuleKind } from '@anfilada/contract/orders/slot-rules'
import { mostPlaces, readCount } from '../pane/use-slot-edit.ts'
import { readHours, writeHours } from './hours.ts'

export type DraftAllotment = { customer_id: number; customer: string; places: number; release_days: number }

/** A rule as it is typed. `times`: single ones and ranges; `dates`: single days. */
export type RuleDraft = {
  title: string
  kind: SlotRuleKind
  from: string
  until: string
  weekdays: number[]
  dates: string
  times: string
  capacity: string
  rf: string
  ig: string
  cn: string
  allotments: DraftAllotment[]
  leave_orders: boolean
}

export const quotaTypes = ['rf', 'ig', 'cn'] as const satisfies readonly GroupCategory[]

export function draftOf(rule: SlotRule | undefined, today: string): RuleDraft {
  if (!rule) return { ...nothing, from: today }
  const quota = (type: GroupCategory) => String(rule.quotas.find((one) => one.type === type)?.quota ?? '')
  return {
    title: rule.title,
    kind: rule.kind,
    from: rule.from ?? '',
    until: rule.until ?? '',
    weekdays: rule.kind === 'season' ? rule.weekdays : nothing.weekdays,
    dates: rule.dates.join(' '),
    times: writeHours(rule.times),
    capacity: String(rule.capacity),
    rf: quota('rf'),
    ig: quota('ig'),
    cn: quota('cn'),
    allotments: rule.allotments,
    leave_orders: false,
  }
}

const nothing: RuleDraft = {
  title: '',
  kind: 'season',
  from: '',
  until: '',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  dates: '',
  times: '',
  capacity: '',
  rf: '',
  ig: '',
  cn: '',
  allotments: [],
  leave_orders: false,
}

/** What the kind has no use for is left out, whatever was typed before; what cannot be read is missing. */
export function contentOf(draft: RuleDraft): SlotRuleContent {
  const { title, kind } = draft
  return { title, kind, ...daysOf(draft), ...(kind === 'closed' ? noSlots : slotsOf(draft)) }
}

function daysOf({ kind, from, until, weekdays, dates }: RuleDraft): Pick<SlotRuleContent, 'from' | 'until' | 'weekdays' | 'dates'> {
  if (kind !== 'season') return { from: null, until: null, weekdays: [], dates: readDates(dates) ?? [] }
  return { from: from || null, until: until || null, weekdays: weekdays.toSorted((one, other) => one - other), dates: [] }
}

type OfSlots = Pick<SlotRuleContent, 'times' | 'capacity' | 'quotas' | 'allotments'>
const noSlots: OfSlots = { times: [], capacity: 0, quotas: [], allotments: [] }

function slotsOf(draft: RuleDraft): OfSlots {
  const quotas = quotaTypes.map((type) => ({ type, quota: readCount(draft[type], mostPlaces) }))
  return {
    times: readHours(draft.times) ?? [],
    capacity: readCount(draft.capacity, mostPlaces) ?? 0,
    quotas: quotas.flatMap(({ type, quota }) => (quota === undefined ? [] : [{ type, quota }])),
    allotments: draft.allotments.map(({ customer: _name, ...one }) => one),
  }
}

type RuleFaults = Partial<Record<keyof RuleDraft, string>>

/** What is wrong with it, by fields; what the contract finds of single values comes on top. */
export function faultsOf(draft: RuleDraft): RuleFaults {
  const [field, fault] = faultOfRule(contentOf(draft)) ?? []
  const ofRule = field === undefined || field === 'quotas' ? {} : { [field]: fault }
  return { ...ofRule, ...(draft.kind !== 'closed' && faultsOfSlots(draft)), ...unreadDates(draft) }
}

function faultsOfSlots(draft: RuleDraft): RuleFaults {
  const faults: RuleFaults = {}
  if (draft.times.trim() !== '' && !readHours(draft.times)) faults.times = 'time'
  if (isUnread(draft.capacity)) faults.capacity = 'wrong'
  for (const type of quotaTypes) {
    if (draft[type].trim() === '') continue
    if (isUnread(draft[type])) faults[type] = 'wrong'
    else if (exceeds(draft[type], draft.capacity)) faults[type] = 'too_big'
  }
  return faults
}

function isUnread(typed: string): boolean {
  return readCount(typed, mostPlaces) === undefined
}

function exceeds(typed: string, capacity: string): boolean {
  return (readCount(typed, mostPlaces) ?? 0) > (readCount(capacity, mostPlaces) ?? Infinity)
}

function unreadDates({ kind, dates }: RuleDraft): { dates?: string } {
  return kind !== 'season' && dates.trim() !== '' && !readDates(dates) ? { dates: 'date' } : {}
}

/** Days parted by anything, written `2026-12-31` or `31.12.2026`; undefined when one is none. */
export function readDates(typed: string): string[] | undefined {
  const days = typed
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, '$3-$2-$1'))
  return days.every(isCalendarDate) ? [...new Set(days)].toSorted() : undefined
}
