import type { OrderDetailsByKind } from '@anfilada/contract/orders/order-details'
import type { Order, TicketCategory } from '@anfilada/contract/orders/orders'
import type { LineTuple } from './order-lines.rules.ts'
import type { OrderRow } from './orders.reads.ts'

type KindRow = Pick<OrderRow, 'kind' | 'lines' | 'details' | 'adult' | 'child'>

/** What `data` of an order says of its kind, under the names of the contract: tickets and services, heads, and the kind's own fields. */
export function kindData({ kind, lines, details, adult, child }: KindRow): Partial<Order['data']> & Group {
  switch (kind) {
    case 'museum_tickets':
      return { tickets: ticketsOf(lines), services: servicesOf(lines), adult: null, child: null }
    case 'audio_guides': {
      const { tickets = [], ...loan } = details as Partial<OrderDetailsByKind['audio_guides']>
      return { ...loan, tickets, services: servicesOf(lines), adult: null, child: null }
    }
    case 'schedule':
    case 'transport':
    case 'guide':
      // Their lines are prices of the wish, not tickets or services that one chose.
      return { ...details, tickets: [], services: [], adult, child }
  }
}
type Group = Pick<Order['data'], 'tickets' | 'services' | 'adult' | 'child'>

function ticketsOf(lines: readonly LineTuple[]): Order['data']['tickets'] {
  return lines.filter(([kind]) => kind === 'ticket').map(([, item, quantity]) => ({ category: item as TicketCategory, quantity }))
}

function servicesOf(lines: readonly LineTuple[]): Order['data']['services'] {
  return lines.filter(([kind]) => kind === 'service').map(([, item, quantity]) => ({ service: item, quantity }))
}
