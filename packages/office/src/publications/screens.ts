import type { PublicationKind } from '@anfilada/contract/publications/publication-kinds'
import { chosen, idIn, oneOf } from '@anfilada/browser/read-address'
import type { Section } from '../shell/layout/menu.ts'
import type { TextLanguage } from '../texts/screens.ts'

/** Its place in the bar. */
export const publicationsSection = {
  word: 'publications',
  path: '/publications',
  ability: ['read', 'Publication'],
  behind: ['/help-texts'],
} as const satisfies Section

/** The address of what editors write: which kind, which one (without it a new one), which language stands beside the Russian. */
export type PublicationsSearch = { kind?: PublicationKind; publication?: number; beside?: Exclude<TextLanguage, 'ru'> }

export function readPublicationsSearch(search: Record<string, unknown>): PublicationsSearch {
  return chosen({
    kind: oneOf(['news', 'advert', 'login_notification', 'popup', 'schedule_notice'], search.kind),
    publication: idIn(search.publication),
    beside: oneOf(['en', 'zh', 'fa', 'vi'], search.beside),
  })
}
