import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useAct } from '@anfilada/browser/use-act'
import type { Order } from '@anfilada/contract/orders/orders'
import { showToast } from '@anfilada/ui/toasts'
import { inTime } from '../../shell/load-chunk.tsx'

const CancelDialog = lazy(() => inTime(() => import('./CancelDialog.tsx')).then((module) => ({ default: module.CancelDialog })))

/** `ask` opens the dialog, which the caller draws beside what was pressed. */
type Cancelling = { ask: () => void; busy: boolean; dialog: ReactNode }

/**
 * The order is cancelled for the sum that the dialog showed and for no other: when the deadline of free changes passed meanwhile, the
 * server names the new one, and the dialog asks again.
 */
export function useCancelling(order: Order): Cancelling {
  const t = useTranslations('orders')
  const [isAsking, setAsking] = useState(false)
  const [newPenalty, setNewPenalty] = useState<number>()
  const { language } = useLanguage()
  const { act, sending } = useAct(['orders'], { untilRead: true })
  const busy = sending !== undefined
  const penalty = newPenalty ?? order.info.cancel_penalty

  function close(): void {
    setAsking(false)
    setNewPenalty(undefined)
  }

  async function cancel() {
    const { id, data } = order
    const asked = { request_id: id, revision: data.revision, ...(penalty !== null && { penalty }), language }
    const outcome = await act('delete_request', asked, 'inForm')
    if (outcome.ok)
      showToast({
        tone: 'done',
        text: t(outcome.answer.result.awaits_colleague ? 'done.cancelAsked' : 'done.cancelled', { id: String(id) }),
      })
    else if (!outcome.failure) return
    else if (outcome.failure.penalty !== undefined) return setNewPenalty(outcome.failure.penalty)
    else showToast({ tone: 'error', text: outcome.failure.sentence })
    close()
  }

  const dialog = isAsking && (
    <Suspense fallback={null}>
      <CancelDialog
        order={order}
        penalty={penalty}
        changed={newPenalty !== undefined}
        busy={busy}
        onKeep={close}
        onCancel={() => void cancel()}
      />
    </Suspense>
  )
  return { ask: () => setAsking(true), busy, dialog }
}
