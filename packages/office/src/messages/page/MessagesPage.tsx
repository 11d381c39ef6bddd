import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePageTitle } from '@anfilada/browser/page-title'
import { useAddress } from '@anfilada/browser/use-address'
import { Segment } from '@anfilada/ui/Segment'
import { FeedbackBoard } from '../feedback/FeedbackBoard.tsx'
import { readMessagesSearch } from '../screens.ts'
import { MessageWords } from '../MessageWords.tsx'
import { TemplateBoard } from '../templates/TemplateBoard.tsx'
import { ThreadBoard } from './ThreadBoard.tsx'

/** What customers and the office write to each other, and what staff write again and again. */
export function MessagesScreen() {
  return (
    <MessageWords>
      <MessagesPage />
    </MessageWords>
  )
}

function MessagesPage() {
  const t = useTranslations('messages')
  usePageTitle(t('title'))
  const search = useAddress(readMessagesSearch)
  const navigate = useNavigate({ from: '/messages' })
  const { view = 'threads' } = search
  const head = (
    <>
      <h2>{t('title')}</h2>
      <Segment
        label={t('title')}
        value={view}
        options={(['threads', 'feedback', 'templates'] as const).map((value) => ({ value, label: t(`views.${value}`) }))}
        onChange={(chosen) => void navigate({ search: chosen === 'threads' ? {} : { view: chosen } })}
      />
    </>
  )
  if (view === 'feedback') return <FeedbackBoard head={head} search={search} />
  return view === 'threads' ? <ThreadBoard head={head} search={search} /> : <TemplateBoard head={head} template={search.template} />
}
