import { useEffect, useState } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { useSaid } from '@anfilada/browser/said-errors'
import { useWork } from '@anfilada/browser/use-work'

/** The present moment, told again every second while it is wanted. */
export function useNow(isWanted: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isWanted) return
    const clock = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(clock)
  }, [isWanted])
  return now
}

/** How the attempt is asked after: when the last answer came, why none came, and to ask at once. */
export type Asking = { at: number; silence: string | undefined; isOffline: boolean; busy: boolean; ask: () => void }

/** What the page says of its own questions; the button shows its own only, those of the clock are silent. */
export function useAsking({ dataUpdatedAt, error, fetchStatus, refetch }: UseQueryResult): Asking {
  const sentence = useFailureSentence()
  useSaid(error)
  const { busy, run } = useWork(() => refetch())
  return { at: dataUpdatedAt, silence: error ? sentence(error) : undefined, isOffline: fetchStatus === 'paused', busy, ask: run }
}
