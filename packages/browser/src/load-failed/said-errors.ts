import { useEffect } from 'react'

/** Errors of readings that the page tells in their own place, and who draws by that. */
const said = new Set<unknown>()
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** As long as it is drawn, the place tells the error by itself: the common line (`StaleLine`) does not say it once more. */
export function useSaid(error: unknown): void {
  useEffect(() => {
    said.add(error)
    tell()
    return () => {
      said.delete(error)
      tell()
    }
  }, [error])
}

export const isSaid = (error: unknown): boolean => said.has(error)

export function watchSaid(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
