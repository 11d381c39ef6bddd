import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { NearestTime } from '@anfilada/contract/envelope'
import { showToast } from '@anfilada/ui/toasts'
import { keepsKey } from '../../../shell/server/act-key.ts'
import { useFailureSentence } from '../../../shell/server/failure-sentence.ts'
import { Refused, Unanswered, type ActionInput } from '../../../shell/server/http.ts'
import { usePlaceOrder } from '../../orders.queries.ts'
import { byField, type DraftField } from './draft-faults.ts'
import { dropDraft } from './draft-storage.ts'
import { requestOf, type TicketDraft } from './ticket-draft.ts'
import type { TicketForm } from './use-ticket-form.ts'

/** What came back instead of an order number, said in one place on top of the form. */
export type SendFailure = { sentence: string; unanswered: boolean; nearest?: NearestTime[] }

/** Sends the draft; counts the attempts, so that the summary of errors takes focus at each. */
export function useSendOrder({ form, key, renewKey }: TicketForm) {
  const t = useTranslations('orders')
  const sentence = useFailureSentence()
  const navigate = useNavigate()
  const place = usePlaceOrder()
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<SendFailure>()

  function onRefused(error: unknown) {
    if (!keepsKey(error)) renewKey()
    const fields = error instanceof Refused ? byField(error.fields) : {}
    for (const [field, message] of Object.entries(fields)) form.setError(field as DraftField, { type: 'server', message })
    if (Object.keys(fields).length > 0) return
    const isFull = error instanceof Refused && error.code === 'no_places'
    setFailure({ sentence: sentence(error), unanswered: error instanceof Unanswered, ...(isFull && { nearest: error.nearest }) })
  }

  async function post(draft: TicketDraft, acceptWaiting: boolean) {
    try {
      // The resolver has let the draft through, so nothing is left out of the request.
      const order = requestOf(draft, acceptWaiting) as ActionInput<'post_request'>
      const { id } = await place.mutateAsync({ order, key: key() })
      dropDraft()
      showToast({ tone: 'done', text: t('done.sent', { numbers: t('done.sentNumber', { id: String(id) }) }) })
      await navigate({ to: '/upcoming/info', search: { id } })
    } catch (error) {
      onRefused(error)
    }
  }

  async function send(acceptWaiting: boolean) {
    if (place.isPending) return
    setFailure(undefined)
    await form.handleSubmit((draft) => post(draft, acceptWaiting))()
    setAttempt((count) => count + 1)
  }
  return { send, busy: place.isPending, failure, attempt, forgetFailure: () => setFailure(undefined) }
}
