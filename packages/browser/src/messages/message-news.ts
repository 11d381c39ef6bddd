import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { museumDate, museumTime, useFormats } from '../language/formats.ts'
import { followNews } from '../live/follow-news.ts'
import { messagesKey } from './message-keys.ts'

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

/** The time of what was written today, else its day. */
export function useWhen(): (iso: string) => string {
  const { shortDay } = useFormats()
  return (iso) => {
    const at = new Date(iso)
    const date = museumDate(at)
    return date === museumDate(new Date()) ? museumTime(at) : shortDay(date)
  }
}
