import type { ActionInput } from '@anfilada/browser/http'
import { localOf } from '@anfilada/contract/dates'
import { serviceFields, ticketFields } from '@anfilada/contract/orders/items'
import type { Order, OrderDiff } from '@anfilada/contract/orders/orders'
import { fieldAt } from '../../new-order/draft/field-at.ts'
import { momentOf } from '../../new-order/draft/hour.ts'
import { type DraftField, draftFields } from '../../new-order/draft/order-draft.ts'

export const momentParts = ['pickup_date', 'pickup_time', 'return_date', 'return_time'] as const
/** Another museum or group category is another order (contract/orders/change-fields.ts). */
export type FormField = Exclude<DraftField, 'type' | 'museum_id'>
export const formFields = draftFields.filter((field): field is FormField => field !== 'type' && field !== 'museum_id')
export type Value = string | number | null
/** An order as its form holds it; a field that its kind does not have is null. */
export type Values = Record<FormField, Value>
/** What was typed: laid over the order as it is now, so that what nobody touched follows the order. */
export type Edits = Partial<Values>
export type ChangedFields = Omit<ActionInput<'preview_request'>, 'id'>

export function valuesOf({ data, info }: Pick<Order, 'data' | 'info'>): Values {
  const counts = {
    ...Object.fromEntries(
      Object.entries(ticketFields).map(([category, field]) => [field, quantityOf(data.tickets, (line) => line.category === category)]),
    ),
    ...Object.fromEntries(
      Object.entries(serviceFields).map(([service, field]) => [field, quantityOf(data.services, (line) => line.service === service)]),
    ),
  }
  const known: Partial<Record<FormField, unknown>> = { ...data, ...counts, time: info.time, ...loanOf(data, info.zone) }
  return Object.fromEntries(
    formFields.map((field) => {
      const value = known[field]
      return [field, isValue(value) ? value : null]
    }),
  ) as Values
}

function quantityOf<L extends { quantity: number }>(lines: readonly L[], isIt: (line: L) => boolean): number {
  return lines.find(isIt)?.quantity ?? 0
}

export function isValue(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

/** A loan's moments as a day and an hour by the clocks of its object. */
export function loanOf(data: Order['data'], zone: string): Partial<Record<FormField, string | null>> {
  if (data.kind !== 'audio_guides') return {}
  const [pickupDate, pickupTime] = dayAndHour(data.pickup, zone)
  const [returnDate, returnTime] = dayAndHour(data.return_at, zone)
  return { pickup: null, pickup_date: pickupDate, pickup_time: pickupTime, return_date: returnDate, return_time: returnTime }
}

function dayAndHour(moment: string, zone: string): [date: string, hour: string] {
  const { date, time } = localOf(moment, zone)
  return [date, time.slice(0, 5)]
}

/** Edits that say something else than the order does. */
export function changedIn(values: Values, edits: Edits): Edits {
  return Object.fromEntries(
    formFields.flatMap((field) => {
      const value = edits[field]
      return value === undefined || value === (values[field] ?? null) ? [] : [[field, value]]
    }),
  )
}

/** The hour of a slot is the slot's own: it is chosen with it, and not sent beside it. */
const hasSlots: readonly Order['data']['kind'][] = ['museum_tickets']

/** The fields that become others, as `preview_request` and `put_request` take them; `zone`: the order's. */
export function requestOf(kind: Order['data']['kind'], values: Values, edits: Edits, zone: string): ChangedFields {
  const { time, pickup_date: _1, pickup_time: _2, return_date: _3, return_time: _4, ...rest } = changedIn(values, edits)
  const now = { ...values, ...edits }
  const sent = Object.entries(rest).filter(([, value]) => value !== null)
  const isLent = momentParts.some((part) => edits[part] !== undefined && edits[part] !== values[part])
  return {
    ...Object.fromEntries(sent),
    ...(typeof time === 'string' && !hasSlots.includes(kind) && { time }),
    ...(isLent && {
      pickup: momentOf(String(now.pickup_date), String(now.pickup_time), zone),
      return_at: momentOf(String(now.return_date), String(now.return_time), zone),
    }),
  }
}

/** Another day or object was looked at, and no hour of it is chosen yet: there is nothing that could be previewed. */
export function lacksHour(kind: Order['data']['kind'], values: Values, edits: Edits): boolean {
  const now = { ...values, ...edits }
  if (hasSlots.includes(kind)) return now.schedule_item_id === null
  return kind === 'audio_guides' ? !isHour(now.pickup_time) || !isHour(now.return_time) : !isHour(now.time)
}

function isHour(value: Value): boolean {
  return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
}

/** A refusal's sentences by the form's own fields; heads of a loan are changed by their tickets. */
export function faultsOf(fields: Readonly<Record<string, string>>, kind: Order['data']['kind']): Partial<Record<FormField, string>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, sentence]) => {
      const field = path.startsWith('tickets') ? 'qty_common' : fieldAt(kind, path)
      return field ? [[field, sentence]] : []
    }),
  )
}

/** What differs between two readings of an order, as its history would tell it; slots are told by their day and hour. */
export function movedDiff({ before, now }: { before: Values; now: Values }): OrderDiff {
  const named = Object.keys(now) as (keyof Values)[]
  return Object.fromEntries(
    named.filter((field) => before[field] !== now[field]).map((field) => [field, { from: before[field] ?? null, to: now[field] }]),
  )
}
