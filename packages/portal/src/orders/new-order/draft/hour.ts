import { hourOfTyping } from '@anfilada/browser/hour-of-typing'
import { momentAt } from '@anfilada/contract/dates'
import type { OrderDraft } from './order-draft.ts'

/**
 * Whether an hour has been typed. Asked of the field as it stands: it is put into shape when it is left, and what stands beside it must not
 * move at that moment, or the press that left it misses its button.
 */
export function isHour(typed: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(hourOfTyping(typed))
}

/** A day and an hour by the clocks of a zone as a moment; what is no moment stays empty, so that the schema names it. */
export function momentOf(date: string, hour: string, zone: string): string {
  return date && isHour(hour) ? momentAt({ date, time: hourOfTyping(hour) }, zone) : ''
}

/** From when until when equipment is lent; empty where that is not said yet. */
export function loanOf({ pickup_date, pickup_time, return_date, return_time, zone }: OrderDraft): { pickup: string; back: string } {
  return { pickup: momentOf(pickup_date, pickup_time, zone), back: momentOf(return_date, return_time, zone) }
}
