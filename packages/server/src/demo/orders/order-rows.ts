import type { PricedLine, Wish } from '@anfilada/contract/pricing/price-order'
import { findObject } from '../catalogue/museums.ts'
import { askedEvent, pendingOf } from './asked-change.ts'
import { type OrderDraft, placesOf, statusOf, statusOfStep, type Step, wishesOfTickets } from './order-draft.ts'
import { customerId, guides, userId } from '../people.ts'
import type { PriceBook } from '../catalogue/prices.ts'
import { lineTuple } from '../../orders/order-lines.rules.ts'
import { placedColumns } from '../../orders/placing/placed-columns.rules.ts'
import { type DraftRow, serviceRow } from './service-row.ts'
import type { ServiceDraft } from './service-draft.ts'

/** The house had older orders before this demo: numbers do not begin with 1. */
const firstOrderId = 40_001
const personsPerGuide = 25

/** An order of museum tickets, or of one of the other kinds. */
type AnyDraft = OrderDraft | ServiceDraft

type Row = Record<string, unknown>
type Posting = { kind: 'charge' | 'reversal'; orderId: number; customerId: number; actorId: number; at: string; lines: PricedLine[] }
export type OrderRows = { orders: Row[]; events: Row[]; postings: Posting[] }

/** Numbers the orders by the moment in which they were placed and prices them. */
export function writeDown(drafts: readonly AnyDraft[], prices: PriceBook): OrderRows {
  const rows: OrderRows = { orders: [], events: [], postings: [] }
  const inOrder = drafts.toSorted((one, other) => compare(one.createdAt, other.createdAt))
  inOrder.forEach((draft, index) => {
    const id = firstOrderId + index
    const { lines, total, version } = prices.price(draft, wishesOf(draft))
    const row = { ...rowOf(draft, id, total), ...confirmationOf(draft), lines: lines.map(lineTuple), price_version_id: version }
    const pending = 'kind' in draft ? null : pendingOf(draft, row, prices)
    rows.orders.push({ ...unsaid, ...row, ...(pending && { pending_change: pending, revision: revisionOf(draft) + 1 }) })
    rows.events.push(...eventRows(draft, id, total), ...(pending ? [askedEvent(id, pending, total)] : []))
    rows.postings.push(...postingsOf(draft, id, lines))
  })
  rows.events.sort((one, other) => compare(String(one['at']), String(other['at'])))
  rows.postings.sort((one, other) => compare(one.at, other.at))
  return rows
}

/** Moments are all written with the same offset, so text order is time order. */
function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function rowOf(draft: AnyDraft, id: number, total: number): DraftRow {
  return 'kind' in draft ? serviceRow(draft, id, total) : orderRow(draft, id, total)
}

/** Every row names the same columns. */
const unsaid = { ...Object.fromEntries(Object.keys(placedColumns).map((column) => [column, null])), details: {}, pending_change: null }

/** Time and entrance stay readable when a confirmed order is cancelled. */
function confirmationOf(draft: AnyDraft): Row {
  const confirmed = wasConfirmed(draft)
  return { confirmed_time: confirmed ? draft.starts : null, entrance: confirmed ? entranceOf(draft) : null }
}

function entranceOf(draft: AnyDraft): string {
  return 'kind' in draft ? draft.entrance : findObject(draft.systemId).object.entrance.ru
}

function orderRow(draft: OrderDraft, id: number, total: number): DraftRow {
  return {
    id,
    customer_id: customerId(draft.customer),
    placed_by: userId(draft.placedBy),
    kind: 'museum_tickets',
    group_category: draft.category,
    refno: draft.refno,
    museum_object_id: draft.systemId,
    slot_id: draft.slot?.id ?? null,
    pass_date: draft.passDate,
    starts: draft.starts,
    country_id: draft.countryId,
    persons_per_guide: personsPerGuide,
    guide: guides[draft.guide].name,
    guide_phone: guides[draft.guide].phone,
    qty_guide: draft.qtyGuide,
    notes: draft.notes,
    places: placesOf(draft.tickets),
    total_kopecks: total,
    currency: 'RUB',
    status: statusOf(draft.steps),
    rejection_reason: draft.steps.find((step) => step.kind === 'rejected')?.reason ?? null,
    archived_at: draft.steps.find((step) => step.kind === 'archived' || step.kind === 'cancelled')?.at ?? null,
    revision: revisionOf(draft),
    created_at: draft.createdAt,
  }
}

/** What was decided in the moment of placing belongs to the first revision; archiving changes no revision. */
function revisionOf({ steps, createdAt }: Pick<AnyDraft, 'steps' | 'createdAt'>): number {
  return 1 + steps.filter((step) => step.kind !== 'archived' && step.at !== createdAt).length
}

function wishesOf(draft: AnyDraft): readonly Wish[] {
  return 'kind' in draft ? draft.wishes : wishesOfTickets(draft)
}

function eventRows(draft: AnyDraft, orderId: number, total: number): Row[] {
  const placed = { order_id: orderId, kind: 'placed', actor_id: userId(draft.placedBy), changes: {}, at: draft.createdAt }
  const later = draft.steps.map((step, index) => ({
    order_id: orderId,
    kind: step.kind,
    actor_id: step.actor === null ? null : userId(step.actor),
    changes: changesOf(draft, step, draft.steps.slice(0, index), total),
    at: step.at,
  }))
  return [placed, ...later]
}

type Change = { from: string | number | null; to: string | number | null }

/** The words of the product's own history. */
function changesOf(draft: AnyDraft, step: Step, before: readonly Step[], total: number): Record<string, Change> {
  const to = statusOfStep(step.kind)
  if (!to) return {}
  const changes: Record<string, Change> = { status: { from: statusOf(before), to } }
  if (step.kind === 'confirmed' && step.actor !== null) {
    changes['time'] = { from: null, to: draft.starts }
    changes['entrance'] = { from: null, to: entranceOf(draft) }
  }
  if (step.reason) changes['reason'] = { from: null, to: step.reason }
  if (step.kind === 'cancelled' && wasConfirmed(draft) && total > 0) changes['total'] = { from: total, to: 0 }
  return changes
}

function wasConfirmed(draft: AnyDraft): boolean {
  return draft.steps.some((step) => step.kind === 'confirmed')
}

const postingKinds = { confirmed: 'charge', cancelled: 'reversal' } as const

/** Confirming charges the whole total; cancelling what was confirmed takes it back. */
function postingsOf(draft: AnyDraft, orderId: number, lines: PricedLine[]): Posting[] {
  if (!wasConfirmed(draft) || lines.every((line) => line.sum === 0)) return []
  return draft.steps.flatMap(({ kind, at, actor }) => {
    if (kind !== 'confirmed' && kind !== 'cancelled') return []
    // At once confirmed means charged by the hand that placed the order.
    return [
      {
        kind: postingKinds[kind],
        orderId,
        customerId: customerId(draft.customer),
        actorId: userId(actor ?? draft.placedBy),
        at,
        lines,
      },
    ]
  })
}
