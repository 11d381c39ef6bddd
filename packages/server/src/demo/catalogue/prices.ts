import type { GroupCategory } from '@anfilada/contract/catalogue'
import { type OrderService, type TicketCategory, ticketCategories } from '@anfilada/contract/orders'
import type { DemoObject } from './museum.ts'
import { museumObjects } from './museums.ts'

export type LineKind = 'ticket' | 'service'
export type PriceRow = {
  museum_object_id: string
  group_category: GroupCategory
  kind: LineKind
  item: TicketCategory | OrderService
  amount_kopecks: number
}

/** Rubles for one set or one guide; null where the service is not sold: groups from Russia get no guide in Chinese. */
const serviceRubles: Record<OrderService, Record<GroupCategory, number | null>> = {
  multicast_audio_system: { rf: 150, ig: 150, cn: 150 },
  ag: { rf: 350, ig: 450, cn: 450 },
  rgc: { rf: 4500, ig: 5500, cn: 5500 },
  cgc: { rf: null, ig: 6300, cn: 6300 },
}

export const priceRows: readonly PriceRow[] = museumObjects.flatMap(({ museum, object }) =>
  museum.types.flatMap((category) => [...ticketPrices(object, category), ...servicePrices(object, category)]),
)

const kopecksByKey = new Map(
  priceRows.map((row) => [keyOf(row.museum_object_id, row.group_category, row.kind, row.item), row.amount_kopecks]),
)

/** Undefined where the object does not sell it to this category of groups. */
export function findPrice(systemId: string, category: GroupCategory, kind: LineKind, item: string): number | undefined {
  return kopecksByKey.get(keyOf(systemId, category, kind, item))
}

function keyOf(...parts: string[]): string {
  return parts.join(' ')
}

function ticketPrices(object: DemoObject, category: GroupCategory): PriceRow[] {
  const rubles = object[category === 'rf' ? 'rf' : 'ig']
  return ticketCategories.map((item, index) => ({
    museum_object_id: object.systemId,
    group_category: category,
    kind: 'ticket',
    item,
    amount_kopecks: ticketRubles(rubles[index] ?? 0, category) * 100,
  }))
}

/** Chinese groups come on the museums' separate quota, a tenth dearer, in steps of 50 rubles. */
function ticketRubles(rubles: number, category: GroupCategory): number {
  return category === 'cn' ? Math.ceil((rubles * 11) / 500) * 50 : rubles
}

function servicePrices(object: DemoObject, category: GroupCategory): PriceRow[] {
  return object.services.flatMap((item) => {
    const rubles = serviceRubles[item][category]
    if (rubles === null) return []
    return [{ museum_object_id: object.systemId, group_category: category, kind: 'service' as const, item, amount_kopecks: rubles * 100 }]
  })
}
