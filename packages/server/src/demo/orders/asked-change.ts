import { ticketFields, ticketCategories } from '@anfilada/contract/orders/items'
import type { Pending } from '../../orders/changing/pending-change.ts'
import { lineTuple } from '../../orders/order-lines.rules.ts'
import type { PriceBook } from '../catalogue/prices.ts'
import { userId } from '../people.ts'
import { type OrderDraft, placesOf, type Tickets, wishesOfTickets } from './order-draft.ts'

type Row = Record<string, unknown>

/** The change beside a confirmed order that waits for staff, as the product keeps it. It asks for fewer persons only: nothing is held for it. */
export function pendingOf(draft: OrderDraft, row: Row, prices: PriceBook): Pending | null {
  const { asks } = draft
  if (!asks) return null
  if (placesOf(asks.tickets) >= placesOf(draft.tickets)) throw new Error(`${draft.refno} asks for places that the demo does not hold`)
  const { lines, total, version } = prices.price(draft, wishesOfTickets({ ...draft, tickets: asks.tickets }))
  const values = {
    objectId: draft.systemId,
    slotId: draft.slot?.id ?? null,
    passDate: draft.passDate,
    starts: draft.starts,
    countryId: draft.countryId,
    personsPerGuide: row['persons_per_guide'] as number,
    guide: row['guide'] as string,
    guidePhone: row['guide_phone'] as string,
    qtyGuide: draft.qtyGuide,
    notes: draft.notes,
    refno: draft.refno,
    adult: null,
    child: null,
    details: {},
    places: placesOf(asks.tickets),
    lines: lines.map(lineTuple),
    totalKopecks: total,
    priceVersion: version,
  }
  return { values, diff: diffOf(draft.tickets, asks.tickets), penalty: 0, askedAt: asks.at, askedBy: userId(asks.by) }
}

function diffOf(before: Tickets, after: Tickets): Pending['diff'] {
  const changed = ticketCategories.filter((category) => before[category] !== after[category])
  return Object.fromEntries(changed.map((category) => [ticketFields[category], { from: before[category], to: after[category] }]))
}

/** How the history tells of it. */
export function askedEvent(orderId: number, { diff, values, askedAt, askedBy }: Pending, total: number): Row {
  const sums = values.totalKopecks === total ? {} : { total: { from: total, to: values.totalKopecks } }
  return { order_id: orderId, kind: 'change_asked', actor_id: askedBy, changes: { ...diff, ...sums }, at: askedAt }
}
