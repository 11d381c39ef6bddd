import type { ActionOutput } from '@anfilada/browser/http'
import { orderServices, ticketCategories } from '@anfilada/contract/orders/items'
import { priceOrder, type Wish } from '@anfilada/contract/pricing/price-order'
import type { TicketDraft } from './ticket-draft.ts'

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

/** Lines of the draft as they will be charged: the server prices the order by the same function. */
export function draftLines(draft: Pick<TicketDraft, 'tickets' | 'services'>, prices: Prices | undefined): DraftLine[] {
  return pricedLines(
    [
      ...ticketCategories.map((item) => ({ kind: 'ticket' as const, item, quantity: draft.tickets[item] })),
      ...orderServices.map((item) => ({ kind: 'service' as const, item, quantity: draft.services[item] })),
    ],
    prices,
  )
}

/** What is wished, with what it costs as far as that is known; nothing of an item is no line. */
export function pricedLines(all: readonly Wish[], prices: Prices | undefined): DraftLine[] {
  const wishes = all.filter(({ quantity }) => quantity > 0)
  if (!prices) return wishes.map((wish) => ({ ...wish, ...unpriced, isForGroup: false }))
  const pricing = priceOrder(wishes, prices.prices, prices.vat)
  const priced = pricing.ok ? pricing.lines : []
  return wishes.map((wish) => {
    const line = priced.find(({ kind, item }) => kind === wish.kind && item === wish.item)
    const isForGroup = prices.prices[`${wish.kind}:${wish.item}`]?.basis === 'group'
    return { ...wish, ...unpriced, ...line, isForGroup }
  })
}

/** Undefined while a price of any line is unknown: a total that leaves something out would be a lie. */
export function draftTotal(lines: readonly DraftLine[]): number | undefined {
  return lines.reduce<number | undefined>((total, { sum }) => (total === undefined || sum === null ? undefined : total + sum), 0)
}
