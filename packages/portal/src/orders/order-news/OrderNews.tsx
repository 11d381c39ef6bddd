import { useTranslations } from 'use-intl'
import { orderEventKinds } from '@anfilada/contract/orders/order-history'
import type { OrderChange } from './use-order-news.ts'

const kinds = new Map(orderEventKinds.map((kind) => [`order.${kind}`, kind]))

/** Says what changed without taking the focus; stands on the page before it has something to say, as a live region must. */
export function OrderNews({ changes }: { changes: readonly OrderChange[] }) {
  const sentence = useSentence()
  return (
    <p role="status" className="sr">
      {sentence(changes)}
    </p>
  )
}

function useSentence(): (changes: readonly OrderChange[]) => string {
  const t = useTranslations('orders')
  return (changes) => {
    const [first] = changes
    if (!first) return ''
    if (changes.length > 1) return t('live.several', { count: changes.length })
    const kind = kinds.get(first.topic)
    return t('live.one', { id: String(first.id), event: kind ? t(`event.${kind}`) : t('live.changed') })
  }
}
