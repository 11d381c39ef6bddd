import { chosen, idIn } from '@anfilada/browser/read-address'

export type FeedbackSearch = { id?: number; order?: number }

/** Which feedback is open, 0 for a new one, and which order that is about. */
export function readFeedbackSearch({ id, order }: Record<string, unknown>): FeedbackSearch {
  return chosen({ ...readMessagesSearch({ id }), order: idIn(order) })
}

/** Which thread is open, as the address of an order names one; 0 is no order: the general thread. */
export function readMessagesSearch({ id }: Record<string, unknown>): { id?: number } {
  return chosen({ id: id === undefined ? undefined : (idIn(id) ?? 0) })
}
