import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'

/**
 * What the address of the open screen says, by its reader, the one that its route has. The router hands a page every word of the address
 * over those that the reader found: one that was left out, since it cannot be meant, would arrive after all. The same address gives the same
 * object, as long as `read` is the same.
 */
export function useAddress<S>(read: (search: Record<string, unknown>) => S): S {
  const search: Record<string, unknown> = useSearch({ strict: false })
  return useMemo(() => read(search), [read, search])
}
