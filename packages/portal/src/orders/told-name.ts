import { useTranslations } from 'use-intl'
import { useEquipmentName } from '@anfilada/browser/equipment'
import type { DiffField } from '@anfilada/contract/orders/told-fields'

/** What the history calls a field; equipment by the name that the company gave it. */
export function useToldName(): (field: DiffField) => string {
  const t = useTranslations('orders.order.changed')
  const equipment = useEquipmentName()
  return (field) => equipment(field) ?? t(field)
}
