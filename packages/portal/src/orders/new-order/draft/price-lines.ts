import { orderServices, ticketCategories, type PriceLine } from '@anfilada/contract/orders'
import type { ActionOutput } from '../../../shell/server/http.ts'
import type { TicketDraft } from './ticket-draft.ts'

export type Prices = ActionOutput<'get_prices'>['result']
export type DraftLine = Pick<PriceLine, 'kind' | 'item' | 'quantity' | 'unit_price' | 'sum'>

/** Lines of the draft; without prices (a guide may not see them) only what and how many. */
export function draftLines(draft: Pick<TicketDraft, 'tickets' | 'services'>, prices: Prices | undefined): DraftLine[] {
  const ticketPrice = (item: string) => prices?.tickets.find(({ category }) => category === item)?.unit_price
  const servicePrice = (item: string) => prices?.services.find(({ service }) => service === item)?.unit_price
  const lines = [
    ...ticketCategories.map((item) => lineOf('ticket', item, draft.tickets[item], ticketPrice(item))),
    ...orderServices.map((item) => lineOf('service', item, draft.services[item], servicePrice(item))),
  ]
  return lines.filter(({ quantity }) => quantity > 0)
}

function lineOf(kind: DraftLine['kind'], item: string, quantity: number, price: number | undefined): DraftLine {
  return { kind, item, quantity, unit_price: price ?? null, sum: price === undefined ? null : price * quantity }
}

/** Undefined while a price of any line is unknown: a total that leaves something out would be a lie. */
export function draftTotal(lines: readonly DraftLine[]): number | undefined {
  return lines.reduce<number | undefined>((total, { sum }) => (total === undefined || sum === null ? undefined : total + sum), 0)
}
