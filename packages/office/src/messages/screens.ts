import { chosen, flagIn, idIn, oneOf, textIn, wholeIn } from '@anfilada/browser/read-address'
import type { FeedbackState } from '@anfilada/contract/messages/feedback-kinds'
import type { Section } from '../shell/layout/menu.ts'

/** Its place in the bar. */
export const messagesSection = { word: 'messages', path: '/messages', ability: ['read', 'OfficeMessage'] } as const satisfies Section

/** Threads stand there by themselves. */
const shownViews = ['feedback', 'templates'] as const

/**
 * The address of the messages: what is looked for, which thread is open (an order's, or a customer's general one), which message of those
 * that were found; or feedback of a state, or the templates, and which of them.
 */
export type MessagesSearch = {
  view?: (typeof shownViews)[number]
  search?: string
  unread?: true
  order?: number
  customer?: number
  message?: number
  state?: Exclude<FeedbackState, 'waiting'>
  feedback?: number
  template?: number
}

export function readMessagesSearch(search: Record<string, unknown>): MessagesSearch {
  const order = idIn(search.order)
  return chosen({
    view: oneOf(shownViews, search.view),
    search: textIn(search.search, 100),
    unread: flagIn(search.unread),
    order,
    customer: order === undefined ? idIn(search.customer) : undefined,
    message: wholeIn(search.message),
    state: oneOf(['answered', 'closed'], search.state),
    feedback: idIn(search.feedback),
    template: idIn(search.template),
  })
}
