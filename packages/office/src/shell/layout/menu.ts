import { may } from '@anfilada/browser/ability'
import type { Session } from '@anfilada/browser/session'
import type { Ability } from '@anfilada/contract/abilities'
import type ru from '@anfilada/phrases/office/ru'

type Entry = { word: keyof (typeof ru)['shell']['menu']; path: `/${string}`; ability: Ability }

/** The sections of the bar, in its order, and the pair that opens each. A new screen adds its line here. */
const sections = [
  { word: 'queue', path: '/queue', ability: ['read', 'OfficeOrder'] },
  { word: 'customers', path: '/customers', ability: ['read', 'OfficeCustomer'] },
  { word: 'slots', path: '/slots', ability: ['read', 'Slot'] },
  { word: 'windows', path: '/windows', ability: ['read', 'SubmissionWindow'] },
  { word: 'resources', path: '/resources', ability: ['read', 'Resource'] },
  { word: 'prices', path: '/prices', ability: ['read', 'PriceList'] },
  { word: 'terms', path: '/terms', ability: ['read', 'Terms'] },
  { word: 'payments', path: '/payments', ability: ['read', 'OfficePayment'] },
  { word: 'ledger', path: '/ledger', ability: ['read', 'Ledger'] },
  { word: 'texts', path: '/texts', ability: ['read', 'LegalText'] },
  { word: 'duty', path: '/duty', ability: ['read', 'Duty'] },
  { word: 'staff', path: '/staff', ability: ['read', 'Staff'] },
  { word: 'audit', path: '/audit', ability: ['read', 'Audit'] },
  { word: 'mails', path: '/mails', ability: ['read', 'OfficeMail'] },
] as const satisfies readonly Entry[]
export type Section = (typeof sections)[number]

/** How much waits in a section, by its word. */
export type Waiting = Partial<Record<Section['word'], number | undefined>>

/** Screens that stand behind a section of the bar. */
const behind: Readonly<Record<string, `/${string}`>> = { '/applications': '/customers', '/price-list': '/prices', '/shift': '/duty' }

/** The section that the screen belongs to. */
export function sectionOf(screen: string): string {
  return behind[screen] ?? screen
}

/** What this employee's bar holds. */
export function sectionsFor(session: Pick<Session, 'userAbility'> | undefined) {
  return sections.filter(({ ability }) => may(session, ability))
}

/** Where this employee's work begins: the first of the sections; undefined for somebody who has none, and so is no employee. */
export function homeOf(session: Pick<Session, 'userAbility'> | undefined) {
  return sectionsFor(session)[0]?.path
}

/** Whether this employee may open the screen; one that the table does not know is told apart by the router. */
export function opensScreen(session: Session | undefined, screen: string): boolean {
  const section = sections.find((one) => one.path === sectionOf(screen))
  return section === undefined || may(session, section.ability)
}
