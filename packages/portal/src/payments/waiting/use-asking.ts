import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import type { Asking } from './Truth.tsx'

/** What the page says of its own questions; the button shows its own only, those of the clock are silent. */
export function useAsking({ dataUpdatedAt, error, fetchStatus, refetch }: UseQueryResult): Asking {
  const sentence = useFailureSentence()
  const [busy, setBusy] = useState(false)
  return {
    at: dataUpdatedAt,
    silence: error ? sentence(error) : undefined,
    isOffline: fetchStatus === 'paused',
    busy,
    ask: () => {
      setBusy(true)
      void refetch().finally(() => setBusy(false))
    },
  }
}
