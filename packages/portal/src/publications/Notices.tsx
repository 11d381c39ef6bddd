import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { FormattedText } from '@anfilada/browser/FormattedText'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { watchNews } from '@anfilada/browser/live-news'
import { useAct } from '@anfilada/browser/use-act'
import type { Notices as NoticesData } from '@anfilada/contract/publications/publications'
import { Button } from '@anfilada/ui/Button'
import { Dialog } from '@anfilada/ui/Dialog'
import { keepMark } from './keep-mark.ts'
import { PublicationWords } from './PublicationWords.tsx'
import { noticesQuery } from './publications.queries.ts'
import { Untranslated } from './Untranslated.tsx'

/** On every screen of a reader: keeps the mark of news as the server has it, and shows a popup that he has not closed. */
export function Notices() {
  return useMay()(['read', 'News']) ? <OwnNotices /> : null
}

function OwnNotices() {
  const queries = useQueryClient()
  const { data } = useQuery(noticesQuery(useLanguage().language))
  const mayClose = useMay()(['update', 'News'])
  useEffect(
    () =>
      watchNews(({ event }) => {
        // What a stream that was away would have told is not told again: its beginning is a reason to look.
        if (event === 'publication' || event === 'ready') void queries.invalidateQueries({ queryKey: ['publications'] })
      }),
    [queries],
  )
  const mark = data?.news_mark
  useEffect(() => {
    if (mark !== undefined) keepMark(mark)
  }, [mark])
  if (!mayClose || !data?.popup) return null
  return (
    <PublicationWords>
      <Popup popup={data.popup} />
    </PublicationWords>
  )
}

function Popup({ popup: { id, title, body, language } }: { popup: NonNullable<NoticesData['popup']> }) {
  const t = useTranslations('publications')
  const { act, sending } = useAct(['publications'], { untilRead: true })
  const close = () => void act('close_publication', { publication_id: id })
  return (
    <Dialog
      title={
        <span lang={language} dir="auto">
          {title}
        </span>
      }
      onClose={close}
      actions={
        <Button variant="primary" busy={sending !== undefined} busyLabel={t('understood')} onPress={close}>
          {t('understood')}
        </Button>
      }
    >
      <Untranslated written={language} />
      <FormattedText html={body} lang={language} />
    </Dialog>
  )
}
