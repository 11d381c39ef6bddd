import { useTranslations } from 'use-intl'
import type { ChosenOrders } from '@anfilada/contract/payments/payments'

/** Orders that take no payment now, each with its reason. */
export function useLeftList(): (left: ChosenOrders['left']) => string {
  const t = useTranslations('payments')
  return (left) => left.map(({ order_id: id, reason }) => t('leftOrder', { id: String(id), why: t(`why.${reason}`) })).join(', ')
}
