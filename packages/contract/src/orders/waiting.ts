import * as z from 'zod/mini'
import { dateSchema, momentSchema, timeSchema } from '../date-schemas.ts'
import { idSchema } from '../text.ts'
import { maxAlternatives } from './alternatives.ts'

/** Ids of slots, the dearest first; sent with `accept_waiting`. */
export const alternativesSchema = z.array(idSchema).check(
  z.maxLength(maxAlternatives),
  z.refine<number[]>((slots) => new Set(slots).size === slots.length, { error: 'invalid' }),
)

/** Where an order stands on the waiting list of one slot. */
const place = {
  schedule_item_id: z.int(),
  date: dateSchema,
  time: timeSchema,
  /** 1: the first. */
  position: z.int(),
  /** How many persons those before it are, all together. */
  ahead_places: z.int(),
  /** What is free of the slot for this order, the waiting list not counted: with fewer than it asks for it waits. */
  free: z.int(),
}

/**
 * Why an order waits (both sides read it): the waiting list of its own slot, and those of the alternatives that its sender accepts. Places that return
 * go to the first on it whose whole group they fit; `ends_at`: with the last cut-off the wait is over and the order is cancelled.
 */
export const waitingPlace = z.object({
  since: momentSchema,
  ends_at: momentSchema,
  /** Staff put it on the list: it lets others pass until the places that it gave back are gone. */
  resting: z.boolean(),
  /** The object takes no orders any more: places that return are given to nobody, staff decide. */
  archived: z.boolean(),
  ...place,
  alternatives: z.array(z.object(place)),
})
export type WaitingPlace = z.output<typeof waitingPlace>
