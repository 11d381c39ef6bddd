import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { SubmissionWindow } from '@anfilada/contract/orders/windows'
import { Note } from '@anfilada/ui/Note'
import { ClockIcon } from '@anfilada/ui/icons'
import { Section } from '@anfilada/ui/Section'
import { Skeleton } from '@anfilada/ui/Skeleton'
import { DayPick } from '../../frame/picks/DayPick.tsx'
import { QueryFailed } from '../../frame/picks/QueryFailed.tsx'
import styles from '../../steps/steps.module.css'
import { useServiceSentence } from '../service-sentence.ts'
import { windowsQuery } from '../services.queries.ts'
import { HourField } from './fields.tsx'
import type { StepProps } from './service-step.ts'

/** A day of the months whose submission window is open, with the moment when it closes (spec §1), and the wished hour. */
export function WishStep({ wizard: { control, draft, chosen, onChoose } }: StepProps) {
  const t = useTranslations('services')
  const { language } = useLanguage()
  const windows = useQuery(windowsQuery(draft.museum_id, draft.type, language))
  const sentence = useServiceSentence(control)
  const open = windows.data?.filter(({ state }) => state === 'open') ?? []
  const months = open.map(({ month }) => month).sort()
  return (
    <Section title={t('step.date')}>
      {windows.isError ? (
        <QueryFailed query={windows} />
      ) : windows.isPending ? (
        <Skeleton height="320px" />
      ) : (
        <div className={styles.stack}>
          <Windows windows={windows.data} />
          {open.length > 0 && (
            <>
              <DayPick
                chosen={draft.pass_date}
                onPick={(pass_date) => onChoose({ pass_date })}
                error={sentence('pass_date')}
                months={months}
                closed={chosen.object}
              />
              <div className={styles.hour}>
                <HourField control={control} name="time" />
              </div>
            </>
          )}
        </div>
      )}
    </Section>
  )
}

/** The notice of spec §1: until when wishes for which month are taken, or from when on. */
function Windows({ windows }: { windows: readonly SubmissionWindow[] }) {
  const t = useTranslations('services')
  const formats = useFormats()
  const shown = windows.filter(({ state }) => state !== 'closed')
  return (
    <Note icon={<ClockIcon />}>
      {shown.length === 0 && <p>{t('noWindow')}</p>}
      {shown.map(({ month, state, opens_at, closes_at, zone }) => (
        <p key={month}>
          {state === 'open'
            ? t('windowOpen', { month: formats.month(`${month}-01`), moment: formats.moment(closes_at, zone) })
            : t('windowLater', { month: formats.month(`${month}-01`), moment: formats.moment(opens_at, zone) })}
        </p>
      ))}
    </Note>
  )
}
