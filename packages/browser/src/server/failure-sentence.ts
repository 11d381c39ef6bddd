import { useTranslations } from 'use-intl'
import { Refused, Unanswered } from './http.ts'

/** The one place that turns an error into words: the server's own sentence, or what the silence means. */
export function useFailureSentence(): (error: unknown) => string {
  const t = useTranslations('shell')
  return (error) => {
    if (error instanceof Refused) return error.message
    return t(`failure.${error instanceof Unanswered ? error.silence : 'unreadable'}`)
  }
}
