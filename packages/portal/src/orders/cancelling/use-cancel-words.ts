import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { Order } from '@anfilada/contract/orders/orders'

/** What cancelling is called: with what it costs now, where it costs something and this reader may see it. */
export function useCancelWords({ info: { cancel_penalty: penalty, currency } }: Order): string {
  const t = useTranslations('orders')
  const formats = useFormats()
  if (!penalty) return t('toCancel')
  // Isolated: the minus stays before its digits, right to left too.
  return formats.clauses([t('toCancel'), `\u2066−${formats.formatSum(penalty, currency)}\u2069`])
}
