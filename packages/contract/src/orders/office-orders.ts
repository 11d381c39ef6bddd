import * as z from 'zod/mini'
import { slot } from '../catalogue.ts'
import { momentSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { decisionActs } from './decision-acts.ts'
import { cancelInput, confirmInput, decision, rejectInput } from './decision-inputs.ts'
import { order, orderDetails } from './orders.ts'
import { orderKinds } from './items.ts'
import { idSchema, oneOrMany } from '../text.ts'

/** An order as staff read it: with its customer; prices are never hidden. */
export const officeOrder = z.extend(order, {
  customer: z.object({ id: z.int(), name: z.string(), settlement: z.string() }),
  placed_by: z.string(),
  /** Heads, all ticket categories. */
  pax: z.int(),
  /** The entrance to propose: the order's own, else the object's usual one, else where the vehicle or the guide is awaited. */
  usual_entrance: z.string(),
  /** Its cut-off: by then it should have its answer (answer-turn.ts). */
  answer_by: momentSchema,
})
export type OfficeOrder = z.output<typeof officeOrder>

/** Which price list made the lines; later versions of it never touch the order. */
const priceOrigin = z.object({
  list_id: z.int(),
  name: z.string(),
  /** Null: the list is for everybody. */
  customer: z.nullable(z.object({ id: z.int(), name: z.string() })),
  valid_from: z.string(),
  valid_until: z.string(),
  version_id: z.int(),
  number: z.int(),
  published_at: z.nullable(momentSchema),
})

/** A decision that waits on the order (decision-acts.ts): nothing has come of it yet. */
const waitingDecision = z.object({
  act: z.enum(decisionActs),
  by: z.string(),
  /** Only whoever decided may take it back. */
  mine: z.boolean(),
  until: momentSchema,
  /** By the clock of the database; 0 when it is being carried out. */
  seconds_left: z.int(),
})
export type WaitingDecision = z.output<typeof waitingDecision>

export const officeOrderDetails = z.extend(orderDetails, {
  ...officeOrder.shape,
  /** Slots of the same object and day: what the decision leaves free. */
  day: z.array(z.extend(slot, { confirmed: z.int(), in_processing: z.int() })),
  /** Null for orders from before there were lists. */
  price_list: z.nullable(priceOrigin),
  decision: z.nullable(waitingDecision),
})
export type OfficeOrderDetails = z.output<typeof officeOrderDetails>

/** What may wait for an answer: an order that came, one on the waiting list of a slot, a change of a confirmed order. */
export const queueParts = ['new', 'line', 'change'] as const
export type QueuePart = (typeof queueParts)[number]

/** How many of a kind wait in a part; what nobody waits in is left out. */
const queueCount = z.object({ kind: z.enum(orderKinds), part: z.enum(queueParts), count: z.int() })
export type QueueCount = z.output<typeof queueCount>

/** `pending_until`: when it will be carried out; null where it has been. */
export const decided = z.object({ result: officeOrder, pending_until: z.nullable(momentSchema) })

const queueInput = z.object({
  language: z.optional(languageSchema),
  kind: z.optional(oneOrMany(z.enum(orderKinds))),
  part: z.optional(oneOrMany(z.enum(queueParts))),
  after: z.optional(z.string().check(z.maxLength(64))),
  limit: z.optional(z.int().check(z.positive(), z.maximum(500))),
})
export type QueueInput = z.output<typeof queueInput>

export const officeOrderActions = {
  /** `total` counts what the filters let through, `counts` all that waits. */
  office_queue: {
    input: queueInput,
    output: z.object({ result: z.array(officeOrder), next: z.nullable(z.string()), total: z.int(), counts: z.array(queueCount) }),
    ability: ['read', 'OfficeOrder'],
    writes: false,
  },
  office_order: {
    input: z.object({ order_id: idSchema, language: z.optional(languageSchema) }),
    output: z.object({ result: officeOrderDetails }),
    ability: ['read', 'OfficeOrder'],
    writes: false,
  },
  confirm_order: {
    input: confirmInput,
    output: decided,
    ability: ['decide', 'OfficeOrder'],
    writes: true,
  },
  wait_order: { input: z.object(decision), output: decided, ability: ['decide', 'OfficeOrder'], writes: true },
  reject_order: {
    input: rejectInput,
    output: decided,
    ability: ['decide', 'OfficeOrder'],
    writes: true,
  },
  cancel_order: {
    input: cancelInput,
    output: decided,
    ability: ['decide', 'OfficeOrder'],
    writes: true,
  },
} as const satisfies ActionContracts
export type OfficeOrderActions = typeof officeOrderActions
