import { hourOfTyping } from '@anfilada/browser/hour-of-typing'
import type { ActionInput } from '@anfilada/browser/http'
import { equipmentItems, type OrderKind, orderServices, ticketCategories, ticketFields } from '@anfilada/contract/orders/items'
import { isCountField } from '@anfilada/contract/orders/kinds/counts'
import { type FieldRow, isWords } from '@anfilada/contract/orders/kinds/field-row'
import { isWordField } from '@anfilada/contract/orders/kinds/words'
import { planFor } from './form-plan.ts'
import { momentOf } from './hour.ts'
import type { OrderDraft } from './order-draft.ts'

/** The action of each form (specification/actions.md). */
export const placingActions = {
  museum_tickets: 'post_request',
  schedule: 'post_request_schedule',
  audio_guides: 'post_request_rg_ag',
  transport: 'post_request_transport',
  guide: 'post_request_guide',
} as const satisfies Record<OrderKind, string>
export type PlacingAction = (typeof placingActions)[OrderKind]
export type OrderRequest = ActionInput<PlacingAction>

/** The draft as its action takes it; what is not chosen yet is left out, so that the schema names it. */
export function requestOf(kind: OrderKind, draft: OrderDraft): Partial<OrderRequest> {
  const { steps, asked } = planFor(kind)
  const said = steps
    .flatMap((step) => asked[step] ?? [])
    .map(({ field, row }) => [row.sentAs ?? field, sentOf(kind, { field, row, draft })])
  return { ...Object.fromEntries(said.filter(([, value]) => value !== undefined)), ...waitingOf(kind, draft) }
}

type Said = { field: string; row: FieldRow; draft: OrderDraft }

function sentOf(kind: OrderKind, { field, row: { value }, draft }: Said): unknown {
  if (isWords(value)) return isWordField(field) ? draft[field] : undefined
  if (isCountField(field)) return draft[field]
  if (value === 'tickets') return ticketsOf(kind, draft)
  const said = (typeof value === 'string' ? lists[value] : undefined) ?? picks[field]
  return said?.(draft)
}

/** What is chosen, by the field's name; undefined until it is. */
const picks: Readonly<Record<string, (draft: OrderDraft) => unknown>> = {
  type: ({ type }) => type,
  museum_id: ({ museum_id }) => museum_id ?? undefined,
  system_id: ({ system_id }) => system_id,
  pass_date: ({ pass_date }) => pass_date,
  time: ({ time }) => hourOfTyping(time),
  schedule_item_id: ({ schedule_item_id }) => schedule_item_id ?? undefined,
  country_id: ({ country_id }) => country_id ?? undefined,
  pickup: ({ pickup_date, pickup_time, zone }) => momentOf(pickup_date, pickup_time, zone),
  return_at: ({ return_date, return_time, zone }) => momentOf(return_date, return_time, zone),
  vehicle: ({ vehicle }) => vehicle || undefined,
  guide_language: ({ guide_language }) => guide_language || undefined,
}

const isSome = ({ quantity }: { quantity: number }) => quantity > 0

const lists: Readonly<Record<string, (draft: OrderDraft) => unknown>> = {
  services: (draft) => orderServices.map((service) => ({ service, quantity: draft[service] })).filter(isSome),
  equipment: (draft) => equipmentItems.map((service) => ({ service, quantity: draft[service] })).filter(isSome),
}

/** With equipment they only tell the employee who hands it out who comes, and may be left out. */
function ticketsOf(kind: OrderKind, draft: OrderDraft): unknown {
  if (kind !== 'audio_guides')
    return ticketCategories.map((category) => ({ category, quantity: draft[ticketFields[category]] })).filter(isSome)
  const heads = [
    { category: 'common', quantity: draft.adult },
    { category: 'child', quantity: draft.child },
  ].filter(isSome)
  return heads.length > 0 ? heads : undefined
}

function waitingOf(kind: OrderKind, { accept_waiting, alternatives }: OrderDraft) {
  if (kind !== 'museum_tickets') return {}
  return { accept_waiting, ...(accept_waiting && alternatives.length > 0 && { alternatives }) }
}
