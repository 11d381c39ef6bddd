import { useTranslations } from 'use-intl'
import type { OrderEventKind } from '@anfilada/contract/orders/orders'
import type { OrderChange } from './use-order-news.ts'

/** By name: the contract's own list stands beside schemas, and would bring zod to the first page (8 KB). */
const kinds: Record<`order.${OrderEventKind}`, OrderEventKind> = {
  'order.placed': 'placed',
  'order.not_confirmed': 'not_confirmed',
  'order.confirmed': 'confirmed',
  'order.waiting': 'waiting',
  'order.rejected': 'rejected',
  'order.cancelled': 'cancelled',
  'order.archived': 'archived',
}

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
    return t('live.one', { id: String(first.id), event: isKnown(first.topic) ? t(`event.${kinds[first.topic]}`) : t('live.changed') })
  }
}

function isKnown(topic: string): topic is keyof typeof kinds {
  return Object.hasOwn(kinds, topic)
}
