import * as z from 'zod/mini'
import { type GroupCategory, groupCategorySchema, systemIdSchema } from '../catalogue.ts'
import { dateSchema, timeSchema } from '../date-schemas.ts'
import { addDays } from '../dates.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { idSchema, revisionSchema, singleLine } from '../text.ts'
import { maxPlaces, touchedOrder } from './capacity.ts'

/** `season`: weekdays between two days; `days`: single days with times of their own; `closed`: single days without slots. */
export const slotRuleKinds = ['season', 'days', 'closed'] as const
export type SlotRuleKind = (typeof slotRuleKinds)[number]

/** More than one slot every quarter of an hour no object has. */
const maxTimes = 96
const maxDates = 366
/** Customers with an allotment in one rule. */
const maxAllotments = 20
export const maxHorizonMonths = 24

const language = z.optional(languageSchema)
const places = z.int().check(z.nonnegative(), z.maximum(maxPlaces))

function different<T>(key: (one: T) => unknown) {
  return z.refine<T[]>((all) => new Set(all.map(key)).size === all.length, { error: 'invalid' })
}

/** What staff say in a rule; `faultOfRule` says which fields a kind needs. */
export const slotRuleContent = z.object({
  title: singleLine(80).check(z.minLength(1)),
  kind: z.enum(slotRuleKinds),
  /** Of a season; without `until` it goes on. */
  from: z.nullable(dateSchema),
  until: z.nullable(dateSchema),
  /** Of a season: 1 Monday to 7 Sunday. */
  weekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(
    z.maxLength(7),
    different((day) => day),
  ),
  /** Of single days. */
  dates: z.array(dateSchema).check(
    z.maxLength(maxDates),
    different((date) => date),
  ),
  times: z.array(timeSchema).check(
    z.maxLength(maxTimes),
    different((time) => time),
  ),
  capacity: places,
  quotas: z.array(z.object({ type: groupCategorySchema, quota: places })).check(
    z.maxLength(3),
    different(({ type }: { type: GroupCategory }) => type),
  ),
  allotments: z
    .array(
      z.object({
        customer_id: idSchema,
        places: z.int().check(z.positive(), z.maximum(maxPlaces)),
        /** Released so many days before the visit, when that day begins in the museum. */
        release_days: z.int().check(z.nonnegative(), z.maximum(365)),
      }),
    )
    .check(
      z.maxLength(maxAllotments),
      different(({ customer_id: id }: { customer_id: number }) => id),
    ),
})
export type SlotRuleContent = z.output<typeof slotRuleContent>

type Fault = [field: string, fault: 'required' | 'invalid' | 'too_big']

/** The first field in which the rule does not say what its kind needs, or says what it has no use for. */
export function faultOfRule(rule: SlotRuleContent): Fault | undefined {
  const ofSeason = rule.kind === 'season'
  return (
    faultOfPart('from', ofSeason, rule.from !== null) ??
    faultOfEnd(rule) ??
    faultOfPart('weekdays', ofSeason, rule.weekdays.length > 0) ??
    faultOfPart('dates', !ofSeason, rule.dates.length > 0) ??
    faultOfPart('times', rule.kind !== 'closed', rule.times.length > 0) ??
    faultOfPlaces(rule)
  )
}

function faultOfPart(field: string, wanted: boolean, said: boolean): Fault | undefined {
  return wanted === said ? undefined : [field, wanted ? 'required' : 'invalid']
}

function faultOfEnd({ from, until }: SlotRuleContent): Fault | undefined {
  return until === null || (from !== null && from <= until) ? undefined : ['until', 'invalid']
}

/** Nothing is limited or kept beyond what there is. */
function faultOfPlaces({ capacity, quotas, allotments }: SlotRuleContent): Fault | undefined {
  if (quotas.some(({ quota }) => quota > capacity)) return ['quotas', 'too_big']
  return allotments.reduce((sum, { places: kept }) => sum + kept, 0) > capacity ? ['allotments', 'too_big'] : undefined
}

const slotRule = z.extend(slotRuleContent, {
  id: z.int(),
  revision: z.int(),
  allotments: z.array(z.object({ customer_id: z.int(), customer: z.string(), places: z.int(), release_days: z.int() })),
})
export type SlotRule = z.output<typeof slotRule>

/** Days that were opened for once, on which there are no slots because no rule speaks of them. */
const unruled = z.array(dateSchema)

/** The rules of an object and how far its slots are filled. */
const slotRules = z.object({
  rules: z.array(slotRule),
  months: z.int(),
  /** Until which day there are slots by rule; null: being filled anew, or no rule yet. */
  filled_until: z.nullable(dateSchema),
  /** The last day that is to have them. */
  until: dateSchema,
  /** Slots that are not yet as the rules say. */
  unlike: z.int(),
  unruled,
})
export type SlotRules = z.output<typeof slotRules>

/** Whether slots are being made; the day that each night adds is not worth telling. */
export function isFilling({ rules, filled_until: filled, until }: Pick<SlotRules, 'rules' | 'filled_until' | 'until'>): boolean {
  return rules.length > 0 && (filled === null || addDays(filled, 1) < until)
}

const counts = {
  made: z.int(),
  changed: z.int(),
  closed: z.int(),
  /** Slots that staff made or changed by hand where the rules say something else: they stay. */
  by_hand: z.int(),
}
/** A day on which something would be other than it is; `title`: of the rule that is the day's. */
const ruleDay = z.object({ date: dateSchema, title: z.nullable(z.string()), ...counts })

const ruledOrder = z.extend(touchedOrder, { date: dateSchema, time: timeSchema })
export type RuledOrder = z.output<typeof ruledOrder>

/** `orders`: those that hold places of slots that would be closed or smaller than what is taken, or wait for them; by day. */
const rulePreview = z.object({ until: dateSchema, ...counts, days: z.array(ruleDay), unruled, orders: z.array(ruledOrder) })
export type RulePreview = z.output<typeof rulePreview>

const named = { rule_id: idSchema, revision: revisionSchema }
/** True: what touches orders is saved, and they stay where they are, on slots that sell nothing more. */
const leave_orders = z.optional(z.boolean())

export const slotRuleActions = {
  slot_rules: {
    input: z.object({ museum_object_id: systemIdSchema, language }),
    output: z.object({ result: slotRules }),
    ability: ['read', 'Slot'],
    writes: false,
  },
  /** What a new rule, another content of `rule_id`, or (without `rule`) its end would do; nothing is changed. */
  preview_slot_rule: {
    input: z.object({ museum_object_id: systemIdSchema, rule_id: z.optional(idSchema), rule: z.optional(slotRuleContent), language }),
    output: z.object({ result: rulePreview }),
    ability: ['read', 'Slot'],
    writes: false,
  },
  /** A new rule, or a new version of `rule_id`. What touches orders is refused with `orders` (`rule_touches_orders`), unless they are left. */
  save_slot_rule: {
    input: z.object({
      museum_object_id: systemIdSchema,
      rule_id: z.optional(idSchema),
      revision: z.optional(revisionSchema),
      rule: slotRuleContent,
      leave_orders,
      language,
    }),
    output: z.object({ result: slotRules }),
    ability: ['update', 'Slot'],
    writes: true,
  },
  remove_slot_rule: {
    input: z.object({ ...named, leave_orders, language }),
    output: z.object({ result: slotRules }),
    ability: ['update', 'Slot'],
    writes: true,
  },
  /** How many months ahead the object's slots are kept filled; what is there stays. */
  set_slot_horizon: {
    input: z.object({ museum_object_id: systemIdSchema, months: z.int().check(z.positive(), z.maximum(maxHorizonMonths)), language }),
    output: z.object({ result: slotRules }),
    ability: ['update', 'Slot'],
    writes: true,
  },
} as const satisfies ActionContracts
export type SlotRuleActions = typeof slotRuleActions
