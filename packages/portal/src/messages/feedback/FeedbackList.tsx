import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useWhen } from '@anfilada/browser/messages/message-news'
import { Unread } from '@anfilada/browser/Unread'
import type { FeedbackState } from '@anfilada/contract/messages/feedback-kinds'
import type { Feedback } from '@anfilada/contract/messages/feedback'
import { Button } from '@anfilada/ui/Button'
import { ChatIcon } from '@anfilada/ui/icons'
import { Tag } from '@anfilada/ui/Tag'
import styles from '../messages.module.css'
import { feedbackQuery } from '../messages.queries.ts'

/** Feedback of the reader's customer, that in which something was written last first. */
export function FeedbackList({ open }: { open: number | undefined }) {
  const t = useTranslations('feedback')
  const shell = useTranslations('shell')
  const messages = useTranslations('messages')
  const query = useInfiniteQuery(feedbackQuery(useLanguage().language))
  if (!query.data) return <Unread query={query} failed={t('failed')} rows={3} />
  const rows = query.data.pages.flatMap(({ result }) => result)
  if (rows.length === 0) {
    return (
      <div className={styles.none}>
        <h2>{t('emptyTitle')}</h2>
        <p>{t('emptyText')}</p>
      </div>
    )
  }
  return (
    <>
      <ul aria-label={t('title')}>
        {rows.map((feedback) => (
          <Row key={feedback.id} feedback={feedback} isOpen={feedback.id === open} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button size="s" busy={query.isFetchingNextPage} busyLabel={shell('loading')} onPress={() => void query.fetchNextPage()}>
          {messages('more')}
        </Button>
      )}
    </>
  )
}

function Row({ feedback: { id, kind, state, text, unread, last }, isOpen }: { feedback: Feedback; isOpen: boolean }) {
  const t = useTranslations('feedback')
  const messages = useTranslations('messages')
  const when = useWhen()
  return (
    <li>
      <Link to="/feedback" search={{ id }} className={styles.thread} aria-current={isOpen ? 'true' : undefined}>
        <ChatIcon />
        <b data-unread={unread > 0 || undefined}>
          {t(`kind.${kind}`)}
          {unread > 0 && <span className="sr"> {messages('unread', { count: unread })}</span>}
        </b>
        <time dateTime={last.at}>{when(last.at)}</time>
        <p>
          <bdi dir="auto">{text || messages('erased')}</bdi>
        </p>
        <span className={styles.state}>
          <StateTag state={state} />
        </span>
      </Link>
    </li>
  )
}

const tones = { waiting: undefined, answered: 'green', closed: undefined } as const

/** Who has the next word, as the customer reads it. */
export function StateTag({ state }: { state: FeedbackState }) {
  const t = useTranslations('feedback')
  const tone = tones[state]
  return <Tag {...(tone && { tone })}>{t(`state.${state}`)}</Tag>
}
