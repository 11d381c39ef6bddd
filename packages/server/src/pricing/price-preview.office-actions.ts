import { pricePreviewActions } from '@anfilada/contract/pricing/price-preview'
import { feature } from '../http/actions.ts'
import { accept } from '../outcome.ts'
import { previewPrice } from './preview-price.ts'

export const pricePreviewFeature = feature(pricePreviewActions, {
  price_preview: async ({ input, pool }) => {
    const wishes = [
      ...input.tickets.map(({ category, quantity }) => ({ kind: 'ticket' as const, item: category, quantity })),
      ...input.services.map(({ service, quantity }) => ({ kind: 'service' as const, item: service, quantity })),
    ]
    const { museum_object_id: objectId, type, pass_date: passDate, customer_id: customerId = null } = input
    const preview = await previewPrice(pool, { objectId, groupCategory: type, passDate, customerId, wishes })
    return preview.ok ? accept({ result: preview.value }) : preview
  },
})
