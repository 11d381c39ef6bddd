import { pricingActions } from '@anfilada/contract/pricing'
import { feature } from '../http/actions.ts'
import { accept } from '../outcome.ts'
import { listPrices } from './pricing.reads.ts'

export const pricingFeature = feature(pricingActions, {
  get_prices: async ({ input, pool }) => {
    const prices = await listPrices(pool, input.museum_object_id, input.type)
    return accept({
      result: {
        tickets: prices.filter((row) => row.kind === 'ticket').map((row) => ({ category: row.item, unit_price: row.unitPrice })),
        services: prices.filter((row) => row.kind === 'service').map((row) => ({ service: row.item, unit_price: row.unitPrice })),
        currency: 'RUB' as const,
      },
    })
  },
})
