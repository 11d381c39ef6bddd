import { may } from '@anfilada/browser/ability'
import type { Session } from '@anfilada/browser/session'
import type { Ability } from '@anfilada/contract/abilities'
import type ru from '@anfilada/phrases/office/ru'

type Section = { word: keyof (typeof ru)['shell']['menu']; path: `/${string}`; ability: Ability }

/** The sections of the bar, in its order, and the pair that opens each. A new screen adds its line here. */
const sections = [
  { word: 'queue', path: '/queue', ability: ['read', 'OfficeOrder'] },
  { word: 'customers', path: '/customers', ability: ['read', 'OfficeCustomer'] },
  { word: 'staff', path: '/staff', ability: ['read', 'Staff'] },
  { word: 'audit', path: '/audit', ability: ['read', 'Audit'] },
  { word: 'mails', path: '/mails', ability: ['read', 'OfficeMail'] },
] as const satisfies readonly Section[]

/** Screens that stand behind a section of the bar. */
const behind: Readonly<Record<string, `/${string}`>> = { '/applications': '/customers' }

/** What this employee's bar holds. */
export function sectionsFor(session: Session | undefined) {
  return sections.filter(({ ability }) => may(session, ability))
}

/** Whether this employee may open the screen; one that the table does not know is told apart by the router. */
export function opensScreen(session: Session | undefined, screen: string): boolean {
  const path = behind[screen] ?? screen
  const section = sections.find((one) => one.path === path)
  return section === undefined || may(session, section.ability)
}
