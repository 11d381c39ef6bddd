import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { usePageTitle } from '@anfilada/browser/page-title'
import { useAddress } from '@anfilada/browser/use-address'
import { useJustSent } from '@anfilada/browser/just-sent'
import { actLinkClass } from '@anfilada/ui/act-link'
import { Button } from '@anfilada/ui/Button'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { EditIcon } from '@anfilada/ui/icons'
import { Note } from '@anfilada/ui/Note'
import styles from '../messages.module.css'
import { readFeedbackSearch } from '../messages-search.ts'
import { feedbackQuery } from '../messages.queries.ts'
import { MessageWords } from '../MessageWords.tsx'
import { ThreadPane } from '../ThreadPane.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'
import { FeedbackList, StateTag } from './FeedbackList.tsx'

export function FeedbackPage() {
  return (
    <MessageWords>
      <Shown />
    </MessageWords>
  )
}

/** What the customer's people asked, suggested or complained of, and what became of it; or (`id` 0) the form for more. */
function Shown() {
  const t = useTranslations('feedback')
  const navigate = useNavigate()
  const { id, order } = useAddress(readFeedbackSearch)
  const mayWrite = useMay()(['create', 'Message'])
  usePageTitle(t('title'))
  return (
    <>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        {mayWrite && (
          <Button icon={<EditIcon />} onPress={() => void navigate({ to: '/feedback', search: { id: 0 } })}>
            {t('write')}
          </Button>
        )}
      </header>
      <div className={styles.two} data-open={id !== undefined || undefined}>
        <div className={styles.list}>
          <FeedbackList open={id} />
        </div>
        <div className={styles.pane}>
          {id === undefined || id === 0 ? mayWrite && <New key={order} order={order} /> : <Open key={id} id={id} />}
        </div>
      </div>
    </>
  )
}

function New({ order }: { order: number | undefined }) {
  const t = useTranslations('feedback')
  return (
    <>
      <header className={styles.paneHead}>
        <Back />
        <div>
          <h2>{t('newTitle')}</h2>
          <p>{t('newText')}</p>
        </div>
      </header>
      <FeedbackForm orderId={order} />
    </>
  )
}

function Open({ id }: { id: number }) {
  const t = useTranslations('feedback')
  const formats = useFormats()
  const { data } = useInfiniteQuery(feedbackQuery(useLanguage().language))
  const feedback = data?.pages.flatMap(({ result }) => result).find((one) => one.id === id)
  const title = feedback ? t(`kind.${feedback.kind}`) : t('title')
  const { place } = useJustSent<HTMLHeadingElement>('feedback', id)
  return (
    <>
      <header className={styles.paneHead}>
        <Back />
        <div>
          <h2 {...place}>{title}</h2>
          {feedback && (
            <p>
              <bdi>{feedback.author}</bdi> · {formats.moment(feedback.at)} <StateTag state={feedback.state} />
            </p>
          )}
        </div>
        {feedback?.order_id && (
          <Link to="/upcoming/info" search={{ id: feedback.order_id }} className={buttonLinkClass()}>
            {t('openOrder', { id: String(feedback.order_id) })}
          </Link>
        )}
      </header>
      {feedback?.state === 'closed' && <Note>{t('closedNote')}</Note>}
      <ThreadPane at={{ order_id: null, feedback_id: id }} label={title} />
    </>
  )
}

/** On a phone the list and what is open stand in each other's place. */
function Back() {
  const t = useTranslations('feedback')
  return (
    <Link to="/feedback" search={{}} className={`${actLinkClass} ${styles.back}`}>
      {t('back')}
    </Link>
  )
}
