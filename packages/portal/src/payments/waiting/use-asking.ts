import type { UseQueryResult } from '@tanstack/react-query'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { useWork } from '@anfilada/browser/use-work'
import type { Asking } from './Truth.tsx'

/** What the page says of its own questions; the button shows its own only, those of the clock are silent. */
export function useAsking({ dataUpdatedAt, error, fetchStatus, refetch }: UseQueryResult): Asking {
  const sentence = useFailureSentence()
  const { busy, run } = useWork(() => refetch())
  return { at: dataUpdatedAt, silence: error ? sentence(error) : undefined, isOffline: fetchStatus === 'paused', busy, ask: run }
}
