import { useEffect, useState } from 'react'
import { currentSession } from '@anfilada/browser/session'
import type { Values } from './change-values.ts'
import { forgetChangeDraft, type ChangeDraft, readChangeDraft, writeChangeDraft } from './change-draft.ts'

/** The draft of this tab, written as it changes; after a logout nothing of this person is written any more. */
export function useChangeDraft(id: number, now: { revision: number; values: Values }) {
  const login = currentSession()?.userData.login ?? ''
  const [kept, setKept] = useState<ChangeDraft>(() => readChangeDraft(login, id, now))
  const isTyped = Object.keys(kept.edits).length > 0
  useEffect(() => {
    if (currentSession()?.userData.login !== login) return
    if (isTyped) writeChangeDraft(login, id, kept)
    else forgetChangeDraft(id)
  }, [login, id, kept, isTyped])
  const keep = (change: Partial<ChangeDraft>) => setKept((before) => ({ ...before, ...change }))
  return [kept, keep] as const
}
