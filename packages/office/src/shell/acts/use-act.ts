import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { keepsKey, newKey } from '@anfilada/browser/act-key'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { callAction, Refused, type ActionInput, type ActionName, type ActionOutput } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { closeToast, showToast } from '@anfilada/ui/toasts'

/** Keys of acts that no final answer has come to yet, by what they say: repeated, such an act happens once. */
const openKeys = new Map<string, string>()

/** What the server's no says: its sentence, and the fields it is about. */
export type ActFailure = { sentence: string; fields: Record<string, string> }
type Outcome<N extends ActionName> = { ok: true; answer: ActionOutput<N> } | { ok: false; failure: ActFailure | undefined }

/**
 * Sends one act at a time. A failure is told in one toast, except in a form, which tells it by itself (`inForm`).
 * What the act may have changed is read anew also after a refusal: somebody else may have been quicker.
 */
export function useAct(touches: readonly string[]) {
  const { language } = useLanguage()
  const queries = useQueryClient()
  const sentence = useFailureSentence()
  const [sending, setSending] = useState<ActionName>()
  // The state is known only after the next render; two presses may come before it.
  const isSending = useRef(false)
  const toldFailure = useRef<number>(undefined)

  async function act<N extends ActionName>(action: N, data: ActionInput<N>, where?: 'inForm'): Promise<Outcome<N>> {
    if (isSending.current) return { ok: false, failure: undefined }
    isSending.current = true
    setSending(action)
    if (toldFailure.current) closeToast(toldFailure.current)
    const said = `${action} ${JSON.stringify(data)}`
    const idempotencyKey = openKeys.get(said) ?? newKey()
    openKeys.set(said, idempotencyKey)
    try {
      const answer = await callAction(action, data, { language, idempotencyKey })
      openKeys.delete(said)
      return { ok: true, answer }
    } catch (error) {
      if (!keepsKey(error)) openKeys.delete(said)
      const failure = { sentence: sentence(error), fields: error instanceof Refused ? error.fields : {} }
      if (where !== 'inForm') toldFailure.current = showToast({ tone: 'error', text: failure.sentence })
      return { ok: false, failure }
    } finally {
      isSending.current = false
      setSending(undefined)
      for (const name of touches) void queries.invalidateQueries({ queryKey: [name] })
    }
  }
  return { act, sending }
}
