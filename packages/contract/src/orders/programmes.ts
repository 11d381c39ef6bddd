import * as z from 'zod/mini'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { idSchema, singleLine } from '../text.ts'
import { requestShape } from './kinds/request-schemas.ts'
import { guideInput, somebody } from './order-kinds.ts'
import { order, postRequestInput } from './orders.ts'
import { orderStatuses } from './order-status.ts'
import { clashKinds } from './programme-clashes.ts'
import { type RefusalCode, refusals } from '../refusals.ts'

/** A refusal's code inside an answer that was given item by item. Apart from refusals.ts, which needs no schemas. */
export const refusalCodeSchema = z.enum(Object.keys(refusals) as [RefusalCode, ...RefusalCode[]])

/** A programme (программа тура): orders of one group sent together, all or none or each by itself (specification/orders.md). */

/** A tour of two weeks with its guides, coaches and equipment. */
export const itemsOfProgramme = 50

const guideItem = z.object({ kind: z.literal('guide'), ...requestShape('guide') }).check(somebody)

/** One item: the data of the kind's own action, with `kind` beside it. */
export const programmeItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('museum_tickets'), ...postRequestInput.shape }),
  z.object({ kind: z.literal('audio_guides'), ...requestShape('audio_guides') }),
  z.object({ kind: z.literal('schedule'), ...requestShape('schedule') }).check(somebody),
  z.object({ kind: z.literal('transport'), ...requestShape('transport') }).check(somebody),
  z.pipe(
    guideItem,
    z.transform((wish: z.output<typeof guideItem>) => guideInput(wish)),
  ),
])
export type ProgrammeItem = z.output<typeof programmeItem>

/** `all`: every item or none. `best_effort`: each by itself. */
export const programmeModes = ['all', 'best_effort'] as const
export type ProgrammeMode = (typeof programmeModes)[number]

/** An item that was placed, or why it was not; `fields` as of an order sent alone. */
const programmeResult = z.union([
  z.object({ id: z.int(), refno: z.string(), status: z.enum(orderStatuses), total: z.nullable(z.int()) }),
  z.object({
    error: z.string(),
    code: refusalCodeSchema,
    fields: z.optional(z.record(z.string(), z.string())),
    nearest: z.optional(z.array(z.object({ schedule_item_id: z.int(), date: z.string(), time: z.string(), free: z.int() }))),
    moment: z.optional(z.string()),
  }),
])
export type ProgrammeResult = z.output<typeof programmeResult>

/** Two visits that one group cannot make, or one that finds it closed; `minutes`: how many are missing, `gap`: of a way, how many there are for it. */
const clash = z.object({
  kind: z.enum(clashKinds),
  order_ids: z.array(z.int()),
  minutes: z.nullable(z.int()),
  gap: z.nullable(z.int()),
})

export const programme = z.object({
  programme_id: z.int(),
  name: z.string(),
  created_at: z.string(),
  /** By day and time; cancelled and rejected ones too. */
  orders: z.array(order),
  clashes: z.array(clash),
})
export type Programme = z.output<typeof programme>

const language = z.optional(languageSchema)

export const programmeActions = {
  /**
   * Answers item by item, in the order of the items; `programme_id` is null when nothing was placed. In mode `all` an item on the waiting
   * list counts as failed unless it accepts waiting; when one fails the others say `programme_incomplete`.
   */
  post_programme: {
    input: z.object({
      orders: z.array(programmeItem).check(z.minLength(1), z.maxLength(itemsOfProgramme)),
      mode: z.enum(programmeModes),
      /** How the sender calls the group; an existing programme keeps its name. */
      name: z.optional(singleLine(120)),
      /** Items are added to this programme of one's own. */
      programme_id: z.optional(idSchema),
      language,
    }),
    output: z.object({ results: z.array(programmeResult), programme_id: z.nullable(z.int()) }),
    ability: ['create', 'Order'],
    writes: true,
  },
  get_programme: {
    input: z.object({ programme_id: idSchema, language }),
    output: z.object({ result: programme }),
    ability: ['read', 'Order'],
    writes: false,
  },
} as const satisfies ActionContracts
export type ProgrammeActions = typeof programmeActions
