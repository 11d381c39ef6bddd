import { holdsPlaces } from '@anfilada/contract/orders/order-status'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'

type DaySlot = OfficeOrderDetails['day'][number]

/** One slot of the day as it will be if the order is confirmed: four parts of its capacity. */
export type SlotFill = {
  id: number
  time: string
  isAsked: boolean
  /** A wish for the monthly schedule names this hour; it takes no places of the slot. */
  isWished: boolean
  isClosed: boolean
  capacity: number
  confirmed: number
  inProcessing: number
  asked: number
  free: number
  /** Places that the order needs and the slot has not. */
  short: number
}

type Asking = Pick<OfficeOrderDetails, 'day' | 'pax'> & {
  data: Pick<OfficeOrderDetails['data'], 'schedule_item_id'>
  info: Pick<OfficeOrderDetails['info'], 'status' | 'time'>
}

/** What happens to the day if Enter is pressed. An order that holds its places is shown apart from the others in processing. */
export function dayFill({ day, pax, data, info }: Asking): SlotFill[] {
  const isWish = data.schedule_item_id === null
  return day.map((slot) => ({
    ...fillOf(slot, slot.id === data.schedule_item_id ? pax : 0, info.status),
    isWished: isWish && slot.time === info.time,
  }))
}

function fillOf(slot: DaySlot, asked: number, status: OfficeOrderDetails['info']['status']): Omit<SlotFill, 'isWished'> {
  const isHeld = asked > 0 && holdsPlaces(status)
  const isAnswered = status !== 'in_processing' && status !== 'waiting_list'
  // Only an order that waits for places would take new ones.
  const taken = isHeld || isAnswered ? 0 : Math.min(asked, slot.free)
  return {
    id: slot.id,
    time: slot.time,
    isAsked: asked > 0,
    isClosed: slot.status === 'closed',
    capacity: slot.capacity,
    confirmed: slot.confirmed - (status === 'confirmed' ? asked : 0),
    inProcessing: slot.in_processing - (status === 'in_processing' ? asked : 0),
    asked: isHeld ? asked : taken,
    free: slot.free - taken,
    short: isHeld || isAnswered ? 0 : asked - taken,
  }
}

const shownBeside = 3

/** The slot or hour that is asked for with its neighbours, so that a decision fits on one screen; the day's first ones when none is asked for. */
export function besideAsked(day: readonly SlotFill[]): readonly SlotFill[] {
  const shown = 2 * shownBeside + 1
  const asked = day.findIndex((slot) => slot.isAsked || slot.isWished)
  const first = Math.max(0, Math.min(asked - shownBeside, day.length - shown))
  return day.slice(first, first + shown)
}
