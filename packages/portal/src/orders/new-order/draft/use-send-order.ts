import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { keepsKey } from '@anfilada/browser/act-key'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { Refused, Unanswered, type ActionInput } from '@anfilada/browser/http'
import type { NearestTime } from '@anfilada/contract/envelope'
import { showToast } from '@anfilada/ui/toasts'
import { usePlaceOrder } from '../../orders.queries.ts'
import type { Hold, HoldKeeper } from '../hold/keep-hold.ts'
import { byField } from './draft-faults.ts'
import type { DraftField } from './draft-fields.ts'
import { requestOf, type TicketDraft } from './ticket-draft.ts'
import type { Step } from '../new-order-search.ts'
import type { TicketForm } from './use-ticket-form.ts'

/** What came back instead of an order number, said in one place. */
export type SendFailure = { sentence: string; unanswered: boolean; nearest?: NearestTime[] }

export type Sending = ReturnType<typeof useSendOrder>
type Words = { draft: string; order: ActionInput<'post_request'> }

/** What is sent for the draft. The server knows a repetition by the same key with the same words, so an unchanged draft repeats them. */
function wordsOf(draft: TicketDraft, hold: Hold | undefined, before: Words | undefined): Words {
  const written = JSON.stringify(draft)
  if (before?.draft === written) return before
  // The resolver has let the draft through, so nothing is left out of the request.
  return { draft: written, order: { ...requestOf(draft), ...(hold && { hold_id: hold.id }) } as Words['order'] }
}

/** Sends the draft with its hold; counts the attempts, so that the summary of errors takes focus at each. */
export function useSendOrder({ form, key, renewKey, finish }: TicketForm, keeper: HoldKeeper) {
  const t = useTranslations('orders')
  const sentence = useFailureSentence()
  const navigate = useNavigate()
  const place = usePlaceOrder()
  const [{ attempt, step }, setTried] = useState<{ attempt: number; step?: Step }>({ attempt: 0 })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SendFailure>()
  const unanswered = useRef<Words>(undefined)

  function onRefused(error: unknown): DraftField[] {
    if (!keepsKey(error)) {
      renewKey()
      unanswered.current = undefined
    }
    keeper.resume()
    const fields = error instanceof Refused ? byField(error.fields) : {}
    for (const [field, message] of Object.entries(fields)) form.setError(field as DraftField, { type: 'server', message })
    const faulty = Object.keys(fields) as DraftField[]
    if (faulty.length > 0) return faulty
    const isFull = error instanceof Refused && error.code === 'no_places'
    setFailure({ sentence: sentence(error), unanswered: error instanceof Unanswered, ...(isFull && { nearest: error.nearest }) })
    return []
  }

  async function post(draft: TicketDraft): Promise<DraftField[]> {
    const hold = await keeper.settle()
    unanswered.current = wordsOf(draft, hold, unanswered.current)
    try {
      const { id } = await place.mutateAsync({ order: unanswered.current.order, key: key() })
      finish()
      if (hold && hold.slotId !== draft.schedule_item_id) void keeper.release()
      else keeper.spend()
      showToast({ tone: 'done', text: t('done.sent', { numbers: t('done.sentNumber', { id: String(id) }) }) })
      await navigate({ to: '/upcoming/info', search: { id } })
      return []
    } catch (error) {
      return onRefused(error)
    }
  }

  /** Answers the fields that the server found at fault. */
  async function send(): Promise<DraftField[]> {
    if (busy) return []
    setBusy(true)
    setFailure(undefined)
    let faulty: DraftField[] = []
    await form.handleSubmit(async (draft) => {
      faulty = await post(draft)
    })()
    setBusy(false)
    setTried((before) => ({ attempt: before.attempt + 1 }))
    return faulty
  }
  return {
    send,
    busy,
    failure,
    attempt,
    /** Where the reader wanted to go on and could not; undefined: it was the whole order. */
    heldStep: step,
    stay: (at: Step) => setTried((before) => ({ attempt: before.attempt + 1, step: at })),
    forgetFailure: () => setFailure(undefined),
  }
}
