import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FormattedText } from '@anfilada/browser/FormattedText'
import { callAction } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { PublicNotices } from '@anfilada/contract/publications/publications'
import { AdvertLook } from './Advert.tsx'
import styles from './LoginNotices.module.css'
import { PublicationWords } from './PublicationWords.tsx'
import { QuietPart } from './quiet-parts.tsx'
import { NoticeOfSchedule } from './ScheduleNotice.tsx'
import { Untranslated } from './Untranslated.tsx'

/** What editors tell everybody, below the login; it comes after the form and is missed by nobody when it does not. */
export function LoginNotices() {
  const notices = usePublicNotices()
  if (!notices || Object.values(notices).every((one) => one === null)) return null
  return (
    <QuietPart>
      <PublicationWords>
        <Shown notices={notices} />
      </PublicationWords>
    </QuietPart>
  )
}

function Shown({ notices: { login_notification: notification, advert, schedule_notice: schedule } }: { notices: PublicNotices }) {
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
      {schedule && <NoticeOfSchedule notice={schedule} />}
    </section>
  )
}

function usePublicNotices(): PublicNotices | undefined {
  const { language } = useLanguage()
  const [notices, setNotices] = useState<PublicNotices>()
  useEffect(() => {
    const left = new AbortController()
    callAction('public_notices', { language }, { language, signal: left.signal }).then(
      ({ result }) => setNotices(result),
      () => undefined,
    )
    return () => left.abort()
  }, [language])
  return notices
}
