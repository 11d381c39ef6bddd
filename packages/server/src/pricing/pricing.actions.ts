import type { LineKind } from '@anfilada/contract/pricing/price-order'
import { pricelistActions } from '@anfilada/contract/pricing/price-files'
import { priceTableActions } from '@anfilada/contract/pricing/price-table'
import { pricingActions } from '@anfilada/contract/pricing/pricing'
import { feature } from '../http/actions.ts'
import { accept } from '../outcome.ts'
import { listPricelists } from './files/pricelists.ts'
import { type AppliedPrices, findPrices } from './pricing.reads.ts'
import { listPricedSpans } from './table/price-table.reads.ts'
import { priceTable } from './table/price-table.rules.ts'

const pricingFeature = feature(pricingActions, {
  get_prices: async ({ input, caller, pool }) => {
    const { museum_object_id: objectId, type: groupCategory, pass_date: passDate } = input
    const applied = await findPrices(pool, { objectId, groupCategory, passDate, customerId: caller.customerId })
    return accept({
      result: {
        tickets: itemsOf(applied, 'ticket').map(([category, unit_price]) => ({ category, unit_price })),
        services: itemsOf(applied, 'service').map(([service, unit_price]) => ({ service, unit_price })),
        prices: applied?.prices ?? {},
        vat: applied?.vat ?? {},
        currency: 'RUB' as const,
      },
    })
  },
})

const pricelistsFeature = feature(pricelistActions, {
  get_pricelists: async ({ caller, pool }) => accept({ result: await listPricelists(pool, caller.customerId) }),
})

const priceTableFeature = feature(priceTableActions, {
  get_price_table: async ({ input: { year, type }, caller, pool }) =>
    accept({ result: priceTable(await listPricedSpans(pool, { year, type, customerId: caller.customerId })) }),
})

/** What customers read of prices. */
export const pricesFeatures = [pricingFeature, pricelistsFeature, priceTableFeature] as const

/** Items and unit prices of one kind, in a steady order. */
function itemsOf(applied: AppliedPrices | undefined, kind: LineKind): [string, number][] {
  return Object.entries(applied?.prices ?? {})
    .filter(([key]) => key.startsWith(`${kind}:`))
    .map(([key, price]): [string, number] => [key.slice(kind.length + 1), price.amount])
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
}
