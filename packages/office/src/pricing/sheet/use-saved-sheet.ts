import { useEffect, useState, useSyncExternalStore } from 'react'
import { keepsKey, newKey } from '@anfilada/browser/act-key'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { callAction } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
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

/** Sends changes; repeated after a silence, the same ones go under the same key. */
function sender(listId: number, language: OfficeLanguage) {
  let open: { said: string; key: string } | undefined
  return async (versionId: number, changes: SentChange[]) => {
    const data = { list_id: listId, version_id: versionId, changes, language }
    const said = JSON.stringify(data)
    const key = open?.said === said ? open.key : newKey()
    open = { said, key }
    try {
      const { result } = await callAction('edit_price_draft', data, { language, idempotencyKey: key })
      open = undefined
      return result
    } catch (error) {
      if (!keepsKey(error)) open = undefined
      throw error
    }
  }
}
