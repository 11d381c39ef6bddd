import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { FormattedText } from '@anfilada/browser/FormattedText'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { ScheduleNotice as Notice } from '@anfilada/contract/publications/publications'
import { ClockIcon } from '@anfilada/ui/icons'
import { Note } from '@anfilada/ui/Note'
import { PublicationWords } from './PublicationWords.tsx'
import { noticesQuery } from './publications.queries.ts'
import { Untranslated } from './Untranslated.tsx'

/** At the first step of a schedule's form: until when wishes are taken, as an editor says it for this reader. */
export function ScheduleNotice() {
  const { data } = useQuery(noticesQuery(useLanguage().language))
  if (!data?.schedule_notice) return null
  return (
    <PublicationWords>
      <NoticeOfSchedule notice={data.schedule_notice} />
    </PublicationWords>
  )
}

export function NoticeOfSchedule({ notice: { title, body, language, closes_at } }: { notice: Notice }) {
  const t = useTranslations('publications')
  const formats = useFormats()
  return (
    <Note icon={<ClockIcon />}>
      <p lang={language} dir="auto">
        {title}
      </p>
      <p>
        <b>{t('closes', { moment: formats.moment(closes_at) })}</b>
      </p>
      <Untranslated written={language} />
      <FormattedText html={body} lang={language} />
    </Note>
  )
}
