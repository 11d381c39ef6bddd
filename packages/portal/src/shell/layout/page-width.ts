import { useLayoutEffect, useSyncExternalStore } from 'react'

/** What stands on the page now may need all the width, whatever its address says: the menu beside it is narrow then. */
let needsWidth = false
const listeners = new Set<() => void>()

/** Said by a page before it is painted; over when the page goes. */
export function useNeedsWidth(needs: boolean): void {
  useLayoutEffect(() => {
    tell(needs)
    return () => tell(false)
  }, [needs])
}

export function usePageNeedsWidth(): boolean {
  return useSyncExternalStore(watch, () => needsWidth)
}

function tell(needs: boolean): void {
  needsWidth = needs
  for (const listener of listeners) listener()
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
