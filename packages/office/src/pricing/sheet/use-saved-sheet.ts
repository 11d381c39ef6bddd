import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { sendOnce } from '@anfilada/browser/send-once'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import { showToast } from '@anfilada/ui/toasts'
import { SavedSheet, type SentChange } from '../draft/saving.ts'
import type { WholeList } from '../pricing.queries.ts'

/** The sheet of this list, saved by itself as long as it is on the screen, and once more when it is left; what is read anew comes beneath what is typed. */
export function useSavedSheet(whole: WholeList) {
  const { language } = useLanguage()
  const sentence = useFailureSentence()
  const [sheet] = useState(
    () =>
      new SavedSheet({
        ...whole,
        send: sender(whole.list.id, language),
        onFailure: (error) => showToast({ tone: 'error', text: sentence(error) }),
      }),
  )
  const queries = useQueryClient()
  // A list that has another file only is no other reading.
  const takenAt = useRef(whole.readAt)
  useEffect(() => {
    if (whole.readAt === takenAt.current) return
    takenAt.current = whole.readAt
    if (!sheet.readAnew(whole)) void queries.invalidateQueries({ queryKey: ['prices', 'one', whole.list.id] })
  }, [sheet, whole, queries])
  const state = useSyncExternalStore(sheet.watch, sheet.state)

  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (sheet.state().saving !== 'idle') event.preventDefault()
    }
    addEventListener('beforeunload', onLeave)
    return () => {
      removeEventListener('beforeunload', onLeave)
      void sheet.flush()
    }
  }, [sheet])
  return { sheet, state }
}

function sender(listId: number, language: OfficeLanguage) {
  return async (versionId: number, changes: SentChange[]) =>
    (await sendOnce('edit_price_draft', { list_id: listId, version_id: versionId, changes, language }, language)).result
}
