import * as z from 'zod/mini'
import { emblems } from '../catalogue.ts'
import { dateSchema, momentSchema, periodInOrder, timeSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { shownSumSchema } from '../money.ts'
import { orderEventKinds } from './order-history.ts'
import type { OrderKind } from './items.ts'
import { orderData } from './kinds/order-data.ts'
import { requestShape } from './kinds/request-schemas.ts'
import { orderStatuses } from './order-status.ts'
import { idSchema, revisionSchema, singleLine } from '../text.ts'
import { alternativesSchema, waitingPlace } from './waiting.ts'

/** What an order offers its reader; the one source for buttons on every screen. */
export const orderButtons = ['edit', 'cancel', 'archive', 'locate', 'pay'] as const
export type OrderButton = (typeof orderButtons)[number]

const diffValue = z.nullable(z.union([z.string(), z.int()]))
/**
 * What changed, by the names of `diffFields`: values before and after. Names stand where the value is the number of something that has
 * one (`system_id`, `country_id`), in the reader's language.
 */
export const orderDiff = z.record(
  z.string(),
  z.object({ from: diffValue, to: diffValue, from_name: z.optional(z.string()), to_name: z.optional(z.string()) }),
)
export type OrderDiff = z.output<typeof orderDiff>

/** A change of a confirmed order that waits for staff; until they accept it, the order is as it was. */
export const pendingChange = z.object({
  /** The order's revision with this change beside it; staff decide on it. */
  revision: z.int(),
  changes: orderDiff,
  /** Where the visit would be. */
  schedule_item_id: z.nullable(z.int()),
  asked_at: momentSchema,
  by: z.object({ name: z.string(), by_staff: z.boolean() }),
  /** Kopecks: what the order would cost, and the penalty for fewer persons beside it; null for readers who may not see prices. */
  total: z.nullable(z.int()),
  penalty: z.nullable(z.int()),
  /**
   * It costs a penalty that whoever asked for it is not shown: staff hear of it when a colleague who may see money sends it (`approve_change`),
   * who may take it back, too.
   */
  awaits_colleague: z.optional(z.boolean()),
  /** It is no change: the order is to be cancelled, and `penalty` is what that costs now. Only beside `awaits_colleague`. */
  cancels: z.optional(z.boolean()),
})
export type PendingChange = z.output<typeof pendingChange>

const orderSchemaInfo = z.object({
  museum: z.string(),
  object: z.string(),
  emblem: z.enum(emblems),
  time: z.nullable(z.string()),
  /** By whose clocks its day, its hours and its deadlines are: a name of the IANA zones, the company's for an order without object. */
  zone: z.string(),
  country: z.string(),
  status: z.enum(orderStatuses),
  status_label: z.string(),
  confirmed_time: z.nullable(z.string()),
  entrance: z.nullable(z.string()),
  rejection_reason: z.nullable(z.string()),
  archived: z.boolean(),
  /** Kopecks; null for readers who may not see prices (guides). */
  total: z.nullable(z.int()),
  paid: z.nullable(z.int()),
  due: z.nullable(z.int()),
  /** Penalties charged so far, beside the total. */
  penalty: z.nullable(z.int()),
  currency: z.string(),
  /** Until then the order is changed and cancelled freely; null when nothing can be changed any more. */
  free_changes_until: z.nullable(momentSchema),
  /** What cancelling it costs now, kopecks; null when it cannot be cancelled, and for readers who may not see prices. */
  cancel_penalty: z.nullable(z.int()),
  programme_id: z.nullable(z.int()),
  created_at: momentSchema,
  pending_change: z.nullable(pendingChange),
  allowed: z.array(z.enum(orderButtons)),
})

/** An order as read (specification/actions.md). */
export const order = z.object({ id: z.int(), data: orderData, info: orderSchemaInfo })
export type Order = z.output<typeof order>
/** What an order of a kind says. */
export type OrderData<K extends OrderKind = OrderKind> = Extract<Order['data'], { kind: K }>

/** Unpaid at that moment, the order is cancelled; null when it must not be paid by any. */
const payUntil = { pay_until: z.nullable(momentSchema) }

/** A slot of the same object, and how many places the customer may take there. */
const otherTime = z.object({ schedule_item_id: z.int(), date: dateSchema, time: timeSchema, free: z.int() })
export type OtherTime = z.output<typeof otherTime>

/** Of an order that waits for places or was rejected: the nearest slot that has room for its whole group now. Absent where there is none. */
const atOtherTime = { other_time: z.optional(otherTime) }

/** An order of the list of upcoming ones. */
const upcomingOrder = z.extend(order, {
  ...payUntil,
  ...atOtherTime,
  /** Its visit is near, its guide has no license that holds then, and fewer accompanying guides are named than the group needs: how many it needs. */
  needs_guides: z.optional(z.int()),
})
export type UpcomingOrder = z.output<typeof upcomingOrder>

/** What happened to an order; `changes` is the diff in the order's own words. */
export const orderEvent = z.object({
  at: momentSchema,
  kind: z.enum(orderEventKinds),
  /** A person's name, or null when the system acted. */
  actor: z.nullable(z.string()),
  by_staff: z.boolean(),
  changes: orderDiff,
})
export type OrderEvent = z.output<typeof orderEvent>

export const priceLine = z.object({
  kind: z.enum(['ticket', 'service']),
  item: z.string(),
  quantity: z.int(),
  /** How many of them cost nothing (guide, driver). */
  free: z.int(),
  /** Null: without VAT, or for readers who may not see prices. */
  vat_percent: z.nullable(z.int()),
  /** Kopecks, VAT included; null for readers who may not see prices. */
  unit_price: z.nullable(z.int()),
  sum: z.nullable(z.int()),
})
export type PriceLine = z.output<typeof priceLine>

/** One order with its price lines and its history, oldest first. */
export const orderDetails = z.extend(order, {
  lines: z.array(priceLine),
  history: z.array(orderEvent),
  /** Null for an order that does not wait. */
  waiting: z.nullable(waitingPlace),
  ...payUntil,
  ...atOtherTime,
})
export type OrderDetails = z.output<typeof orderDetails>

export const postRequestInput = z.object({
  ...requestShape('museum_tickets'),
  accept_waiting: z.optional(z.boolean()),
  /** With `accept_waiting`: other slots of the object that will do as well. */
  alternatives: z.optional(alternativesSchema),
  /** The draft's hold of this slot becomes the order's places; one that is over, or not one's own, counts as none. */
  hold_id: z.optional(idSchema),
  language: z.optional(languageSchema),
})
export type PostRequestInput = z.output<typeof postRequestInput>

export const placedOrder = z.object({
  result: z.object({ id: z.int(), refno: z.string(), status: z.enum(orderStatuses), total: z.nullable(z.int()) }),
})

const paging = {
  language: z.optional(languageSchema),
  /** The `next` of the page before. */
  after: z.optional(z.string().check(z.maxLength(64))),
  limit: z.optional(z.int().check(z.positive(), z.maximum(500))),
}
const next = { next: z.optional(z.nullable(z.string())) }
const orderList = z.object({ result: z.array(order), ...next })
const upcomingList = z.object({ result: z.array(upcomingOrder), ...next })
const orderKey = { request_id: idSchema, language: z.optional(languageSchema) }
const changedOrder = z.object({ result: z.object({ id: z.int() }) })

/** What the archive is searched by: number, museum, period (specification/actions.md); an empty one does not filter. */
const archiveFilters = {
  no: z.optional(z.union([singleLine(64), idSchema])),
  museum_id: z.optional(z.union([idSchema, z.literal('')])),
  period_lower: z.optional(z.union([dateSchema, z.literal('')])),
  period_upper: z.optional(z.union([dateSchema, z.literal('')])),
}

const archiveInput = z.object({ ...archiveFilters, ...paging }).check(periodInOrder)
export type ArchiveInput = z.output<typeof archiveInput>

export const orderActions = {
  get_upcoming: { input: z.object(paging), output: upcomingList, ability: ['read', 'Order'], writes: false },
  get_archive: {
    input: archiveInput,
    output: orderList,
    ability: ['read', 'Order'],
    writes: false,
  },
  get_request: { input: z.object(orderKey), output: z.object({ result: orderDetails }), ability: ['read', 'Order'], writes: false },
  post_request: { input: postRequestInput, output: placedOrder, ability: ['create', 'Order'], writes: true },
  delete_request: {
    input: z.object({ ...orderKey, revision: z.optional(revisionSchema), penalty: z.optional(shownSumSchema) }),
    /** `awaits_colleague`: it costs a penalty, and whoever asked for it is shown none; a colleague who is agrees by `approve_change`. */
    output: z.object({ result: z.object({ id: z.int(), awaits_colleague: z.optional(z.boolean()) }) }),
    ability: ['cancel', 'Order'],
    writes: true,
  },
  archive_request: { input: z.object(orderKey), output: changedOrder, ability: ['archive', 'Order'], writes: true },
} as const satisfies ActionContracts
export type OrderActions = typeof orderActions
