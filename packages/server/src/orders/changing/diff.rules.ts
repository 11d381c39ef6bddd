import { serviceFields, ticketFields } from '@anfilada/contract/orders/change-fields'
import { type DiffField, diffFields } from '@anfilada/contract/orders/order-history'
import type { Order } from '@anfilada/contract/orders/orders'
import type { Diff } from './pending-change.ts'

type Data = Order['data']
/** An order as its history names it: one value for each field. */
export type FlatOrder = Partial<Record<DiffField, string | number | null>>

/** `time`: the hour of the visit, museum-local. */
export function flatten(data: Data, time: string | null): FlatOrder {
  const flat: FlatOrder = { time }
  const isVisit = data.kind !== 'transport' && data.kind !== 'guide'
  for (const [category, field] of Object.entries(ticketFields)) flat[field] = quantityOf(data.tickets, 'category', category)
  for (const [service, field] of Object.entries(serviceFields)) flat[field] = quantityOf(data.services, 'service', service)
  for (const field of diffFields) {
    const value = (data as Partial<Record<DiffField, unknown>>)[field]
    // Their object is the vehicle class or the guide's language, which has a field of its own.
    if (field === 'system_id' && !isVisit) continue
    if (field !== 'time' && (typeof value === 'string' || typeof value === 'number')) flat[field] = value
  }
  return flat
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

/** Free text: about people, and by them. It is kept where it can be erased (decision 0017). */
const wordFields: readonly string[] = [
  'guide',
  'guide_phone',
  'contact',
  'contact_phone',
  'meeting_point',
  'pickup',
  'dropoff',
  'notes',
  'refno',
] satisfies DiffField[]

/** A diff in two: what stays for ever, and people's own words. */
export function partWords(diff: Diff): { kept: Diff; words: Diff } {
  const entries = Object.entries(diff)
  return {
    kept: Object.fromEntries(entries.filter(([field]) => !wordFields.includes(field))),
    words: Object.fromEntries(entries.filter(([field]) => wordFields.includes(field))),
  }
}
