import type { Feedback } from '@anfilada/contract/messages/feedback'

/** A complaint that waits for an answer. */
export function sampleFeedback(more: Partial<Feedback> = {}): Feedback {
  const at = '2026-11-20T10:00:00+03:00'
  return {
    id: 6,
    customer_id: 4,
    customer: 'Neva Tour',
    author: 'Irina',
    kind: 'complaint',
    order_id: 71,
    at,
    state: 'waiting',
    closed_at: null,
    text: 'The guide did not come',
    unread: 1,
    last: { id: 9, at, side: 'customer' },
    ...more,
  }
}
