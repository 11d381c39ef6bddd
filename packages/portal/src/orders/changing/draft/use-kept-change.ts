import { useEffect, useState } from 'react'
import { currentSession } from '@anfilada/browser/session'
import type { Values } from './change-values.ts'
import { forgetChange, type KeptChange, readChange, writeChange } from './kept-change.ts'

/** The draft of this tab, written as it changes; after a logout nothing of this person is written any more. */
export function useKeptChange(id: number, now: { revision: number; values: Values }) {
  const login = currentSession()?.userData.login ?? ''
  const [kept, setKept] = useState<KeptChange>(() => readChange(login, id, now))
  const isTyped = Object.keys(kept.edits).length > 0
  useEffect(() => {
    if (currentSession()?.userData.login !== login) return
    if (isTyped) writeChange(login, id, kept)
    else forgetChange(id)
  }, [login, id, kept, isTyped])
  const keep = (change: Partial<KeptChange>) => setKept((before) => ({ ...before, ...change }))
  return [kept, keep] as const
}
