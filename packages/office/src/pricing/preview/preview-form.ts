import { museumDate } from '@anfilada/browser/formats'
import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { OrderService, TicketCategory } from '@anfilada/contract/orders/items'
import type { ObjectName } from '@anfilada/contract/pricing/terms'
import type { PickedCustomer } from '../../shell/panes/CustomerPick.tsx'
import { priceColumns } from '../amounts/price-columns.ts'
import type { PreviewAsked } from './preview.queries.ts'

/** How many of each ticket and service by `kind:item`; what is absent is none. */
type Counts = Readonly<Partial<Record<(typeof priceColumns)[number], number>>>

export type PreviewForm = {
  object: ObjectName | undefined
  type: GroupCategory
  customer: PickedCustomer | undefined
  /** `YYYY-MM-DD`, or nothing while it is being typed. */
  day: string
  counts: Counts
}

/** One adult today: the plainest price there is. */
export function begun(type: GroupCategory = 'ig'): PreviewForm {
  return { object: undefined, type, customer: undefined, day: museumDate(new Date()), counts: { 'ticket:common': 1 } }
}

/** What is asked of the server; undefined while there is nothing to ask about. */
export function askedOf({ object, type, customer, day, counts }: PreviewForm): PreviewAsked | undefined {
  if (!object || day === '') return undefined
  const wanted = priceColumns.flatMap((key) => {
    const [kind, item = ''] = key.split(':')
    const quantity = counts[key] ?? 0
    return quantity > 0 ? [{ kind, item, quantity }] : []
  })
  const of = (kind: string) => wanted.filter((wish) => wish.kind === kind)
  return {
    museum_object_id: object.museum_object_id,
    type,
    ...(customer && { customer_id: customer.id }),
    pass_date: day,
    tickets: of('ticket').map(({ item, quantity }) => ({ category: item as TicketCategory, quantity })),
    services: of('service').map(({ item, quantity }) => ({ service: item as OrderService, quantity })),
  }
}
