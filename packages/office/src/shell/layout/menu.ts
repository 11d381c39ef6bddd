import { may } from '@anfilada/browser/ability'
import type { Session } from '@anfilada/browser/session'
import type { Ability } from '@anfilada/contract/abilities'
import type ru from '@anfilada/phrases/office/ru'

type Reader = Pick<Session, 'userAbility'> | undefined

/**
 * A section of the bar as its feature offers it: the pair that opens it; `behind`: its screens without a place in the bar; `whileWaiting`: it
 * stands there only while something waits in it.
 */
export type Section = {
  word: keyof (typeof ru)['shell']['menu']
  path: string
  ability: Ability
  behind?: readonly string[]
  whileWaiting?: true
}

/** How much waits in a section, by its word. */
export type Waiting = Partial<Record<Section['word'], number | undefined>>

/** The section that the screen belongs to. */
export function sectionOf<S extends Section>(sections: readonly S[], screen: string): S | undefined {
  return sections.find(({ path, behind }) => path === screen || behind?.some((one) => one === screen))
}

/** What this employee's bar holds. */
export function sectionsFor<S extends Section>(sections: readonly S[], session: Reader): readonly S[] {
  return sections.filter(({ ability }) => may(session, ability))
}

/** Where this employee's work begins: the first of the sections; undefined for somebody who has none, and so is no employee. */
export function homeOf<S extends Section>(sections: readonly S[], session: Reader): S['path'] | undefined {
  return sectionsFor(sections, session)[0]?.path
}

/** Whether this employee may open the screen; one that no section has is told apart by the router. */
export function opensScreen(sections: readonly Section[], session: Reader, screen: string): boolean {
  const section = sectionOf(sections, screen)
  return section === undefined || may(session, section.ability)
}
