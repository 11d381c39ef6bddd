import * as z from 'zod/mini'
import { groupCategorySchema } from '../catalogue.ts'
import { momentSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { maxQuantity } from './items.ts'
import { idSchema } from '../text.ts'

/** A draft's hold lasts this long, counted once, from its first choice of a slot (specification/orders.md). */
export const holdMinutes = 15

/** Live holds of one customer, all members together. */
export const holdsAtOnce = 3

/** `free`: what this draft may take of the slot, its own hold included; the number that `get_schedule` gives for the same `hold_id`. */
export const heldPlaces = z.object({ hold_id: z.int(), expires_at: momentSchema, free: z.int() })
export type HeldPlaces = z.output<typeof heldPlaces>

export const holdActions = {
  /** With `hold_id` the draft's hold moves to another slot or quantity; one that is over, or not one's own, counts as none. */
  hold_places: {
    input: z.object({
      schedule_item_id: idSchema,
      type: groupCategorySchema,
      quantity: z.int().check(z.positive(), z.maximum(maxQuantity)),
      hold_id: z.optional(idSchema),
      language: z.optional(languageSchema),
    }),
    output: z.object({ result: heldPlaces }),
    ability: ['create', 'Order'],
    writes: true,
  },
  /** Afterwards the caller has no such hold; releasing one that is over, or not one's own, changes nothing and says the same. */
  release_hold: {
    input: z.object({ hold_id: idSchema, language: z.optional(languageSchema) }),
    output: z.object({ result: z.object({ hold_id: z.int() }) }),
    ability: ['create', 'Order'],
    writes: true,
  },
} as const satisfies ActionContracts
export type HoldActions = typeof holdActions
