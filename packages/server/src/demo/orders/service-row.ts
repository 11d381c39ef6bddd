import { customerId, userId } from '../people.ts'
import { statusOf } from './order-draft.ts'
import type { ServiceDraft } from './service-draft.ts'
import type { PlacedRow } from '../../orders/placing/placed-columns.rules.ts'

/** An order as every way of placing writes it, and what became of it since; its lines are priced last. */
export type DraftRow = Omit<PlacedRow, 'lines' | 'details'> & {
  details?: object
  id: number
  currency: string
  rejection_reason: string | null
  archived_at: string | null
  revision: number
  created_at: string
}

/** The row of an order of a service; dates and status of its story are those of every order. */
export function serviceRow(draft: ServiceDraft, id: number, total: number): DraftRow {
  const counted = draft.kind !== 'audio_guides'
  return {
    id,
    customer_id: customerId(draft.customer),
    placed_by: userId(draft.placedBy),
    kind: draft.kind,
    group_category: draft.category,
    refno: draft.refno,
    museum_object_id: draft.systemId,
    museum_id: draft.museumId,
    slot_id: null,
    pass_date: draft.passDate,
    starts: draft.starts,
    country_id: draft.countryId,
    persons_per_guide: null,
    guide: draft.guide,
    guide_phone: draft.guidePhone,
    qty_guide: 0,
    notes: draft.notes,
    places: draft.adult + draft.child,
    adult: counted ? draft.adult : null,
    child: counted ? draft.child : null,
    details: draft.details,
    total_kopecks: total,
    currency: 'RUB',
    status: statusOf(draft.steps),
    rejection_reason: draft.steps.find((step) => step.kind === 'rejected')?.reason ?? null,
    archived_at: draft.steps.find((step) => step.kind === 'archived' || step.kind === 'cancelled')?.at ?? null,
    revision: 1 + draft.steps.filter((step) => step.kind !== 'archived' && step.at !== draft.createdAt).length,
    created_at: draft.createdAt,
  }
}
