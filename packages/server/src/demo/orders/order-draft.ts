import type { GroupCategory } from '@anfilada/contract/catalogue'
import { holdsPlaces, type OrderStatus } from '@anfilada/contract/orders/order-status'
import type { OrderEventKind } from '@anfilada/contract/orders/order-history'
import { type OrderService, orderServices, ticketCategories, type TicketCategory } from '@anfilada/contract/orders/items'
import type { Wish } from '@anfilada/contract/pricing/price-order'
import type { GuideKey } from '../people.ts'
import type { DemoSlot } from './slots.ts'

export type Tickets = Record<TicketCategory, number>
export type Services = Partial<Record<OrderService, number>>

/** What happened to an order after it was placed; nobody as actor means the system. */
export type Step = { kind: Exclude<OrderEventKind, 'placed'>; at: string; actor: string | null; reason?: string }

/** What a confirmed order is asked to become, while staff have not answered. */
export type AskedChange = { at: string; by: string; tickets: Tickets }

/** An order as a story; numbers, prices and totals come when it is written down. */
export type OrderDraft = {
  customer: string
  placedBy: string
  refno: string
  systemId: string
  /** Absent when the visit is over: the demo has no slots of the past. */
  slot: DemoSlot | undefined
  passDate: string
  starts: string
  category: GroupCategory
  countryId: number
  guide: GuideKey
  qtyGuide: number
  notes: string
  tickets: Tickets
  services: Services
  createdAt: string
  steps: readonly Step[]
  asks?: AskedChange | undefined
}

const statusAfter = {
  confirmed: 'confirmed',
  waiting: 'waiting_list',
  rejected: 'rejected',
  cancelled: 'cancelled',
} as const satisfies Partial<Record<OrderEventKind, OrderStatus>>

/** The status that a step leads to; archiving is a fact beside the status. */
export function statusOfStep(kind: Step['kind']): OrderStatus | undefined {
  return kind in statusAfter ? statusAfter[kind as keyof typeof statusAfter] : undefined
}

export function statusOf(steps: readonly Step[]): OrderStatus {
  return steps.map((step) => statusOfStep(step.kind)).findLast((status) => status !== undefined) ?? 'in_processing'
}

/** What is bought with it. */
export function wishesOfTickets({ tickets, services }: Pick<OrderDraft, 'tickets' | 'services'>): Wish[] {
  return [
    ...ticketCategories.map((item): Wish => ({ kind: 'ticket', item, quantity: tickets[item] })),
    ...orderServices.map((item): Wish => ({ kind: 'service', item, quantity: services[item] ?? 0 })),
  ]
}

export function placesOf(tickets: Tickets): number {
  return tickets.common + tickets.privileged + tickets.child
}

/** The draft takes its places from its slot: `taken` is never written from anywhere else. */
export function takePlaces(draft: OrderDraft): OrderDraft {
  if (draft.slot && holdsPlaces(statusOf(draft.steps))) draft.slot.taken += placesOf(draft.tickets)
  return draft
}
