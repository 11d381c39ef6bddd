import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useEquipmentName } from '@anfilada/browser/equipment'
import type { OrderService } from '@anfilada/contract/orders/items'

/** What is sold beside tickets: equipment as the company calls it, the rest in the screens' own words. */
export function useServiceName(): (service: OrderService | 'transport' | 'guide') => string {
  const t = useTranslations('catalogue.service')
  const equipment = useEquipmentName()
  return useCallback((service) => equipment(service) ?? t(service), [equipment, t])
}
