import type { Stretch } from '@anfilada/browser/timeline/axis'
import type { ClashKind } from '@anfilada/contract/orders/programme-clashes'

/** What cannot be between two visits, the earlier one first; `minutes`: what is missing. */
export type PlanClash<Id> = Readonly<{ kind: ClashKind; ids: readonly Id[]; minutes: number | null }>
/** What a clash is said with: how many minutes are shared; of a way, how many there are and how many it takes. */
export function clashNumbers({ minutes, gap }: { minutes: number | null; gap: number | null }) {
  return { minutes: String(minutes ?? 0), gap: String(gap ?? 0), road: String((gap ?? 0) + (minutes ?? 0)) }
}
/** Drawn between the visits `after` and `before`, or over what they share. `gap`: minutes between them; `missing`: what is not there of the way. */
export type PlanMark<Id> = Stretch & { kind: ClashKind; after: Id; before: Id; gap: number; missing: number }

/** Where clashes are drawn: between two visits that are too near, or over what two share. Closed days are told on the visit itself. */
export function marksOf<Id>(visits: readonly (Stretch & { id: Id })[], clashes: readonly PlanClash<Id>[]): PlanMark<Id>[] {
  return clashes.flatMap(({ kind, ids, minutes }) => {
    const [first, second] = ids.map((id) => visits.find((visit) => visit.id === id))
    if (!first || !second) return []
    const starts = kind === 'overlap' ? second.starts : first.ends
    const ends = kind === 'overlap' ? Math.min(first.ends, second.ends) : second.starts
    return [{ kind, starts, ends, after: first.id, before: second.id, gap: second.starts - first.ends, missing: minutes ?? 0 }]
  })
}

/** Whether what follows the visit is drawn right behind it. */
export function isBoundBy<Id>(marks: readonly PlanMark<Id>[], id: Id): boolean {
  return marks.some(({ kind, after }) => kind === 'travel' && after === id)
}
