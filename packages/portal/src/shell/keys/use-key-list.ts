import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { showToast } from '@anfilada/ui/toasts'
import { inTime } from '../load-chunk.tsx'
import { useKey, opensByKey } from './use-key.ts'
import type { KeyList } from './KeyList.tsx'

/** The list of keys, once it is loaded and while it is open; `open` also serves those who turned its key off. */
export function useKeyList() {
  const t = useTranslations('shell')
  const [List, setList] = useState<typeof KeyList>()
  const open = () => {
    inTime(() => import('./KeyList.tsx')).then(
      (loaded) => setList(() => loaded.KeyList),
      () => showToast({ tone: 'error', text: t('loadFailed.text') }),
    )
  }
  useKey(isListKey, open)
  return { List, open, close: () => setList(undefined) }
}

/** Outside of fields and dialogs; by the sign and not by the place, since each layout has it elsewhere. */
function isListKey({ key, ctrlKey, altKey, metaKey, target }: KeyboardEvent): boolean {
  if (key !== '?' || ctrlKey || altKey || metaKey || !opensByKey()) return false
  return !(target instanceof Element && target.closest('input, textarea, [role=combobox], [contenteditable], dialog'))
}
