import type { TicketCategory } from '@anfilada/contract/orders/items'
import type { Order } from '@anfilada/contract/orders/orders'
import type { LineTuple } from '../order-lines.rules.ts'
import type { OrderRow } from '../orders.reads.ts'

type Lists = Pick<Order['data'], 'tickets' | 'services'>

/** What `data` of an order says of its kind, under the names of the contract: tickets and services, heads, and the kind's own fields. */
export function kindData(row: OrderRow) {
  const { adult, child } = row
  switch (row.kind) {
    case 'museum_tickets':
      return { kind: row.kind, tickets: ticketsOf(row.lines), services: servicesOf(row.lines), adult: null, child: null }
    case 'audio_guides': {
      const { tickets = [], ...loan } = row.details
      return { kind: row.kind, ...loan, tickets, services: servicesOf(row.lines), adult: null, child: null }
    }
    case 'schedule':
      return { kind: row.kind, ...row.details, ...unsold, adult, child }
    case 'transport':
      return { kind: row.kind, ...row.details, ...unsold, adult, child }
    case 'guide':
      return { kind: row.kind, ...row.details, ...unsold, adult, child }
  }
}

/** Their lines are prices of the wish, not tickets or services that one chose. */
const unsold: Lists = { tickets: [], services: [] }

function ticketsOf(lines: readonly LineTuple[]): Lists['tickets'] {
  return lines.filter(([kind]) => kind === 'ticket').map(([, item, quantity]) => ({ category: item as TicketCategory, quantity }))
}

function servicesOf(lines: readonly LineTuple[]): Lists['services'] {
  return lines.filter(([kind]) => kind === 'service').map(([, item, quantity]) => ({ service: item, quantity }))
}
