import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { showToast } from '@anfilada/ui/toasts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useFailureSentence } from '../server/failure-sentence.ts'
import type { ActionInput, ActionName } from '../server/http.ts'
import { keepsKey, sendOnce } from './send-once.ts'

/** `unsaved`: no answer came; what was pressed is kept and goes, once, when the network is back or the reader asks for it. */
export type QueueState = 'idle' | 'saving' | 'unsaved'

/**
 * Acts of one kind whose end is shown before it is reached, as ticks are: they go one after another, so that the last is also the last that
 * is saved. Once the queue is empty, what they touched is read anew; what the server refuses is told, and taken back by that. `lost` is
 * told when the page is left before they went.
 */
export function useActQueue<N extends ActionName>(action: N, touches: readonly string[], lost: string) {
  const { language } = useLanguage()
  const queries = useQueryClient()
  const sentence = useFailureSentence()
  const [state, setState] = useState<QueueState>('idle')
  const waiting = useRef<ActionInput<N>[]>([])
  const isUnderWay = useRef(false)

  async function sendAll(): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setState('saving')
    for (let next = waiting.current[0]; next !== undefined; next = waiting.current[0]) {
      const data = next
      const error = await failureOf(() => sendOnce(action, data, language))
      // Whether it arrived is not known: the same key says so to the server when it goes again.
      if (error !== undefined && keepsKey(error)) break
      if (error !== undefined) showToast({ tone: 'error', text: sentence(error) })
      waiting.current.shift()
    }
    isUnderWay.current = false
    const isDone = waiting.current.length === 0
    setState(isDone ? 'idle' : 'unsaved')
    // While some wait, an answer would show the state before them.
    if (isDone) for (const name of touches) void queries.invalidateQueries({ queryKey: [name] })
  }
  useKeeping({ isKept: state !== 'idle', onOnline: () => void sendAll(), onLeft: () => showToast({ tone: 'error', text: lost }) })
  return {
    state,
    save: (data: ActionInput<N>): void => {
      waiting.current.push(data)
      void sendAll()
    },
    retry: () => void sendAll(),
  }
}

async function failureOf(send: () => Promise<unknown>): Promise<unknown> {
  try {
    await send()
    return undefined
  } catch (error) {
    return error
  }
}

type Keeping = { isKept: boolean; onOnline: () => void; onLeft: () => void }

/** While something is kept: a network that is back is heard, a reload asks, and leaving the page says what it loses. */
function useKeeping(keeping: Keeping): void {
  const now = useRef(keeping)
  useEffect(() => {
    now.current = keeping
  })
  const { isKept } = keeping
  useEffect(() => {
    if (!isKept) return undefined
    const stop = new AbortController()
    window.addEventListener('online', () => now.current.onOnline(), stop)
    window.addEventListener('beforeunload', (event) => event.preventDefault(), stop)
    return () => stop.abort()
  }, [isKept])
  useEffect(() => () => (now.current.isKept ? now.current.onLeft() : undefined), [])
}
