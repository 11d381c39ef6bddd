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

/** What waits under a word of the bar together. */
export function waitingUnder(sections: readonly { waiting: number | undefined }[]): number {
  return sections.reduce((sum, { waiting = 0 }) => sum + waiting, 0)
}

/** The words of the bar and what stands under each, in the order of the bar; a word with one section is that section itself. */
export const groups = {
  queue: ['queue'],
  setup: ['setup'],
  messages: ['messages'],
  day: ['manifest', 'resources', 'duty'],
  places: ['slots', 'windows'],
  customers: ['customers', 'licenses'],
  money: ['payments', 'ledger'],
  catalogue: ['catalogue', 'prices', 'terms'],
  company: ['company', 'texts', 'publications', 'staff', 'interchange', 'audit', 'mails'],
} as const satisfies Record<string, readonly Section['word'][]>
export type GroupWord = keyof typeof groups

/** What this employee's bar has of each group; a group without any is not there. */
export function groupsOf<S extends Section>(sections: readonly S[]): { word: GroupWord; sections: readonly S[] }[] {
  return (Object.keys(groups) as GroupWord[])
    .map((word) => ({ word, sections: groups[word].flatMap((name) => sections.filter((section) => section.word === name)) }))
    .filter((group) => group.sections.length > 0)
}
