import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { NoticeOfSchedule } from './NoticeOfSchedule.tsx'
import { PublicationWords } from './PublicationWords.tsx'
import { noticesQuery } from './publications.queries.ts'

/** At the first step of a schedule's form: until when wishes are taken, and what an editor says of it for this reader. */
export function ScheduleNotice() {
  const { data } = useQuery(noticesQuery(useLanguage().language))
  if (!data || data.submission.length === 0) return null
  return (
    <PublicationWords>
      <NoticeOfSchedule submission={data.submission} notice={data.schedule_notice} />
    </PublicationWords>
  )
}
