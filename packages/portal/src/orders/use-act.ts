import { useRef } from 'react'
import { keepsKey, newKey } from '@anfilada/browser/act-key'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import type { Order } from '@anfilada/contract/orders/orders'
import { showToast } from '@anfilada/ui/toasts'
import { useOrderAct } from './orders.queries.ts'

type Run = {
  /** The cost that was shown, kopecks: the server refuses when it is another by now. */
  penalty?: number | null
  onEnd?: () => void
  /** True: the refusal is told in place, and the act goes on. */
  onRefusal?: (error: unknown) => boolean
}

/** One act on an order with its own key: an answer that was lost is asked for again under the same key. */
export function useAct(order: Order, action: 'delete_request' | 'archive_request', done: () => string) {
  const sentence = useFailureSentence()
  const act = useOrderAct(action)
  const key = useRef(newKey())
  const run = ({ penalty = null, onEnd, onRefusal }: Run = {}) =>
    act.mutate(
      { id: order.id, revision: order.data.revision, penalty, key: key.current },
      {
        onSuccess: () => {
          key.current = newKey()
          showToast({ tone: 'done', text: done() })
          onEnd?.()
        },
        onError: (error) => {
          if (!keepsKey(error)) key.current = newKey()
          if (onRefusal?.(error)) return
          showToast({ tone: 'error', text: sentence(error) })
          onEnd?.()
        },
      },
    )
  return { busy: act.isPending, run }
}
