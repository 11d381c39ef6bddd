import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { useFormats } from '@anfilada/browser/formats'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import type { OrderStatus } from '@anfilada/contract/orders/order-status'
import { closeToast, showToast } from '@anfilada/ui/toasts'
import { useDecide, type Decision } from '../orders.queries.ts'
import { noteDecision } from '../queue/too-soon.ts'

const doneWords = {
  confirmed: 'confirmedDone',
  waiting_list: 'waitingDone',
  rejected: 'rejectedDone',
  cancelled: 'cancelledDone',
  accepted: 'acceptedDone',
  declined: 'declinedDone',
} as const satisfies Partial<Record<OrderStatus | 'accepted' | 'declined', string>>

/** Sends one decision on the order and tells how it went, in one sentence. */
export function useDecision(order: OfficeOrderDetails, onDecided: () => void) {
  const t = useTranslations('office.decision')
  const sentence = useFailureSentence()
  const { day } = useFormats()
  const decide = useDecide()
  // The state of the mutation is known only after the next render; two presses may come before it.
  const isSending = useRef(false)
  const toldFailure = useRef<number>(undefined)

  async function send(decision: Decision, becomes: keyof typeof doneWords): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    if (toldFailure.current) closeToast(toldFailure.current)
    noteDecision()
    try {
      const { info, data } = await decide.mutateAsync(decision)
      const when = `${day(data.pass_date)}, ${info.confirmed_time ?? info.time ?? ''}`
      showToast({ tone: 'done', text: t(doneWords[becomes], { id: String(order.id), museum: info.museum, when }) })
      onDecided()
    } catch (error) {
      toldFailure.current = showToast({ tone: 'error', text: sentence(error) })
    } finally {
      isSending.current = false
    }
  }
  return { send, sending: decide.isPending ? decide.variables.action : undefined }
}
