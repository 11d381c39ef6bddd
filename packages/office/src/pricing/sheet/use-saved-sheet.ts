import { useEffect, useState, useSyncExternalStore } from 'react'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { sendOnce } from '@anfilada/browser/send-once'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import { showToast } from '@anfilada/ui/toasts'
import { SavedSheet, type SentChange } from '../draft/saving.ts'
import type { WholeList } from '../pricing.queries.ts'

/** The sheet of this list, saved by itself as long as it is on the screen, and once more when it is left. */
export function useSavedSheet({ list, version, rows }: WholeList) {
  const { language } = useLanguage()
  const sentence = useFailureSentence()
  const [sheet] = useState(
    () =>
      new SavedSheet({
        rows,
        version,
        send: sender(list.id, language),
        onFailure: (error) => showToast({ tone: 'error', text: sentence(error) }),
      }),
  )
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
