import { useTranslations } from 'use-intl'
import type { WordField } from '@anfilada/contract/orders/kinds/words'

/** Questions of the order forms that say more than the history's word. */
const asked = [
  'pickup',
  'dropoff',
  'contact',
  'contact_phone',
  'meeting_point',
  'guide',
  'guide_phone',
  'notes',
  'refno',
] as const satisfies readonly WordField[]

/** What stands over a field for words in an order form; one that has no question of its own is called as the history calls it. */
export function useWordLabel(): (field: WordField) => string {
  const t = useTranslations('services')
  const orders = useTranslations('orders')
  return (field) => {
    const own = asked.find((one) => one === field)
    return own ? t(`field.${own}`) : raised(orders(`order.changed.${field}`))
  }
}

/** A word of the history over a control. */
export function raised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
