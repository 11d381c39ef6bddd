import type { OrderKind } from '@anfilada/contract/orders/items'
import type { FormStep } from '@anfilada/contract/orders/kinds/field-row'

/** The questions of each form in their order (specification/screens.md). Plain lists: the routes read them, too. */
export const formSteps: Readonly<Record<OrderKind, readonly FormStep[]>> = {
  museum_tickets: ['category', 'museum', 'object', 'date', 'time', 'group', 'services', 'guide'],
  schedule: ['category', 'museum', 'object', 'date', 'group', 'guide'],
  audio_guides: ['category', 'museum', 'object', 'date', 'equipment', 'guide'],
  transport: ['category', 'date', 'route', 'group', 'contact'],
  guide: ['category', 'date', 'place', 'group', 'wishes'],
}

/** What a form may show: a question, or the whole order before it is sent. */
export type Screen = FormStep | 'review'
export const screens: readonly Screen[] = [...new Set(Object.values(formSteps).flat()), 'review']

export type NewOrderSearch = { step?: Screen }

/** What the address of a form may carry; anything else in it is left out, and a question of another form leads to the first of this one. */
export function readNewOrderSearch({ step }: Record<string, unknown>): NewOrderSearch {
  const known = screens.find((one) => one === step)
  return known ? { step: known } : {}
}
