import * as z from 'zod/mini'
import { groupCategorySchema } from '../catalogue.ts'
import { momentSchema, monthSchema, timeSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { refusalCodeSchema } from './programmes.ts'
import { idSchema, revisionSchema, singleLine } from '../text.ts'
import { officeOrder } from './office-orders.ts'

/**
 * Submission windows (окна подачи графика): when wishes for a month of a museum are taken; they open and close to the second, in museum time
 * (specification/orders.md).
 */

export const windowStates = ['upcoming', 'open', 'closed'] as const
export type WindowState = (typeof windowStates)[number]

/** Open from the moment `opens_at` on and until the moment before `closes_at`, to the second, by the server's clock. */
export const submissionWindow = z.object({
  museum_id: z.int(),
  museum: z.string(),
  month: z.string(),
  opens_at: momentSchema,
  closes_at: momentSchema,
  /** IANA name: the moments are shown in the museum's time. */
  zone: z.string(),
  state: z.enum(windowStates),
})
export type SubmissionWindow = z.output<typeof submissionWindow>

const officeWindow = z.extend(submissionWindow, {
  /** Wishes of that museum and month by what became of them. */
  asked: z.int(),
  waiting: z.int(),
  confirmed: z.int(),
  rejected: z.int(),
})
export type OfficeWindow = z.output<typeof officeWindow>

/** A museum that takes wishes, whether or not it has had a window yet. */
const windowMuseum = z.object({ id: z.int(), name: z.string(), zone: z.string() })
export type WindowMuseum = z.output<typeof windowMuseum>

/** An open window that closes soon, for which a customer who sent wishes for the month before sent none. */
const dueWishes = z.object({
  ...z.pick(submissionWindow, { museum_id: true, museum: true, month: true, closes_at: true, zone: true }).shape,
  /** Of the last wish for the month before. */
  type: groupCategorySchema,
})
export type DueWishes = z.output<typeof dueWishes>

/** What a window gave to whom, for a fair answer: heads are those of the wishes. */
const fairnessRow = z.object({
  customer: z.object({ id: z.int(), name: z.string() }),
  wishes: z.int(),
  confirmed: z.int(),
  rejected: z.int(),
  pax: z.int(),
  confirmed_pax: z.int(),
})
export type FairnessRow = z.output<typeof fairnessRow>

const language = z.optional(languageSchema)
const museumMonth = { museum_id: idSchema, month: monthSchema }

export const wishesAtOnce = 200

export const windowActions = {
  /** Windows that are open now or open later, by closing moment: the notice of specification/screens.md. */
  get_submission_windows: {
    input: z.object({ museum_id: z.optional(idSchema), type: z.optional(groupCategorySchema), language }),
    output: z.object({ result: z.array(submissionWindow) }),
    ability: ['read', 'Catalogue'],
    writes: false,
  },
} as const satisfies ActionContracts
export type WindowActions = typeof windowActions

export const wishActions = {
  /** Wishes that this customer has not sent, of windows that close within the next days (`wishes-due.ts`). */
  get_due_wishes: {
    input: z.object({ language }),
    output: z.object({ result: z.array(dueWishes) }),
    ability: ['create', 'Order'],
    writes: false,
  },
} as const satisfies ActionContracts
export type WishActions = typeof wishActions

export const officeWindowActions = {
  /** All windows of a month, or from this month on; by month and museum. Beside them the museums that may have one. */
  office_windows: {
    input: z.object({ month: z.optional(monthSchema), language }),
    output: z.object({ result: z.array(officeWindow), museums: z.array(windowMuseum) }),
    ability: ['read', 'SubmissionWindow'],
    writes: false,
  },
  set_submission_window: {
    input: z.object({ ...museumMonth, opens_at: momentSchema, closes_at: momentSchema, language }),
    output: z.object({ result: submissionWindow }),
    ability: ['update', 'SubmissionWindow'],
    writes: true,
  },
  /** The wishes of one window by day, time and order of arrival, with what each customer asked and got. */
  office_wishes: {
    input: z.object({ ...museumMonth, language }),
    output: z.object({ result: z.array(officeOrder), fairness: z.array(fairnessRow) }),
    ability: ['read', 'OfficeOrder'],
    writes: false,
  },
  /** One answer to many wishes; each wish is decided by itself and answered by itself, in the order of the question. */
  answer_wishes: {
    input: z.object({
      wishes: z.array(z.object({ order_id: idSchema, revision: revisionSchema })).check(z.minLength(1), z.maxLength(wishesAtOnce)),
      answer: z.union([
        /** Without `time` each is confirmed at the time that it asked for. */
        z.object({ decision: z.literal('confirm'), time: z.optional(timeSchema), entrance: singleLine(200).check(z.minLength(1)) }),
        z.object({ decision: z.literal('reject'), reason: singleLine(500).check(z.minLength(1)) }),
      ]),
      language,
    }),
    output: z.object({
      results: z.array(
        z.union([
          z.object({ order_id: z.int(), status: z.enum(['confirmed', 'rejected']), revision: z.int() }),
          z.object({ order_id: z.int(), error: z.string(), code: refusalCodeSchema }),
        ]),
      ),
    }),
    ability: ['decide', 'OfficeOrder'],
    writes: true,
  },
} as const satisfies ActionContracts
export type OfficeWindowActions = typeof officeWindowActions
