import type { Order } from './orders.ts'

/** Heads of an order: tickets, or adults and children where the form has no tickets. */
export function peopleOf({ tickets, adult, child }: Order['data']): number {
  return tickets.reduce((sum, ticket) => sum + ticket.quantity, 0) + (adult ?? 0) + (child ?? 0)
}
