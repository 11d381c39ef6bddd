import type { ActionOutput } from '@anfilada/browser/http'
import { equipmentItems, type OrderKind, orderServices, ticketCategories, ticketFields } from '@anfilada/contract/orders/items'
import type { CompanyService } from '@anfilada/contract/orders/order-kinds'
import { priceOrder, type Wish } from '@anfilada/contract/pricing/price-order'
import type { OrderDraft } from './order-draft.ts'

export type Prices = ActionOutput<'get_prices'>['result']
/** `unitPrice` and `sum` in kopecks; null for readers who may not see prices and for what is not sold. `free`: how many of them cost nothing. */
export type DraftLine = Wish & {
  unitPrice: number | null
  sum: number | null
  free: number
  vatPercent: number | null
  isForGroup: boolean
}

const unpriced = { unitPrice: null, sum: null, free: 0, vatPercent: null }

/** Lines of the draft as they will be charged: the server prices the order by the same function. Nothing of an item is no line. */
export function draftLines(kind: OrderKind, draft: OrderDraft, prices: Prices | undefined): DraftLine[] {
  const wishes = wishesOf(kind, draft).filter(({ quantity }) => quantity > 0)
  if (!prices) return wishes.map((wish) => ({ ...wish, ...unpriced, isForGroup: false }))
  const pricing = priceOrder(wishes, prices.prices, prices.vat)
  const priced = pricing.ok ? pricing.lines : []
  return wishes.map((wish) => {
    const line = priced.find((one) => one.kind === wish.kind && one.item === wish.item)
    const isForGroup = prices.prices[`${wish.kind}:${wish.item}`]?.basis === 'group'
    return { ...wish, ...unpriced, ...line, isForGroup }
  })
}

/** What is charged: tickets and services by the piece, vehicles and guides by the hour; a wish of the schedule costs nothing by itself. */
export function wishesOf(kind: OrderKind, draft: OrderDraft): Wish[] {
  const pieces = (items: typeof orderServices | typeof equipmentItems) =>
    items.map((item): Wish => ({ kind: 'service', item, quantity: draft[item] }))
  const tickets = () => ticketCategories.map((item): Wish => ({ kind: 'ticket', item, quantity: draft[ticketFields[item]] }))
  switch (kind) {
    case 'museum_tickets':
      return [...tickets(), ...pieces(orderServices)]
    case 'audio_guides':
      return pieces(equipmentItems)
    case 'schedule':
      return []
    default:
      return isChosen(draft) ? [{ kind: 'service', item: kind, quantity: draft.hours }] : []
  }
}

const isChosen = ({ vehicle, guide_language }: OrderDraft) => vehicle !== '' || guide_language !== ''

/** The vehicle class or the guide that is ordered, of those that the company has. */
export function serviceIn(kind: OrderKind, draft: OrderDraft, services: readonly CompanyService[]): CompanyService | undefined {
  if (kind === 'transport') return services.find(({ system_id }) => system_id === draft.vehicle)
  if (kind !== 'guide') return undefined
  return services.find(({ guide_language: spoken }) => spoken !== null && spoken === draft.guide_language)
}

/** What the draft is priced by: an object, a vehicle class, a guide's language; nothing for a wish of the schedule. */
export function pricedObject(kind: OrderKind, draft: OrderDraft, service: CompanyService | undefined): string {
  if (kind === 'schedule') return ''
  if (kind === 'transport') return draft.vehicle
  return kind === 'guide' ? (service?.system_id ?? '') : draft.system_id
}

/** Undefined while a price of any line is unknown: a total that leaves something out would be a lie. */
export function draftTotal(lines: readonly DraftLine[]): number | undefined {
  return lines.reduce<number | undefined>((total, { sum }) => (total === undefined || sum === null ? undefined : total + sum), 0)
}
