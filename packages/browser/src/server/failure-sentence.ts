import { useTranslations } from 'use-intl'
import { Refused, Unanswered } from './http.ts'

/** The one place that turns an error into words: the server's own sentence, or what the silence means. */
export function useFailureSentence(): (error: unknown) => string {
  const t = useTranslations('shell')
  return (error) => {
    if (error instanceof Refused) return error.retryAfter === undefined ? error.message : t('failure.wait', waitOf(error.retryAfter))
    return t(`failure.${error instanceof Unanswered ? error.silence : 'unreadable'}`)
  }
}

/** Up to a minute and a half in seconds, then in minutes. */
function waitOf(seconds: number): { unit: 'seconds' | 'minutes'; count: number } {
  return seconds <= 90 ? { unit: 'seconds', count: seconds } : { unit: 'minutes', count: Math.ceil(seconds / 60) }
}
