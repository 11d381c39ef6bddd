import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followNews } from '@anfilada/browser/follow-news'
import { messagesKey } from './messages.queries.ts'

/** Reads what is shown of messages anew when somebody wrote or read. */
export function useMessageNews(): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      followNews({
        queries,
        queryKey: messagesKey,
        about: 'message',
        readAnew: () => queries.invalidateQueries({ queryKey: messagesKey }),
      }),
    [queries],
  )
}
