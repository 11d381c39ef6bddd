import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FormattedText } from '@anfilada/browser/FormattedText'
import type { PublicNotices } from '@anfilada/contract/publications/publications'
import { AdvertLook } from './AdvertLook.tsx'
import styles from './LoginNotices.module.css'
import { NoticeOfSchedule } from './NoticeOfSchedule.tsx'
import { Untranslated } from './Untranslated.tsx'

/** What editors tell everybody, below the login. */
export function LoginNotices({
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
