import { useEffect, useState } from 'react'
import { callAction } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { PublicNotices } from '@anfilada/contract/publications/publications'
import { untilClosing } from './until-closing.ts'

/** What editors tell everybody: undefined until it is answered, null when they tell nothing or the answer was lost. */
export function usePublicNotices(): PublicNotices | null | undefined {
  const { language } = useLanguage()
  const [notices, setNotices] = useState<PublicNotices | null>()
  const [closings, setClosings] = useState(0)
  useEffect(() => {
    const left = new AbortController()
    callAction('public_notices', { language }, { language, signal: left.signal }).then(
      ({ result }) => setNotices(isNothing(result) ? null : result),
      () => left.signal.aborted || setNotices((before) => before ?? null),
    )
    return () => left.abort()
  }, [language, closings])
  useEffect(() => {
    const wait = untilClosing(notices?.submission)
    if (wait === false) return undefined
    const timer = setTimeout(() => setClosings((before) => before + 1), wait)
    return () => clearTimeout(timer)
  }, [notices])
  return notices
}

function isNothing({ login_notification, advert, submission }: PublicNotices): boolean {
  return login_notification === null && advert === null && submission.length === 0
}
