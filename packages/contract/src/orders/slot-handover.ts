import * as z from 'zod/mini'
import { systemIdSchema } from '../catalogue.ts'
import { daysBetween } from '../dates.ts'
import { dateSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'

/** Two years: no rule looks further ahead. */
const maxDays = 731

/** What is wrong with the last day of those that are handed over. */
export function faultOfSpan(from: string, to: string): 'too_small' | 'too_big' | undefined {
  const days = daysBetween(from, to) + 1
  if (days < 1) return 'too_small'
  return days > maxDays ? 'too_big' : undefined
}

const span = { museum_object_id: systemIdSchema, from: dateSchema, to: dateSchema, language: z.optional(languageSchema) }

/** Slots that staff made or changed by hand, from now on until the last day, by what would become of each. */
const handover = z.object({
  /** What the rules say: handed over as they are. */
  alike: z.int(),
  /** Something else: handed over only when they are changed to it. */
  different: z.int(),
  /** Too small for what is taken if they were changed: they stay by hand. */
  too_full: z.int(),
  /** Closed by hand: they stay so, whatever the rules say. */
  closed: z.int(),
  /** At times of which no rule speaks: they stay by hand. */
  unruled: z.int(),
})
export type SlotHandover = z.output<typeof handover>

export const slotHandoverActions = {
  preview_slot_handover: {
    input: z.object(span),
    output: z.object({ result: handover }),
    ability: ['read', 'Slot'],
    writes: false,
  },
  /**
   * From now on the rules keep these slots; a job hands them over. `change`: also those that are different, made what the rules say; no order
   * moves. What it was before is answered.
   */
  hand_over_slots: {
    input: z.object({ ...span, change: z.boolean() }),
    output: z.object({ result: handover }),
    ability: ['update', 'Slot'],
    writes: true,
  },
} as const satisfies ActionContracts
export type SlotHandoverActions = typeof slotHandoverActions
