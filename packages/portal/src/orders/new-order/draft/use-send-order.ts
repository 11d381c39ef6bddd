import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { keepsKey } from '@anfilada/browser/act-key'
import type { ActionInput } from '@anfilada/browser/http'
import { showToast } from '@anfilada/ui/toasts'
import { usePlaceOrder } from '../../orders.queries.ts'
import { useSend } from '../frame/use-send.ts'
import type { Hold, HoldKeeper } from '../hold/keep-hold.ts'
import type { Step } from '../new-order-search.ts'
import { byField } from './draft-faults.ts'
import type { DraftField } from './draft-fields.ts'
import { requestOf, type TicketDraft } from './ticket-draft.ts'
import type { TicketForm } from './use-ticket-form.ts'

export type TicketSending = ReturnType<typeof useSendOrder>
type Words = { draft: string; order: ActionInput<'post_request'> }

/** What is sent for the draft. The server knows a repetition by the same key with the same words, so an unchanged draft repeats them. */
function wordsOf(draft: TicketDraft, hold: Hold | undefined, before: Words | undefined): Words {
  const written = JSON.stringify(draft)
  if (before?.draft === written) return before
  // The resolver has let the draft through, so nothing is left out of the request.
  return { draft: written, order: { ...requestOf(draft), ...(hold && { hold_id: hold.id }) } as Words['order'] }
}

/** Sends the draft with its hold. */
export function useSendOrder({ form, key, renewKey, finish, start }: TicketForm, keeper: HoldKeeper) {
  const t = useTranslations('orders')
  const navigate = useNavigate()
  const place = usePlaceOrder()
  const unanswered = useRef<Words>(undefined)

  async function post(draft: TicketDraft): Promise<void> {
    const hold = await keeper.settle()
    unanswered.current = wordsOf(draft, hold, unanswered.current)
    const { id } = await place.mutateAsync({ action: 'post_request', order: unanswered.current.order, key: key() })
    finish()
    if (hold && hold.slotId !== draft.schedule_item_id) void keeper.release()
    else keeper.spend()
    showToast({ tone: 'done', text: t('done.sent', { numbers: t('done.sentNumber', { id: String(id) }) }) })
    await navigate({ to: '/upcoming/info', search: { id } })
  }

  function onRefused(error: unknown): void {
    if (!keepsKey(error)) {
      renewKey()
      unanswered.current = undefined
    }
    keeper.resume()
  }
  return useSend<Step, TicketDraft, DraftField>({ form, post, onRefused, byField, said: start.said })
}
