import * as z from 'zod/mini'

/** GET /api/v1/events/ and /api/office/events/: server-sent events, read by fetch with the `Authorization` header. */
export const eventPaths = { customer: '/api/v1/events/', office: '/api/office/events/' } as const

/** A comment comes at least this often; a reader who hears nothing for twice as long has lost the connection. */
export const beatSeconds = 15

/**
 * `event: dropped`, always the last: the user opened more streams than a login may have, and the oldest goes. Its reader tells him and does
 * not come back by himself: the two would push each other out for ever.
 */
export const droppedEvent = z.object({})

/** `event: ready`, always the first. Without `resumed` something may have been missed: read everything shown again. */
export const readyEvent = z.object({ resumed: z.boolean() })
export type ReadyEvent = z.output<typeof readyEvent>

/**
 * `event: order`: something about the order changed; its topic is `order.` and the kind of the order's event, or, for staff alone, what became
 * of a decision that waits on it: `decision.made`, `decision.undone`, `decision.failed`.
 */
export const orderNews = z.object({ id: z.int(), topic: z.string(), order_id: z.int() })
export type OrderNews = z.output<typeof orderNews>

/**
 * `event: payment`: an attempt to pay or a refund of it changed (topic `payment.` and the kind of its event), or, for staff alone, a task of
 * the accountant (`task.added`, `task.resolved`), which may be about no payment. Heard by those who may read payments, members their customer's.
 */
export const paymentNews = z.object({ id: z.int(), topic: z.string(), payment_id: z.nullable(z.int()) })
export type PaymentNews = z.output<typeof paymentNews>

/** `event: publication`: something that editors wrote began for somebody. What, whoever hears it asks for: `notices` answers what is for him. */
export const publicationNews = z.object({ id: z.int(), topic: z.string() })
export type PublicationNews = z.output<typeof publicationNews>

/**
 * `event: message`: somebody wrote (`message.posted`) or read (`message.read`) in the thread of an order, or in the general one of the customer.
 * Heard by whoever may read that thread.
 */
export const messageNews = z.object({ id: z.int(), topic: z.string(), order_id: z.nullable(z.int()), customer_id: z.int() })
export type MessageNews = z.output<typeof messageNews>
