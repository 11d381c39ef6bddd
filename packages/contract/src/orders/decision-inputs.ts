import * as z from 'zod/mini'
import { timeSchema } from '../date-schemas.ts'
import { languageSchema } from '../languages.ts'
import { idSchema, revisionSchema, singleLine } from '../text.ts'

// Apart from the actions: the first page of the office sends these, and what an order is as a whole comes without schemas.

/**
 * A decision is taken on the revision that was seen; another one is refused. It waits a minute on the order, which stays as it is until then,
 * and can be taken back (`undo_decision`); `now: true`, or a visit within three hours, makes it hold at once.
 */
export const decision = {
  order_id: idSchema,
  revision: revisionSchema,
  language: z.optional(languageSchema),
  now: z.optional(z.boolean()),
}
export const confirmInput = z.object({ ...decision, time: timeSchema, entrance: singleLine(200).check(z.minLength(1)) })
export const rejectInput = z.object({ ...decision, reason: singleLine(500).check(z.minLength(1)) })
export const cancelInput = z.object({ ...decision, reason: z.optional(singleLine(500)) })
/** `time` and `entrance`: where the visit moved, else the slot's own. */
export const acceptInput = z.object({
  ...decision,
  reason: z.optional(singleLine(500)),
  time: z.optional(timeSchema),
  entrance: z.optional(singleLine(200).check(z.minLength(1))),
})
export const declineInput = z.object({ ...decision, reason: z.optional(singleLine(500)) })
