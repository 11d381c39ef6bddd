import { screens, steps, type Screen, type Step } from '../new-order-search.ts'
import type { DraftField } from './draft-fields.ts'
import { peopleIn, type TicketDraft } from './ticket-draft.ts'

/** The draft, and the steps that the reader has left by an act of his: the optional ones have no other mark of being done. */
export type Progress = { draft: TicketDraft; seen: readonly Step[] }

/** The fields asked for on each step. */
export const fieldsOf: Record<Step, readonly DraftField[]> = {
  category: ['type'],
  museum: ['museum_id'],
  object: ['system_id'],
  date: ['pass_date'],
  time: ['schedule_item_id'],
  group: ['tickets', 'country_id', 'persons_per_guide'],
  services: ['services'],
  guide: ['guide', 'guide_phone', 'qty_guide', 'notes', 'refno'],
}

export function stepOf(field: DraftField): Step {
  return steps.find((step) => fieldsOf[step].includes(field)) ?? 'category'
}

/** Date and time share a screen: changing the one refills the other in sight. */
export function sharesScreen(one: Screen, other: Screen): boolean {
  const dates: readonly Screen[] = ['date', 'time']
  return one === other || (dates.includes(one) && dates.includes(other))
}

/** What is still to be filled in, in the order of the form. A guide may be named later: an order without one is an order. */
export const missingParts = ['category', 'museum', 'object', 'date', 'time', 'tickets', 'country'] as const
export type MissingPart = (typeof missingParts)[number]

export function missingOf({ draft, seen }: Progress): MissingPart[] {
  const done: Record<MissingPart, boolean> = {
    category: seen.includes('category'),
    museum: draft.museum_id !== null,
    object: draft.system_id !== '',
    date: draft.pass_date !== '',
    time: draft.schedule_item_id !== null,
    tickets: peopleIn(draft) > 0,
    country: draft.country_id !== null,
  }
  return missingParts.filter((part) => !done[part])
}

export function stepOfPart(part: MissingPart): Step {
  return part === 'tickets' || part === 'country' ? 'group' : part
}

export function isAnswered(step: Step, progress: Progress): boolean {
  return !missingOf(progress).some((part) => stepOfPart(part) === step)
}

/** Where a reader who asks for this screen gets: to the first question before it that has no answer. */
export function reachableScreen(wanted: Screen | undefined, progress: Progress): Screen {
  const target = wanted ?? screenAfter(undefined, progress)
  const before = steps.slice(0, screens.indexOf(target))
  return before.find((step) => !isAnswered(step, progress)) ?? target
}

/** The next question that waits for an answer or was never looked at; the review when there is none. */
export function screenAfter(left: Step | undefined, { draft, seen }: Progress): Screen {
  const passed = left ? [...seen, left] : seen
  const progress = { draft, seen: passed }
  return steps.find((step) => !isAnswered(step, progress) || (isOptional(step) && !passed.includes(step))) ?? 'review'
}

function isOptional(step: Step): boolean {
  return step === 'services' || step === 'guide'
}
