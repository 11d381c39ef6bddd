import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { Kopecks } from '@anfilada/contract/kopecks'
import { mayFollow } from '@anfilada/contract/orders/licenses'
import { accompanyingGuides } from '@anfilada/contract/orders/guides-needed'
import { type PricedLine, priceOrder, type Wish } from '@anfilada/contract/pricing/price-order'
import type { PostRequestInput } from '@anfilada/contract/orders/orders'
import type { OrderStatus } from '@anfilada/contract/orders/order-status'
import type { EquipmentItem } from '@anfilada/contract/orders/items'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { AppliedPrices } from '../../pricing/index.ts'
import { decideOffered } from '../equipment.rules.ts'

/** The slot that is asked for and all that decides whether it may be had. */
export type AskedSlot = {
  museumId: number
  objectId: string
  passDate: string
  starts: string
  free: number
  /** Quotas, allotments or people who wait: a full slot may have room a moment later. */
  hasRules: boolean
  closed: boolean
  /** The object takes no new orders. */
  archived: boolean
  /** The object admits nobody on that day. */
  museumClosed: boolean
  /** Heads of one group; null: no limit. */
  least: number | null
  most: number | null
  /** People who may follow one guide; null: no limit. */
  perGuide: number | null
  /** The object asks for a license that this guide has not. */
  needsAccompanying: boolean
  /** Equipment that takes no new orders. */
  archivedEquipment: readonly EquipmentItem[]
  instant: boolean
  usualEntrance: string
  museumTypes: GroupCategory[]
  countryKnown: boolean
  countryServed: boolean
  /** Null where nothing is sold to this customer on that day. */
  applied: AppliedPrices | null
}

export type Placement = {
  lines: PricedLine[]
  total: Kopecks
  /** The version of the price list that made the lines. */
  priceVersion: number | null
  places: number
  /** Museum-local time of the slot. */
  starts: string
  status: Extract<OrderStatus, 'in_processing' | 'confirmed' | 'waiting_list'>
}

/**
 * Whether an order of museum tickets may be placed, at which price and in which status (specification/orders.md). A full slot gives
 * the waiting list to senders who accept it; an object with instant confirmation confirms at once.
 */
export function decidePlacement(input: PostRequestInput, slot: AskedSlot | undefined): Outcome<Placement> {
  if (!slot) return refuse('slot_not_found', 'schedule_item_id')
  const unfit = decideFit(input, slot)
  if (unfit) return unfit

  const unoffered = decideOffered(input.services, slot.archivedEquipment)
  if (unoffered) return unoffered
  const { version, prices, vat } = slot.applied ?? nothingSold
  const pricing = priceOrder(wishesOf(input), prices, vat)
  if (!pricing.ok) return pricing.unsold.kind === 'ticket' ? refuse('ticket_not_sold', 'tickets') : refuse('service_not_sold', 'services')

  const places = headsOf(input)
  const { lines, total } = pricing
  const priced = { lines, total, priceVersion: version, places, starts: slot.starts }
  if (places <= slot.free) return accept({ ...priced, status: slot.instant ? 'confirmed' : 'in_processing' })
  return input.accept_waiting ? accept({ ...priced, status: 'waiting_list' }) : refuse('no_places', 'schedule_item_id')
}

const nothingSold: Omit<AppliedPrices, 'version'> & { version: null } = { version: null, prices: {}, vat: {} }

function decideFit(input: PostRequestInput, slot: AskedSlot) {
  if (slot.objectId !== input.system_id || slot.museumId !== input.museum_id || slot.passDate !== input.pass_date) {
    return refuse('slot_mismatch', 'schedule_item_id')
  }
  if (slot.archived) return refuse('object_archived', 'system_id')
  if (!slot.museumTypes.includes(input.type)) return refuse('group_category_not_served', 'type')
  if (!slot.countryKnown || !slot.countryServed) return refuse('country_unknown', 'country_id')
  if (slot.museumClosed) return refuse('museum_closed', 'pass_date')
  if (slot.closed) return refuse('booking_closed', 'schedule_item_id')
  return decideGroup(input, slot)
}

/**
 * At most `persons_per_guide` people follow one guide, and the object says how many at most; a guide without a license for museum, day and language needs `qty_guide` accompanying
 * ones (specification/orders.md).
 */
function decideGroup(input: PostRequestInput, { least, most, perGuide, needsAccompanying }: AskedSlot) {
  const people = headsOf(input)
  if (least !== null && people < least) return refuse('group_too_small', 'tickets')
  if (most !== null && people > most) return refuse('group_too_large', 'tickets')
  if (!mayFollow(input.persons_per_guide, perGuide)) return refuse('too_many_for_one_guide', 'persons_per_guide')
  const needed = accompanyingGuides({
    needsLicense: needsAccompanying,
    licensed: false,
    people,
    personsPerGuide: input.persons_per_guide,
  })
  return input.qty_guide < needed ? refuse('guide_without_license', 'qty_guide') : undefined
}

function headsOf({ tickets }: PostRequestInput): number {
  return tickets.reduce((sum, ticket) => sum + ticket.quantity, 0)
}

function wishesOf(input: PostRequestInput): Wish[] {
  return [
    ...input.tickets.map(({ category, quantity }): Wish => ({ kind: 'ticket', item: category, quantity })),
    ...input.services.map(({ service, quantity }): Wish => ({ kind: 'service', item: service, quantity })),
  ]
}
