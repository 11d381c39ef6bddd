import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { showToast } from '@anfilada/ui/toasts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useFailureSentence } from '../server/failure-sentence.ts'
import type { ActionInput, ActionName } from '../server/http.ts'
import { sendOnce } from './send-once.ts'

/**
 * Acts of one kind whose end is shown before it is reached, as ticks are: they go one after another, so that the last is also the last that
 * is saved. Once the queue is empty, what they touched is read anew; a failure is told, and taken back by that.
 */
export function useActQueue<N extends ActionName>(action: N, touches: readonly string[]): (data: ActionInput<N>) => void {
  const { language } = useLanguage()
  const queries = useQueryClient()
  const sentence = useFailureSentence()
  const queue = useRef(Promise.resolve())
  const waiting = useRef(0)

  async function send(data: ActionInput<N>): Promise<void> {
    try {
      await sendOnce(action, data, language)
    } catch (error) {
      showToast({ tone: 'error', text: sentence(error) })
    }
    waiting.current -= 1
    // While more are on their way, an answer would show the state before them.
    if (waiting.current > 0) return
    for (const name of touches) void queries.invalidateQueries({ queryKey: [name] })
  }
  return (data) => {
    waiting.current += 1
    queue.current = queue.current.then(() => send(data))
  }
}
