import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { closeToast, showToast } from '@anfilada/ui/toasts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useFailureSentence } from '../server/failure-sentence.ts'
import { callAction, Refused, type ActionInput, type ActionName, type ActionOutput } from '../server/http.ts'
import { sendOnce, untilOffline } from './send-once.ts'

/** What the server's no says: its sentence, the fields it is about, and what cancelling would cost now (kopecks), where that is why. */
export type ActFailure = { sentence: string; fields: Record<string, string>; penalty: number | undefined }
type Outcome<N extends ActionName> = { ok: true; answer: ActionOutput<N> } | { ok: false; failure: ActFailure | undefined }

/**
 * Sends one act at a time. A failure is told in one toast, except in a form, which tells it by itself (`inForm`).
 * What the act may have changed (`touches`, first words of query keys) is read anew also after a refusal: somebody else may have been
 * quicker. `untilRead`: it is under way until then, where a second press would ask for what has been done already.
 * `takesKey`: false for acts that carry a password (contract/passwords.ts).
 */
export function useAct(touches: readonly string[], { takesKey = true, untilRead = false } = {}) {
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
    try {
      return {
        ok: true,
        answer: await (takesKey ? sendOnce(action, data, language) : untilOffline(callAction(action, data, { language }))),
      }
    } catch (error) {
      const { fields, penalty } = error instanceof Refused ? error : { fields: {}, penalty: undefined }
      const failure = { sentence: sentence(error), fields, penalty }
      if (where !== 'inForm') toldFailure.current = showToast({ tone: 'error', text: failure.sentence })
      return { ok: false, failure }
    } finally {
      const read = Promise.all(touches.map((name) => queries.invalidateQueries({ queryKey: [name] })))
      if (untilRead) void read.then(end)
      else end()
    }
  }
  function end(): void {
    isSending.current = false
    setSending(undefined)
  }
  return { act, sending }
}
