import * as frame from '../frame/form-plan.ts'
import { steps, type Step } from '../new-order-search.ts'
import type { DraftField } from './draft-fields.ts'
import { peopleIn, type TicketDraft } from './ticket-draft.ts'

export type Progress = frame.Progress<Step, TicketDraft>
export type TicketScreen = frame.ScreenOf<Step>

/** What is still to be filled in, in the order of the form. A guide may be named later: an order without one is an order. */
export const missingParts = ['category', 'museum', 'object', 'date', 'time', 'tickets', 'country'] as const
export type MissingPart = (typeof missingParts)[number]

/** The museum-ticket form (spec §2): date and time share a screen. */
export const ticketPlan: frame.FormPlan<Step, TicketDraft, DraftField, MissingPart> = {
  steps,
  optional: ['services', 'guide'],
  fields: {
    category: ['type'],
    museum: ['museum_id'],
    object: ['system_id'],
    date: ['pass_date'],
    time: ['schedule_item_id'],
    group: ['tickets', 'country_id', 'persons_per_guide'],
    services: ['services'],
    guide: ['guide', 'guide_phone', 'qty_guide', 'notes', 'refno'],
  },
  parts: [
    { part: 'category', step: 'category', isDone: ({ seen }) => seen.includes('category') },
    { part: 'museum', step: 'museum', isDone: ({ draft }) => draft.museum_id !== null },
    { part: 'object', step: 'object', isDone: ({ draft }) => draft.system_id !== '' },
    { part: 'date', step: 'date', isDone: ({ draft }) => draft.pass_date !== '' },
    { part: 'time', step: 'time', isDone: ({ draft }) => draft.schedule_item_id !== null },
    { part: 'tickets', step: 'group', isDone: ({ draft }) => peopleIn(draft) > 0 },
    { part: 'country', step: 'group', isDone: ({ draft }) => draft.country_id !== null },
  ],
  together: ['date', 'time'],
}

export function sharesScreen(one: TicketScreen, other: TicketScreen): boolean {
  return frame.sharesScreenIn(ticketPlan, one, other)
}

export function missingOf(progress: Progress): MissingPart[] {
  return frame.missingIn(ticketPlan, progress)
}

export function stepOfPart(part: MissingPart): Step {
  return frame.stepOfPartIn(ticketPlan, part)
}

export function isAnswered(step: Step, progress: Progress): boolean {
  return frame.isAnsweredIn(ticketPlan, step, progress)
}

export function screenAfter(left: Step | undefined, progress: Progress): TicketScreen {
  return frame.screenAfterIn(ticketPlan, left, progress)
}
