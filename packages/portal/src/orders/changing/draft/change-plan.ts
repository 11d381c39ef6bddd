import { type OrderKind, ticketFields } from '@anfilada/contract/orders/items'
import type { FormStep } from '@anfilada/contract/orders/kinds/field-row'
import { type AskedField, planFor, rankOf } from '../../new-order/draft/form-plan.ts'

export const changeSections = ['visit', 'route', 'group', 'services', 'people', 'wishes'] as const
export type ChangeSection = (typeof changeSections)[number]

/** Several questions of a new order are one section of a change. */
const sections: Record<FormStep, ChangeSection> = {
  category: 'visit',
  museum: 'visit',
  object: 'visit',
  date: 'visit',
  time: 'visit',
  route: 'route',
  place: 'route',
  group: 'group',
  services: 'services',
  equipment: 'services',
  contact: 'people',
  guide: 'people',
  wishes: 'wishes',
}
/** Fields that a change asks for beside others than the form of a new order does. */
const besides: Readonly<Record<string, ChangeSection>> = {
  notes: 'wishes',
  refno: 'wishes',
  tickets: 'group',
  vehicle: 'route',
  persons_per_guide: 'people',
}

function sectionOf({ field, row: { step } }: AskedField): ChangeSection {
  return besides[field] ?? (step ? sections[step] : 'visit')
}

/** A slot is chosen with its object and its day. */
const ofSlot: readonly string[] = ['system_id', 'pass_date']

/** What the contract lets change of an order of this kind, by the sections of a page: the fields of its form, as a change calls them. */
export function changePlan(kind: OrderKind): Readonly<Partial<Record<ChangeSection, readonly AskedField[]>>> {
  const { steps, asked } = planFor(kind)
  const changeable = steps
    .flatMap((step) => asked[step] ?? [])
    .filter(({ field, row }) => row.changeable && !(kind === 'museum_tickets' && ofSlot.includes(field)))
    .map((one) => (one.field === 'tickets' ? { ...one, controls: Object.values(ticketFields) } : one))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
  return Object.groupBy(changeable, sectionOf)
}
