import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Refused } from '@anfilada/browser/http'
import type { Order } from '@anfilada/contract/orders/orders'
import { OrderActButton, type ActLook } from '../OrderActButton.tsx'
import { useAct } from '../use-act.ts'
import { CancelDialog } from './CancelDialog.tsx'

/**
 * The order is cancelled for the sum that the dialog showed and for no other: when the deadline of free changes passed meanwhile, the
 * server names the new one, and the dialog asks again.
 */
export function CancelOrder({ order, look }: { order: Order; look: ActLook }) {
  const t = useTranslations('orders')
  const [isAsking, setAsking] = useState(false)
  const [newPenalty, setNewPenalty] = useState<number>()
  const cancel = useAct(order, 'delete_request', () => t('done.cancelled', { id: String(order.id) }))
  const penalty = newPenalty ?? order.info.cancel_penalty

  function close(): void {
    setAsking(false)
    setNewPenalty(undefined)
  }

  function askAnew(error: unknown): boolean {
    if (!(error instanceof Refused) || error.penalty === undefined) return false
    setNewPenalty(error.penalty)
    return true
  }
  return (
    <>
      <OrderActButton look={look} danger busy={cancel.busy} busyLabel={t('cancelling')} onPress={() => setAsking(true)}>
        {t('toCancel')}
      </OrderActButton>
      {isAsking && (
        <CancelDialog
          order={order}
          penalty={penalty}
          changed={newPenalty !== undefined}
          busy={cancel.busy}
          onKeep={close}
          onCancel={() => cancel.run({ penalty, onEnd: close, onRefusal: askAnew })}
        />
      )}
    </>
  )
}
