import { useEffect, useRef, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { Refused, Unanswered } from '@anfilada/browser/http'
import type { NearestTime } from '@anfilada/contract/envelope'
import type { Said } from './kept/draft-store.ts'

/** What came back instead of an order number, said in one place. */
export type SendFailure = { sentence: string; unanswered: boolean; nearest?: NearestTime[] }

type Doors<D extends FieldValues, F extends FieldPath<D>> = {
  form: UseFormReturn<D>
  /** Sends a draft without faults; throws what the server said instead of an answer. */
  post: (draft: D) => Promise<void>
  onRefused: (error: unknown) => void
  /** The server's sentences by the form's own fields. */
  byField: (sentences: Readonly<Record<string, string>>) => Partial<Record<F, string>>
  /** What the server has said before this page was opened. */
  said: Said | undefined
}

export type Sending<S extends string, D, F extends string> = {
  /** Answers the fields at fault. `act`: what is done with a draft without faults, instead of sending it. */
  send: (act?: (draft: D) => Promise<void>) => Promise<F[]>
  busy: boolean
  failure: SendFailure | undefined
  attempt: number
  /** Where the reader wanted to go on and could not; undefined: it was the whole order. */
  heldStep: S | undefined
  stay: (at: S) => void
  forgetFailure: () => void
}

/** Sends the draft; counts the attempts, so that the summary of errors takes focus at each. It cannot be sent twice at once. */
export function useSend<S extends string, D extends FieldValues, F extends FieldPath<D>>({
  form,
  post,
  onRefused,
  byField,
  said,
}: Doors<D, F>): Sending<S, D, F> {
  const sentence = useFailureSentence()
  const [{ attempt, step }, setTried] = useState<{ attempt: number; step: S | undefined }>({ attempt: said ? 1 : 0, step: undefined })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SendFailure | undefined>(said && { sentence: said.error, unanswered: false })
  const firstSaid = useRef(said)
  useEffect(() => {
    const told = firstSaid.current
    firstSaid.current = undefined
    const sentences = Object.entries(told ? byField(told.fields) : {}) as [F, string][]
    for (const [field, message] of sentences) form.setError(field, { type: 'server', message })
  }, [form, byField])

  function refused(error: unknown): F[] {
    onRefused(error)
    const fields = error instanceof Refused ? byField(error.fields) : {}
    const sentences = Object.entries(fields) as [F, string][]
    for (const [field, message] of sentences) form.setError(field, { type: 'server', message })
    if (sentences.length > 0) return sentences.map(([field]) => field)
    const isFull = error instanceof Refused && error.code === 'no_places'
    setFailure({ sentence: sentence(error), unanswered: error instanceof Unanswered, ...(isFull && { nearest: error.nearest }) })
    return []
  }

  async function send(act = post): Promise<F[]> {
    if (busy) return []
    setBusy(true)
    setFailure(undefined)
    let faulty: F[] = []
    await form.handleSubmit(async () => {
      faulty = await act(form.getValues()).then(() => [], refused)
    })()
    setBusy(false)
    setTried((before) => ({ attempt: before.attempt + 1, step: undefined }))
    return faulty
  }
  return {
    send,
    busy,
    failure,
    attempt,
    heldStep: step,
    stay: (at) => setTried((before) => ({ attempt: before.attempt + 1, step: at })),
    forgetFailure: () => setFailure(undefined),
  }
}
