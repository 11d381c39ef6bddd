import type { ActionInput } from '@anfilada/browser/http'
import { momentAt } from '@anfilada/contract/dates'
import { equipmentItems } from '@anfilada/contract/orders/items'
import { wordsSent } from '@anfilada/contract/orders/kinds/words'
import type { ServiceKind } from '../new-order-search.ts'
import { hourOfTyping, isHour, type ServiceDraft } from './service-draft.ts'

/** The action of each form (spec §7). */
export const serviceActions = {
  schedule: 'post_request_schedule',
  audio_guides: 'post_request_rg_ag',
  transport: 'post_request_transport',
  guide: 'post_request_guide',
} as const satisfies Record<ServiceKind, string>
export type ServiceAction = (typeof serviceActions)[ServiceKind]
export type ServiceRequest = ActionInput<ServiceAction>

/** A day and an hour by the clocks of a zone as a moment; what is no moment stays empty, so that the schema names it. */
export function momentOf(date: string, hour: string, zone: string): string {
  return date && isHour(hour) ? momentAt({ date, time: hourOfTyping(hour) }, zone) : ''
}

/** The draft as its action takes it; what is not chosen yet is left out, so that the schema names it. */
export function requestOfService(kind: ServiceKind, draft: ServiceDraft): Partial<ServiceRequest> {
  return { ...wordsOf(kind, draft), ...requests[kind](draft) }
}

const requests: Record<ServiceKind, (draft: ServiceDraft) => Partial<ServiceRequest>> = {
  schedule: (draft) => ({
    ...visitOf(draft),
    ...museumOf(draft),
    system_id: draft.system_id,
    time: hourOfTyping(draft.time),
    ...groupOf(draft),
  }),
  audio_guides: (draft) => ({
    ...visitOf(draft),
    ...museumOf(draft),
    system_id: draft.system_id,
    pickup: momentOf(draft.pickup_date, draft.pickup_time, draft.zone),
    return: momentOf(draft.return_date, draft.return_time, draft.zone),
    services: equipmentItems.map((service) => ({ service, quantity: draft.services[service] })).filter(({ quantity }) => quantity > 0),
    ...ticketsOf(draft),
  }),
  transport: (draft) => ({
    ...visitOf(draft),
    ...museumOf(draft),
    time: hourOfTyping(draft.time),
    hours: draft.hours,
    ...(draft.vehicle && { vehicle: draft.vehicle }),
    ...groupOf(draft),
  }),
  guide: (draft) => ({
    ...visitOf(draft),
    ...museumOf(draft),
    time: hourOfTyping(draft.time),
    hours: draft.hours,
    ...(draft.guide_language && { language: draft.guide_language }),
    ...groupOf(draft),
  }),
}

function visitOf({ type, pass_date }: ServiceDraft) {
  return { type, pass_date }
}

/** All that the kind asks for in words. */
function wordsOf(kind: ServiceKind, draft: ServiceDraft) {
  return Object.fromEntries(wordsSent(kind).map(([field, sentAs]) => [sentAs, draft[field]]))
}

function museumOf({ museum_id }: ServiceDraft) {
  return museum_id === null ? {} : { museum_id }
}

function groupOf({ adult, child }: ServiceDraft) {
  return { adult, child }
}

/** Who comes, for the employee who hands out the sets; not sold with this order. */
function ticketsOf({ adult, child }: ServiceDraft) {
  const tickets = [
    { category: 'common' as const, quantity: adult },
    { category: 'child' as const, quantity: child },
  ].filter(({ quantity }) => quantity > 0)
  return tickets.length > 0 ? { tickets } : {}
}
