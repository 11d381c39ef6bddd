import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { idle } from '@anfilada/browser/idle'
import { quietAfter } from '@anfilada/ui/when-idle'

/** Of the frame that holds the queries: a reader who signs in anew begins with a new first screen. */
const first = new WeakMap<QueryClient, { isOver: boolean; end: Promise<void> }>()

/**
 * Whether the first screen has what it asked for, and the page has nothing left to draw: only then is anything asked for that the screen can do
 * without. On a slow line each request beside the first rows keeps them back.
 */
export function useIsQuiet(): boolean {
  const queries = useQueryClient()
  const [isQuiet, setQuiet] = useState(first.get(queries)?.isOver === true)
  useEffect(() => {
    if (isQuiet) return undefined
    let isLeft = false
    void endOfFirst(queries).then(() => isLeft || setQuiet(true))
    return () => {
      isLeft = true
    }
  }, [queries, isQuiet])
  return isQuiet
}

function endOfFirst(queries: QueryClient): Promise<void> {
  const known = first.get(queries)
  if (known) return known.end
  const screen = { isOver: false, end: quietOf(queries).then(() => void (screen.isOver = true)) }
  first.set(queries, screen)
  quietAfter(screen.end)
  return screen.end
}

async function quietOf(queries: QueryClient): Promise<void> {
  await idle()
  while (queries.isFetching() > 0) {
    await answered(queries)
    await idle()
  }
}

function answered(queries: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const stop = queries.getQueryCache().subscribe(() => {
      if (queries.isFetching() > 0) return
      stop()
      resolve()
    })
  })
}
