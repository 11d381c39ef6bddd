import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FormattedText } from '@anfilada/browser/FormattedText'
import { callAction } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { PublicNotices } from '@anfilada/contract/publications/publications'
import { AdvertLook } from './AdvertLook.tsx'
import styles from './LoginNotices.module.css'
import { PublicationWords } from './PublicationWords.tsx'
import { QuietPart } from '@anfilada/browser/QuietPart'
import { NoticeOfSchedule } from './NoticeOfSchedule.tsx'
import { untilClosing } from './until-closing.ts'
import { Untranslated } from './Untranslated.tsx'

/** What editors tell everybody, below the login; it comes after the form and is missed by nobody when it does not. */
export function LoginNotices() {
  const notices = usePublicNotices()
  if (!notices || isNothing(notices)) return null
  return (
    <QuietPart>
      <PublicationWords>
        <Shown notices={notices} />
      </PublicationWords>
    </QuietPart>
  )
}

function isNothing({ login_notification, advert, submission }: PublicNotices): boolean {
  return login_notification === null && advert === null && submission.length === 0
}

function Shown({
  notices: { login_notification: notification, advert, submission, schedule_notice: schedule },
}: {
  notices: PublicNotices
}) {
  const t = useTranslations('publications')
  // Nobody is known here who could have closed it for good.
  const [isClosed, setClosed] = useState(false)
  return (
    <section className={styles.notices} aria-label={t('notices')}>
      {notification && (
        <div>
          <b lang={notification.language} dir="auto">
            {notification.title}
          </b>
          <Untranslated written={notification.language} />
          <FormattedText html={notification.body} lang={notification.language} />
        </div>
      )}
      {advert && !isClosed && <AdvertLook look="line" advert={advert} onClose={() => setClosed(true)} />}
      {/* What closes first: the others are told where a schedule is sent. */}
      {submission.length > 0 && <NoticeOfSchedule submission={submission.slice(0, 1)} notice={schedule} />}
    </section>
  )
}

function usePublicNotices(): PublicNotices | undefined {
  const { language } = useLanguage()
  const [notices, setNotices] = useState<PublicNotices>()
  const [closings, setClosings] = useState(0)
  useEffect(() => {
    const left = new AbortController()
    callAction('public_notices', { language }, { language, signal: left.signal }).then(
      ({ result }) => setNotices(result),
      () => undefined,
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
