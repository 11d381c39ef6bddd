import { useTranslations } from 'use-intl'
import type { OrderKind } from '@anfilada/contract/orders/items'
import { type DiffField, diffFields } from '@anfilada/contract/orders/told-fields'
import type { DraftField } from '../../new-order/draft/order-draft.ts'
import { useToldName } from '../../told-name.ts'
import { raised } from '../../word-label.ts'

const ownNames = ['pickup_date', 'pickup_time', 'return_date', 'return_time', 'dropoff', 'hours', 'vehicle'] as const
type OwnName = (typeof ownNames)[number]

/** A field's name over its control: the word of the history, so that both speak of the same thing. */
export function useFieldLabel(kind: OrderKind): (field: DraftField) => string {
  const name = useToldName()
  const services = useTranslations('services')
  return (field) => {
    const own = ownNames.find((one): one is OwnName => one === field)
    if (own) return services(`field.${own}`)
    if (field === 'pickup' && kind === 'transport') return services('field.pickup')
    if (field === 'schedule_item_id') return services('field.time')
    const told = diffFields.find((one): one is DiffField & typeof field => one === field)
    return told ? raised(name(told)) : field
  }
}
