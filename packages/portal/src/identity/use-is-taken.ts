import { useSyncExternalStore } from 'react'

const nothingToEnd = (): void => undefined

/** False while React takes over what stands in the page's HTML, and in that HTML; true from the drawing after it, and wherever there was none. */
export function useIsTaken(): boolean {
  return useSyncExternalStore(
    () => nothingToEnd,
    () => true,
    () => false,
  )
}
