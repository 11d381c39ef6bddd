import type { Slot } from '@anfilada/contract/catalogue'
import { clockOf, minutesIn } from '@anfilada/browser/timeline/axis'
import { hourOfTyping } from '@anfilada/browser/hour-of-typing'
import { isHour } from '../draft/hour.ts'
import { sizeOf } from '../draft/order-draft.ts'
import { mustWait } from '../draft/places.ts'
import { hourOfItem, isPlaced, type BasketItem } from './basket.ts'

/** Where an item goes on its day. */
export type Direction = 'earlier' | 'later'

/** Minutes that an hour of one's own choice moves at once. */
const step = 15
const lastMinute = 24 * 60 - step

/** Whether an item is one that can stand at another hour: not ordered yet, and its hour known. */
export function canMove(item: BasketItem): boolean {
  return !isPlaced(item.answer) && isHour(hourOfItem(item))
}

/** An item whose hour the group chooses itself, a quarter of an hour on; undefined at the ends of the day. Equipment is brought back as much later. */
export function movedItem(item: BasketItem, direction: Direction): BasketItem | undefined {
  const by = direction === 'later' ? step : -step
  const to = minutesIn(hourOfItem(item)) + by
  if (to < 0 || to > lastMinute) return undefined
  if (item.kind !== 'audio_guides') return changed(item, { time: clockOf(to) })
  const { return_time } = item.draft
  const back = isHour(return_time) ? minutesIn(hourOfTyping(return_time)) + by : undefined
  if (back !== undefined && (back < 0 || back > lastMinute)) return undefined
  return changed(item, { pickup_time: clockOf(to), ...(back !== undefined && { return_time: clockOf(back) }) })
}

/** The nearest slot on that side of the visit's which takes the whole group; undefined where none does. */
export function slotBeside(item: BasketItem, slots: readonly Slot[], direction: Direction): Slot | undefined {
  const now = hourOfItem(item)
  const open = slots
    .filter((slot) => slot.status !== 'closed' && !mustWait(slot, sizeOf(item.draft)))
    .toSorted((one, other) => one.time.localeCompare(other.time))
  return direction === 'later' ? open.find(({ time }) => time > now) : open.findLast(({ time }) => time < now)
}

/** The visit on another slot, which it holds by `hold`. */
export function onSlot(item: BasketItem, slot: Slot, hold: BasketItem['hold']): BasketItem {
  return { ...changed(item, { schedule_item_id: slot.id, time: slot.time, accept_waiting: false, alternatives: [] }), hold }
}

/** What was said of it before, was said of another hour. */
function changed(item: BasketItem, changes: Partial<BasketItem['draft']>): BasketItem {
  return { ...item, draft: { ...item.draft, ...changes }, answer: undefined }
}
