import * as z from 'zod/mini'
import { groupCategorySchema, systemIdSchema } from '../catalogue.ts'
import { dateSchema, momentSchema, timeSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { orderStatuses } from './order-status.ts'
import { idSchema } from '../text.ts'

/** More than the largest hall admits in half an hour. */
export const maxPlaces = 10_000
/** Slots that one change may name: a month of an object with a slot every half hour. */
const maxSlotsAtOnce = 500
/** Days that one list of slots may span. */
export const maxSlotDays = 62

const language = z.optional(languageSchema)
const places = z.int().check(z.nonnegative(), z.maximum(maxPlaces))
export const slotIds = z.array(idSchema).check(
  z.minLength(1),
  z.maxLength(maxSlotsAtOnce),
  z.refine<number[]>((ids) => new Set(ids).size === ids.length, { error: 'invalid' }),
)

/** At most so many places go to groups of the category. */
const slotQuota = z.object({ type: groupCategorySchema, quota: z.int(), taken: z.int() })

/** Places kept for one customer; `kept`: what he has not used of them and nobody else may take. After the release it is 0. */
const slotAllotment = z.object({
  customer_id: z.int(),
  customer: z.string(),
  places: z.int(),
  used: z.int(),
  kept: z.int(),
  release_at: momentSchema,
  released: z.boolean(),
})

/** A slot as staff edit it. */
const officeSlot = z.object({
  id: z.int(),
  date: dateSchema,
  time: timeSchema,
  /** By whose clocks its hour is, and the moment when an allotment is released. */
  zone: z.string(),
  capacity: z.int(),
  /** By orders and holds. */
  taken: z.int(),
  /** Capacity less what is taken and what is kept for customers. */
  free: z.int(),
  closed: z.boolean(),
  /** The visit's hour has come. */
  begun: z.boolean(),
  quotas: z.array(slotQuota),
  allotments: z.array(slotAllotment),
  /** Who waits for it, alternatives of other slots' orders included. */
  waiting: z.object({ orders: z.int(), places: z.int() }),
})
export type OfficeSlot = z.output<typeof officeSlot>

/** An order that holds places of a slot or waits for them. */
export const touchedOrder = z.object({
  id: z.int(),
  status: z.enum(orderStatuses),
  customer: z.string(),
  type: groupCategorySchema,
  places: z.int(),
})
export type TouchedOrder = z.output<typeof touchedOrder>

/**
 * What a change would do to one slot. `refusal`: the code with which it would be refused, `missing` by how many places; `orders`: those that
 * hold places which the change is about, `served`: those who wait and would get places at once.
 */
const slotPreview = z.object({
  slot_id: z.int(),
  date: dateSchema,
  time: timeSchema,
  refusal: z.nullable(z.enum(['capacity_below_taken', 'quota_below_taken', 'allotment_too_big', 'release_passed'])),
  missing: z.int(),
  orders: z.array(touchedOrder),
  served: z.array(touchedOrder),
})
export type SlotPreview = z.output<typeof slotPreview>

export const changedSlot = { capacity: places, closed: z.boolean() }
/** Null takes the quota away: the category is limited by the capacity alone. */
const setQuota = { type: groupCategorySchema, quota: z.nullable(places) }
/** 0 places take the allotment away. It is released so many days before the visit, when that day begins in the museum. */
const setAllotment = { customer_id: idSchema, places, release_days: z.int().check(z.nonnegative(), z.maximum(365)) }

const changedSlots = z.object({ result: z.array(officeSlot) })

export const capacityActions = {
  /** By day and time; `from` and `to` included. */
  office_slots: {
    input: z.object({ museum_object_id: systemIdSchema, from: dateSchema, to: dateSchema, language }),
    output: changedSlots,
    ability: ['read', 'Slot'],
    writes: false,
  },
  /** What exactly one of the three changes would do, slot by slot; nothing is changed. */
  preview_slots: {
    input: z.object({
      slot_ids: slotIds,
      slot: z.optional(z.object(changedSlot)),
      quota: z.optional(z.object(setQuota)),
      allotment: z.optional(z.object(setAllotment)),
      language,
    }),
    output: z.object({ result: z.array(slotPreview) }),
    ability: ['read', 'Slot'],
    writes: false,
  },
  /** Slots that are there, or a new one of the object. Below what is taken and kept: `capacity_below_taken` with `orders`. */
  set_slot: {
    input: z.object({
      slot_ids: z.optional(slotIds),
      museum_object_id: z.optional(systemIdSchema),
      date: z.optional(dateSchema),
      time: z.optional(timeSchema),
      ...changedSlot,
      language,
    }),
    output: changedSlots,
    ability: ['update', 'Slot'],
    writes: true,
  },
  set_quota: {
    input: z.object({ slot_ids: slotIds, ...setQuota, language }),
    output: changedSlots,
    ability: ['update', 'Slot'],
    writes: true,
  },
  set_allotment: {
    input: z.object({ slot_ids: slotIds, ...setAllotment, language }),
    output: changedSlots,
    ability: ['update', 'Slot'],
    writes: true,
  },
} as const satisfies ActionContracts
export type CapacityActions = typeof capacityActions
