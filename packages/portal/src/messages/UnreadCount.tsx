import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useMessageNews } from '@anfilada/browser/messages/message-news'
import { resumeWaiting } from '@anfilada/browser/messages/waiting-messages'
import { Tag } from '@anfilada/ui/Tag'
import { MessageWords } from './MessageWords.tsx'
import styles from './messages.module.css'
import { unreadQuery } from './unread.tsx'

/** Milliseconds: the count must not keep the page from its first rows. */
const delay = 1_500

/** How much waits to be read, on every screen; what waited to be sent goes on from here. */
export default function UnreadCount() {
  const [isDue, setDue] = useState(false)
  const { data } = useQuery({ ...unreadQuery(useLanguage().language), enabled: isDue })
  useMessageNews()
  useEffect(() => {
    const timer = setTimeout(() => {
      setDue(true)
      resumeWaiting()
    }, delay)
    return () => clearTimeout(timer)
  }, [])
  return <Shown unread={data?.unread} />
}

/** The same of feedback: what the count of messages has asked, and nothing more. */
export function UnreadFeedback() {
  const { data } = useQuery({ ...unreadQuery(useLanguage().language), enabled: false })
  return <Shown unread={data?.feedback} />
}

function Shown({ unread = 0 }: { unread: number | undefined }) {
  if (unread === 0) return null
  return (
    <MessageWords>
      <Count unread={unread} />
    </MessageWords>
  )
}

function Count({ unread }: { unread: number }) {
  const t = useTranslations('messages')
  return (
    <span className={styles.count}>
      <Tag tone="green">
        <span aria-hidden="true">{unread}</span>
        <span className="sr">{t('unread', { count: unread })}</span>
      </Tag>
    </span>
  )
}
