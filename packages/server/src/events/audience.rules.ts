import type { OrderScope } from '../orders/index.ts'
import type { Position } from './position.rules.ts'

/** News of an order, with what decides who may hear it. */
export type News = { position: Position; topic: string; orderId: number; customerId: number; placedBy: number; guide: string }

/** Whether a reader of this scope hears the news: staff all, members their customer's, guides only of orders placed by or naming them. */
export function hears(scope: OrderScope, news: News): boolean {
  if (scope === 'all') return true
  if (scope.customerId !== news.customerId) return false
  return !scope.guide || scope.guide.userId === news.placedBy || scope.guide.name === news.guide
}
