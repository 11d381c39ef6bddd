import { useTranslations } from 'use-intl'
import type { PayableOrder } from '@anfilada/contract/payments/payments'

/** Where an order that can be paid goes: museum and object; services have only one of them. */
export function usePayableName(): (order: Pick<PayableOrder, 'museum' | 'object'>) => string {
  const t = useTranslations('orders')
  return ({ museum, object }) => (museum === '' || object === '' ? museum + object : t('place', { museum, object }))
}
