import * as z from 'zod/mini'
import { momentSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { idSchema, note, rowIdSchema } from '../text.ts'
import { feedbackKinds, feedbackStates, mostFeedbackFiles } from './feedback-kinds.ts'
import { longestMessage, messageSides } from './messages.ts'

const feedback = z.object({
  id: z.int(),
  customer_id: z.int(),
  customer: z.string(),
  author: z.string(),
  kind: z.enum(feedbackKinds),
  /** The order that it is about. */
  order_id: z.nullable(z.int()),
  at: momentSchema,
  state: z.enum(feedbackStates),
  closed_at: z.nullable(momentSchema),
  /** With what it began, as far as a line shows it. */
  text: z.string(),
  /** How many messages of the other side wait to be read: by whoever asks, in the office by anybody there. */
  unread: z.int(),
  last: z.object({ id: z.int(), at: momentSchema, side: z.enum(messageSides) }),
})
export type Feedback = z.output<typeof feedback>

const language = z.optional(languageSchema)
const limit = z.optional(z.int().check(z.positive(), z.maximum(200)))
const after = z.optional(rowIdSchema)

/**
 * What a customer's people say of the portal and of what was ordered. A guide has what he wrote himself, the others what their customer's
 * people wrote. Each has a thread: `get_messages`, `post_message` and `mark_messages_read` take its `feedback_id`.
 */
export const feedbackActions = {
  /** That in which something was written last comes first; `next` is sent back as `after`. */
  get_feedback: {
    input: z.object({ after, limit, language }),
    output: z.object({ result: z.array(feedback), next: z.nullable(z.int()) }),
    ability: ['read', 'Message'],
    writes: false,
  },
  /** The first file stands with the words, each other one by itself below. An order that is not his: `order_not_found`. */
  post_feedback: {
    input: z.object({
      kind: z.enum(feedbackKinds),
      order_id: z.optional(idSchema),
      text: note(longestMessage).check(z.minLength(1, { error: 'required' })),
      file_ids: z.optional(z.array(idSchema).check(z.maxLength(mostFeedbackFiles))),
      language,
    }),
    output: z.object({ result: feedback }),
    ability: ['create', 'Message'],
    writes: true,
  },
} as const satisfies ActionContracts
export type FeedbackActions = typeof feedbackActions

export const officeFeedbackActions = {
  /** One (`feedback_id`), or those of a state, `waiting` when none is said; of those that wait for an answer the one that has waited longest comes first, of the others the latest. */
  office_feedback: {
    input: z.object({ feedback_id: z.optional(idSchema), state: z.optional(z.enum(feedbackStates)), after, limit, language }),
    output: z.object({
      result: z.array(feedback),
      next: z.nullable(z.int()),
      /** How many wait for an answer. */
      waiting: z.int(),
    }),
    ability: ['read', 'OfficeMessage'],
    writes: false,
  },
  /** `message_id`: the latest that the employee has seen. The customer wrote meanwhile: `feedback_moved`. Whatever he writes later opens it again. */
  close_feedback: {
    input: z.object({ feedback_id: idSchema, message_id: rowIdSchema, language }),
    output: z.object({ result: feedback }),
    ability: ['create', 'OfficeMessage'],
    writes: true,
  },
} as const satisfies ActionContracts
export type OfficeFeedbackActions = typeof officeFeedbackActions
