import type { MailState } from '@anfilada/contract/mails'
import { chosen, idIn, oneOf, textIn } from '@anfilada/browser/read-address'
import type { Section } from '../shell/layout/menu.ts'

/** Its place in the bar. */
export const mailsSection = { word: 'mails', path: '/mails', ability: ['read', 'OfficeMail'] } as const satisfies Section

export const mailStates = ['waiting', 'failing', 'sent'] as const satisfies readonly MailState[]

/** The address of the outgoing mail: to whom, in which state, which one is open. */
export type MailsSearch = { search?: string; state?: MailState; mail?: number }

export function readMailsSearch(search: Record<string, unknown>): MailsSearch {
  return chosen({ search: textIn(search.search, 100), state: oneOf(mailStates, search.state), mail: idIn(search.mail) })
}
