import type { OrderScope } from '../orders/index.ts'
import type { Position } from './position.rules.ts'

type Told = { position: Position; topic: string }
/** News of an order, with what decides who may hear it. */
export type OrderTold = Told & { about: 'order'; orderId: number; customerId: number; placedBy: number; guide: string }
/** News of a payment, or of a task of the accountant (topic `task.`), which may be about no payment and no customer. */
export type PaymentTold = Told & { about: 'payment'; paymentId: number | null; customerId: number | null }
/** Something of the editors appeared; who may read it is asked when it is read. */
type PublicationTold = Told & { about: 'publication' }
/**
 * News of messages: of an order's thread, heard by whoever may see the order, or of a customer's general one (`orderId` null), which guides
 * have not. Of feedback (`orderId` null, too) whoever gave it stands in the place of whoever placed the order.
 */
export type MessageTold = Told & {
  about: 'message'
  orderId: number | null
  customerId: number | null
  placedBy: number | null
  guide: string | null
}
export type News = OrderTold | PaymentTold | PublicationTold | MessageTold

/** What a reader may hear of: orders of this scope, and payments and messages when he may read any. */
export type Audience = { scope: OrderScope; payments: boolean; messages: boolean }

/** Tasks of the accountant are the office's own business. */
export const taskTopics = 'task.'

/** What staff have decided about an order and can still take back is not the customer's to know. */
export const decisionTopics = 'decision.'

/** What is written to each other. */
export const messageTopics = 'message.'

/** Whether a reader hears the news: staff all but publications, members their customer's, guides only of orders placed by or naming them. */
export function hears(audience: Audience, news: News): boolean {
  const { scope } = audience
  if (news.about === 'publication') return scope !== 'all'
  if (!mayRead(audience, news)) return false
  if (scope === 'all') return true
  if (scope.customerId !== news.customerId || news.topic.startsWith(decisionTopics)) return false
  if (news.about === 'payment') return !news.topic.startsWith(taskTopics)
  return !scope.guide || scope.guide.userId === news.placedBy || scope.guide.name === news.guide
}

function mayRead({ payments, messages }: Audience, { about }: News): boolean {
  if (about === 'payment') return payments
  return about !== 'message' || messages
}
