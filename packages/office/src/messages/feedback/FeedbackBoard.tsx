import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { messagesKey } from '@anfilada/browser/messages/message-keys'
import { useAct } from '@anfilada/browser/use-act'
import type { Feedback } from '@anfilada/contract/messages/feedback'
import { feedbackStates, type FeedbackState } from '@anfilada/contract/messages/feedback-kinds'
import { actLinkClass } from '@anfilada/ui/act-link'
import { Button } from '@anfilada/ui/Button'
import { Segment } from '@anfilada/ui/Segment'
import { Skeleton } from '@anfilada/ui/Skeleton'
import { ListBoard } from '../../shell/panes/ListBoard.tsx'
import { BackLink } from '../../shell/panes/OpenCard.tsx'
import styles from '../messages.module.css'
import { feedbackQuery, oneFeedbackQuery } from '../messages.queries.ts'
import { RowEnd } from '../RowEnd.tsx'
import type { MessagesSearch } from '../screens.ts'
import { Talk } from '../Talk.tsx'

type Props = { head: ReactNode; search: MessagesSearch }

/** What customers ask, suggest or complain of: first what waits for an answer, the longest first. */
export function FeedbackBoard({ head, search }: Props) {
  const t = useTranslations('messages.feedback')
  const navigate = useNavigate({ from: '/messages' })
  const { state = 'waiting', feedback: chosen } = search
  const query = useInfiniteQuery(feedbackQuery(state, useLanguage().language))
  const rows = query.data?.pages.flatMap(({ result }) => result) ?? []
  const inState = (of: FeedbackState) => ({ view: 'feedback' as const, ...(of !== 'waiting' && { state: of }) })
  return (
    <ListBoard
      title={t('title')}
      isPair
      head={head}
      tools={
        <Segment
          label={t('state')}
          value={state}
          options={feedbackStates.map((value) => ({ value, label: t(`states.${value}`) }))}
          onChange={(value) => void navigate({ search: inState(value) })}
        />
      }
      word={(word: 'list' | 'failed' | 'emptyTitle' | 'emptyText' | 'noneTitle' | 'noneText') => t(word)}
      name="feedback"
      query={query}
      rows={rows}
      renderRow={(feedback) => <Row feedback={feedback} />}
      chosen={chosen}
      onChoose={(id, replace = false) => void navigate({ search: { ...inState(state), feedback: id }, replace })}
    >
      {chosen !== undefined && <Open id={chosen} list={inState(state)} />}
    </ListBoard>
  )
}

function Row({ feedback: { kind, customer, text, unread, last } }: { feedback: Feedback }) {
  const t = useTranslations('messages.feedback')
  const messages = useTranslations('messages')
  return (
    <>
      <span>
        <b>
          {t(`kind.${kind}`)} · <bdi>{customer}</bdi>
        </b>
        <small>
          <bdi>{text || messages('erased')}</bdi>
        </small>
      </span>
      <RowEnd unread={unread} at={last.at} />
    </>
  )
}

type OpenProps = { id: number; list: MessagesSearch }

/** Its thread; what was answered leaves the list of what waits, and stays open here. */
function Open({ id, list }: OpenProps) {
  const t = useTranslations('messages.feedback')
  const messages = useTranslations('messages')
  const formats = useFormats()
  const { data: feedback, isPending } = useQuery(oneFeedbackQuery(id, useLanguage().language))
  const title = feedback
    ? `${t(`kind.${feedback.kind}`)}, ${messages('number', { id: String(id) })}`
    : messages('number', { id: String(id) })
  return (
    <section className={styles.open} aria-label={t('open')}>
      <BackLink to="/messages" search={list}>
        {t('back')}
      </BackLink>
      <header className={styles.head}>
        <div>
          <h2>{title}</h2>
          {isPending && <Skeleton width="60%" height="22px" />}
          {feedback && (
            <p className="mut">
              <bdi>{feedback.customer}</bdi> · <bdi>{feedback.author}</bdi> · {formats.moment(feedback.at)}
            </p>
          )}
        </div>
        {feedback?.order_id && (
          <Link to="/queue" search={{ order: feedback.order_id }} className={actLinkClass}>
            {messages('openOrder')}
          </Link>
        )}
        {feedback && feedback.state !== 'closed' && <Close feedback={feedback} />}
      </header>
      <div className={styles.talk} data-behind>
        <Talk key={id} at={{ feedback_id: id }} label={title} />
      </div>
    </section>
  )
}

/** Nothing is left to say: what the customer adds opens it again. */
function Close({ feedback: { id, last } }: { feedback: Feedback }) {
  const t = useTranslations('messages.feedback')
  const { act, sending } = useAct([...messagesKey])
  if (!useMay()(['create', 'OfficeMessage'])) return null
  return (
    <Button
      size="s"
      busy={sending !== undefined}
      busyLabel={t('closing')}
      onPress={() => void act('close_feedback', { feedback_id: id, message_id: last.id })}
    >
      {t('close')}
    </Button>
  )
}
