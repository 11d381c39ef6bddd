import * as z from 'zod/mini'
import { systemIdSchema } from '../catalogue.ts'
import { dateSchema, momentSchema, timeSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { idSchema, revisionSchema, singleLine } from '../text.ts'
import { changedSlot, slotIds, touchedOrder } from './capacity.ts'
import type { OrderStatus } from './order-status.ts'
import { slotRuleContent } from './slot-rules.ts'

/**
 * What becomes of an order that stands in the way of a smaller or closed slot. `offer`: the office writes to its customer which other times
 * have room; `wait`: to the waiting list; `reject`: rejected, or cancelled without penalty when it was confirmed; `leave`: it stays.
 */
export const planActs = ['offer', 'wait', 'reject', 'leave'] as const
export type PlanAct = (typeof planActs)[number]

/**
 * What may be done with an order in the way. A confirmed one never goes back to the waiting list, and on a slot that closes nobody would ever
 * be served from one.
 */
export function planActsFor({ status, closes }: { status: OrderStatus; closes: boolean }): PlanAct[] {
  return planActs.filter((act) => act !== 'wait' || (status === 'in_processing' && !closes))
}

/** `due`: not yet; `left`: as the plan says; `untouched`: the plan was stopped before. */
export const planStates = ['due', 'done', 'skipped', 'failed', 'left', 'untouched'] as const
export type PlanState = (typeof planStates)[number]

/** Why an order was passed over: it is over, it went elsewhere, somebody changed it, or the places suffice without it. */
export const planSkips = ['closed', 'moved', 'changed', 'enough'] as const
export type PlanSkip = (typeof planSkips)[number]

/** Orders that one plan may name. */
export const maxPlanOrders = 500

const language = z.optional(languageSchema)

/** Either a rule of the object (a new one, another content, or without `rule` the end of `rule_id`), or slots and what they become. */
const lowering = {
  museum_object_id: systemIdSchema,
  rule_id: z.optional(idSchema),
  revision: z.optional(revisionSchema),
  rule: z.optional(slotRuleContent),
  slot_ids: z.optional(slotIds),
  slot: z.optional(z.object(changedSlot)),
  language,
}

const plannedOrder = { ...touchedOrder.shape, date: dateSchema, time: timeSchema }
const orderInTheWay = z.object({ ...plannedOrder, revision: z.int(), slot_id: z.int(), closes: z.boolean() })
export type OrderInTheWay = z.output<typeof orderInTheWay>

/** A slot that would be too small. `missing`: places that are to return; of one that closes all. */
const slotInTheWay = z.object({ id: z.int(), date: dateSchema, time: timeSchema, closes: z.boolean(), missing: z.int() })

const counts = Object.fromEntries(planStates.map((state) => [state, z.int()])) as Record<PlanState, z.ZodMiniInt>
const brief = {
  id: z.int(),
  /** Of the rule; null: slots were changed by hand. */
  title: z.nullable(z.string()),
  started_at: momentSchema,
  started_by: z.string(),
  stopped_at: z.nullable(momentSchema),
  /** Nothing is due any longer. */
  ended_at: z.nullable(momentSchema),
  counts: z.object(counts),
}
const slotPlanBrief = z.object(brief)
export type SlotPlanBrief = z.output<typeof slotPlanBrief>

const slotPlan = z.object({
  ...brief,
  reason: z.string(),
  orders: z.array(
    z.object({
      ...plannedOrder,
      act: z.enum(planActs),
      state: z.enum(planStates),
      skipped: z.nullable(z.enum(planSkips)),
      /** Why it failed, in the reader's language. */
      failure: z.nullable(z.string()),
    }),
  ),
})
export type SlotPlan = z.output<typeof slotPlan>
const plan = z.object({ result: slotPlan })

export const slotPlanActions = {
  /** Whose orders stand in the way of a change, the latest of each slot first: in that order a plan takes them. */
  preview_slot_plan: {
    input: z.object(lowering),
    output: z.object({ result: z.object({ slots: z.array(slotInTheWay), orders: z.array(orderInTheWay) }) }),
    ability: ['read', 'Slot'],
    writes: false,
  },
  /**
   * Saves the change, so that not one place more is sold, and begins to carry out what is to become of the orders in its way. Every one of them is
   * named as it was seen, or the plan is refused (`slot_plan_stale`); one that another plan has is refused, too (`slot_plan_runs`).
   */
  start_slot_plan: {
    input: z.object({
      ...lowering,
      /** What customers read whose orders are rejected. */
      reason: z.optional(singleLine(500)),
      orders: z
        .array(z.object({ order_id: idSchema, revision: revisionSchema, act: z.enum(planActs) }))
        .check(z.minLength(1), z.maxLength(maxPlanOrders)),
    }),
    output: plan,
    ability: ['decide', 'OfficeOrder'],
    writes: true,
  },
  /** Nothing further is done; what is done stays done. */
  stop_slot_plan: { input: z.object({ plan_id: idSchema, language }), output: plan, ability: ['decide', 'OfficeOrder'], writes: true },
  slot_plan: { input: z.object({ plan_id: idSchema, language }), output: plan, ability: ['read', 'Slot'], writes: false },
  /** Plans of an object that are being carried out, and those of the last days, the latest first. */
  slot_plans: {
    input: z.object({ museum_object_id: systemIdSchema, language }),
    output: z.object({ result: z.array(slotPlanBrief) }),
    ability: ['read', 'Slot'],
    writes: false,
  },
} as const satisfies ActionContracts
export type SlotPlanActions = typeof slotPlanActions
