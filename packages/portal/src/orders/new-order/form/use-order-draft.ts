import { useRef, useState } from 'react'
import { newKey } from '@anfilada/browser/act-key'
import { museumDate } from '@anfilada/browser/formats'
import { currentSession } from '@anfilada/browser/session'
import type { OrderKind } from '@anfilada/contract/orders/items'
import { draftAfter, type DraftInTab, readDraft, writeDraft } from '../draft/draft-store.ts'

export type DraftHandle = ReturnType<typeof useOrderDraft>

/** The draft of a form, which lives in this tab until it is sent. `begin`: what it begins with, of what was kept. */
export function useOrderDraft(kind: OrderKind, login: string, begin: (kept: DraftInTab) => DraftInTab) {
  const [start] = useState(() => begin(readDraft(kind, login, museumDate(new Date()))))
  const kept = useRef(start)
  const isSent = useRef(false)

  function keep(change: Partial<DraftInTab>): void {
    kept.current = { ...kept.current, ...change }
    // After a logout nothing of this person is written any more.
    if (!isSent.current && currentSession()?.userData.login === login) writeDraft(kind, login, kept.current)
  }
  return {
    start,
    keep,
    /** The key of the order to be sent, and a new one once its answer is known. */
    key: (): string => kept.current.key,
    renewKey: (): void => keep({ key: newKey() }),
    startOver(): DraftInTab {
      keep(draftAfter(kept.current))
      return kept.current
    },
    /** The order is sent, or an item of the programme: the next one starts from its habits. */
    finish(): void {
      keep(draftAfter(kept.current))
      isSent.current = true
    },
  }
}
