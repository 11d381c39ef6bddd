import { useEffect, useEffectEvent } from 'react'
import { isWindowWithin } from '@anfilada/ui/use-window-within'

/**
 * Where the window shows a list and what is chosen of it side by side, its first row opens by itself, and is written down: what arrives above it
 * later must not slip under the hand. `open` replaces the address, so that the way back leads out of the list. Says whether it is being opened.
 */
export function useOpenFirst<K extends object | string | number>(chosen: unknown, first: K | undefined, open: (first: K) => void): boolean {
  const opens = chosen === undefined && first !== undefined
  const openFirst = useEffectEvent(() => {
    if (first !== undefined && !isWindowWithin('tablet')) open(first)
  })
  useEffect(() => {
    if (opens) openFirst()
  }, [opens])
  return opens
}
