import { useTranslations } from 'use-intl'
import { FormattedText } from '@anfilada/browser/FormattedText'
import { useFormats } from '@anfilada/browser/formats'
import type { ScheduleNotice as Notice, Submission } from '@anfilada/contract/publications/publications'
import { ClockIcon } from '@anfilada/ui/icons'
import { Note } from '@anfilada/ui/Note'
import { Untranslated } from './Untranslated.tsx'

type Said = { submission: Submission; notice: Notice | null }

export function NoticeOfSchedule({ submission, notice }: Said) {
  const t = useTranslations('publications')
  const formats = useFormats()
  return (
    <Note icon={<ClockIcon />}>
      {submission.map(({ month, closes_at, zone, museums }) => (
        <p key={`${month} ${closes_at}`}>
          <b>{t('submission', { month: formats.month(`${month}-01`), moment: formats.moment(closes_at, zone) })}</b>
          {museums.length > 0 && <> {formats.spokenList(museums)}</>}
        </p>
      ))}
      {notice && (
        <>
          <p lang={notice.language} dir="auto">
            {notice.title}
          </p>
          <Untranslated written={notice.language} />
          <FormattedText html={notice.body} lang={notice.language} />
        </>
      )}
    </Note>
  )
}
