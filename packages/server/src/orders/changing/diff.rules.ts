import { orderServices, serviceFields, ticketCategories, ticketFields } from '@anfilada/contract/orders/items'
import { isWordField } from '@anfilada/contract/orders/kinds/words'
import { type DiffField, diffFields, toldOf } from '@anfilada/contract/orders/told-fields'
import type { Order } from '@anfilada/contract/orders/orders'
import type { Diff } from './pending-change.ts'

type Data = Order['data']
/** An order as its history names it: one value for each field. */
export type FlatOrder = Partial<Record<DiffField, string | number | null>>

/** `time`: the hour of the visit, museum-local. */
export function flatten(data: Data, time: string | null): FlatOrder {
  const values: Readonly<Record<string, unknown>> = { ...data, ...quantitiesOf(data), time }
  const flat: FlatOrder = {}
  for (const field of toldOf(data.kind)) {
    const value = values[field]
    if (typeof value === 'string' || typeof value === 'number') flat[field] = value
  }
  return flat
}

/** Every ticket and service by its own field, none of it as 0. */
export function quantitiesOf(data: Data): Record<string, number> {
  const tickets = ticketCategories.map((category) => [ticketFields[category], quantityOf(data.tickets, 'category', category)] as const)
  const services = orderServices.map((service) => [serviceFields[service], quantityOf(data.services, 'service', service)] as const)
  return Object.fromEntries([...tickets, ...services])
}

/** How many of an item the lines say. */
export function quantityOf<K extends string>(lines: readonly (Record<K, string> & { quantity: number })[], key: K, item: string): number {
  return lines.find((line) => line[key] === item)?.quantity ?? 0
}

/** What differs, in the order of `diffFields`. */
export function diffOf(before: FlatOrder, after: FlatOrder): Diff {
  const diff: Diff = {}
  for (const field of diffFields) {
    const [from, to] = [before[field] ?? null, after[field] ?? null]
    if (from !== to) diff[field] = { from, to }
  }
  return diff
}

/** A diff in two: what stays for ever, and people's own words. */
export function partWords(diff: Diff): { kept: Diff; words: Diff } {
  const entries = Object.entries(diff)
  return {
    kept: Object.fromEntries(entries.filter(([field]) => !isWordField(field))),
    words: Object.fromEntries(entries.filter(([field]) => isWordField(field))),
  }
}
