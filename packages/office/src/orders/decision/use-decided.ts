import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { ActionOutput } from '@anfilada/browser/http'
import type { OrderStatus } from '@anfilada/contract/orders/order-status'
import { showToast } from '@anfilada/ui/toasts'

const doneWords = {
  confirmed: 'confirmedDone',
  waiting_list: 'waitingDone',
  rejected: 'rejectedDone',
  cancelled: 'cancelledDone',
  accepted: 'acceptedDone',
  declined: 'declinedDone',
} as const satisfies Partial<Record<OrderStatus | 'accepted' | 'declined', string>>

/** Tells what has become of an order, in one sentence. */
export function useDecided(onDecided: () => void) {
  const t = useTranslations('office.decision')
  const { day } = useFormats()
  return (becomes: keyof typeof doneWords, { result: { id, info, data }, pending_until: waits }: ActionOutput<'confirm_order'>): void => {
    onDecided()
    // Of what waits tells the bar of the board, with the way back.
    if (waits) return
    const when = `${day(data.pass_date)}, ${info.confirmed_time ?? info.time ?? ''}`
    showToast({ tone: 'done', text: t(doneWords[becomes], { id: String(id), museum: info.museum, when }) })
  }
}
