import { publicity, type PublicationKind } from '@anfilada/contract/publications/publication-kinds'
import type { Audience } from '@anfilada/contract/publications/publications'
import { accept, type Outcome, refuse } from '../outcome.ts'

export type Schedule = { from: Date | null; until: Date | null }
type Asked = Schedule & { kind: PublicationKind }

/**
 * When it is shown. Nothing appears before it is saved: a beginning that has passed is now, but for one that stands already. An end that has
 * come stays where it was (`known`); a new one is ahead, or nobody would ever read it.
 */
export function decideSchedule({ kind, from, until }: Asked, known: Schedule | undefined, now: Date): Outcome<Schedule> {
  if (from === null) return accept({ from, until })
  if (kind === 'schedule_notice' && until === null) return refuse('publication_end_missing', 'visible_until')
  const begins = same(from, known?.from) || from > now ? from : now
  return endsEarly(until, begins, known, now) ? refuse('publication_ends_early', 'visible_until') : accept({ from: begins, until })
}

function endsEarly(until: Date | null, begins: Date, known: Schedule | undefined, now: Date): boolean {
  if (until === null) return false
  return until <= begins || (until <= now && !same(until, known?.until))
}

function same(one: Date | null, other: Date | null | undefined): boolean {
  return one?.getTime() === other?.getTime()
}

/** An audience as it is kept: what everybody reads has no conditions, and a kind may be public always or never. */
export function keptAudience(kind: PublicationKind, audience: Audience): Audience {
  const isPublic = publicity[kind] ?? audience.public
  if (isPublic) return { public: true, customer_kind: null, customer_ids: [], roles: [] }
  return { ...audience, public: false, customer_ids: [...new Set(audience.customer_ids)], roles: [...new Set(audience.roles)] }
}

/** The numbers of the pictures that a text shows, in any of its languages. */
export function picturesOf(contents: Readonly<Partial<Record<string, { html: string }>>>): number[] {
  const html = Object.values(contents).map((content) => content?.html ?? '')
  const shown = html.flatMap((text) => [...text.matchAll(/<img src="picture:(\d+)"/g)].map(([, id]) => Number(id)))
  return [...new Set(shown)]
}
