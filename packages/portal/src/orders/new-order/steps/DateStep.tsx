import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { SubmissionWindow } from '@anfilada/contract/orders/windows'
import { ClockIcon } from '@anfilada/ui/icons'
import { Note } from '@anfilada/ui/Note'
import { useServiceName } from '../../../catalogue/service-name.ts'
import { Section } from '@anfilada/ui/Section'
import { Skeleton } from '@anfilada/ui/Skeleton'
import type { OrderDraft } from '../draft/order-draft.ts'
import { loanOf } from '../draft/hour.ts'
import { DayPick } from '../days/DayPick.tsx'
import { FieldList } from '../fields/FieldList.tsx'
import styles from '../fields/fields.module.css'
import { equipmentQuery, windowsQuery } from '../fields/form.queries.ts'
import { QueryFailed } from '../fields/QueryFailed.tsx'
import type { StepProps } from '../form/use-order-wizard.ts'

/** The day, and what else is asked about it: an hour, for how long, when equipment is fetched and brought back. */
export function DateStep({ wizard }: StepProps) {
  return (
    <WhenSection>
      <Day wizard={wizard} />
      {(wizard.kind !== 'audio_guides' || wizard.draft.pass_date !== '') && <RestOfDate wizard={wizard} />}
    </WhenSection>
  )
}

/** A day of the months whose submission window is open, with the moment when it closes (specification/screens.md), and the wished hour. */
export function WishStep({ wizard }: StepProps) {
  const { draft } = wizard
  const { language } = useLanguage()
  const windows = useQuery(windowsQuery(draft.museum_id, draft.type, language))
  const months = windows.data?.flatMap(({ state, month }) => (state === 'open' ? [month] : [])).sort() ?? []
  if (windows.isError) return <WhenSection>{<QueryFailed query={windows} />}</WhenSection>
  if (windows.isPending) return <WhenSection>{<Skeleton height="320px" />}</WhenSection>
  return (
    <WhenSection>
      <Windows windows={windows.data} />
      {months.length > 0 && (
        <>
          <Day wizard={wizard} months={months} />
          <RestOfDate wizard={wizard} />
        </>
      )}
    </WhenSection>
  )
}

function WhenSection({ children }: { children: ReactNode }) {
  const t = useTranslations('services')
  return (
    <Section title={t('step.date')}>
      <div className={styles.stack}>{children}</div>
    </Section>
  )
}

function Day({ wizard: { draft, chosen, form, onChoose }, months }: StepProps & { months?: readonly string[] }) {
  return (
    <DayPick
      chosen={draft.pass_date}
      onPick={(pass_date) => onChoose({ pass_date })}
      error={form.error('pass_date')}
      months={months}
      closed={chosen.object}
    />
  )
}

function RestOfDate({ wizard: { kind, draft, plan, fields } }: StepProps) {
  const asked = plan.asked.date?.filter(({ field }) => field !== 'pass_date') ?? []
  return (
    <FieldList fields={fields} asked={asked} {...(kind === 'audio_guides' && { notes: { return_at: <FreeEquipment draft={draft} /> } })} />
  )
}

/** What the stock has for these days: better known before the next question. */
function FreeEquipment({ draft }: { draft: OrderDraft }) {
  const t = useTranslations('services')
  const frame = useTranslations('newOrder')
  const name = useServiceName()
  const stock = useQuery(equipmentQuery(loanOf(draft), useLanguage().language))
  if (!stock.data) return null
  return (
    <ul className={styles.note}>
      {stock.data.map(({ service, free }) => (
        <li key={service}>{frame('itemCount', { item: name(service), count: t('freeEquipment', { count: String(free) }) })}</li>
      ))}
    </ul>
  )
}

/** The notice of specification/screens.md: until when wishes for which month are taken, or from when on. */
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
