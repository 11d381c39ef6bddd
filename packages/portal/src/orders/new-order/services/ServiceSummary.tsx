import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Num } from '@anfilada/ui/Num'
import { nameOf } from '../../../catalogue/name-of.ts'
import { Sum } from '../../Sum.tsx'
import { draftTotal } from '../draft/price-lines.ts'
import { missingIn, stepOfPartIn } from '../frame/form-plan.ts'
import { MissingParts } from '../frame/MissingParts.tsx'
import { pathOfKind } from '../frame/order-forms.ts'
import { SummaryFrame } from '../frame/SummaryFrame.tsx'
import { ThumbBar } from '../frame/ThumbBar.tsx'
import { PriceLines } from '../summary/PriceLines.tsx'
import { useServiceAnswers } from './service-answers.ts'
import { headsOf, hourOfTyping, isHour } from './service-draft.ts'
import type { ServiceWizard } from './use-service-wizard.ts'

type Props = { wizard: ServiceWizard; children: ReactNode }

/** What, when, for whom, price lines, what is missing, and the one button. */
export function ServiceSummary({ wizard: { kind, plan, progress, chosen }, children }: Props) {
  const t = useTranslations('services')
  const orders = useTranslations('orders')
  const catalogue = useTranslations('catalogue')
  const { language } = useLanguage()
  const { draft } = progress
  const answers = useServiceAnswers(kind, progress, chosen)
  const heads = headsOf(draft)
  const { museum } = chosen
  const text = { schedule: answers.object, audio_guides: answers.object, transport: answers.route, guide: draft.meeting_point.trim() }[kind]
  const missing = missingIn(plan, progress).map((part) => ({ step: stepOfPartIn(plan, part), name: t(`missing.${part}`) }))
  return (
    <SummaryFrame
      emblem={kind === 'transport' ? 'bus' : (museum?.emblem ?? (kind === 'guide' ? 'guide' : 'museum'))}
      title={museum && kind !== 'transport' ? nameOf(museum.name, language) : orders(`kind.${kind}`)}
      text={text}
      time={timeOf(draft)}
      date={draft.pass_date}
      group={[progress.seen.includes('category') && catalogue(`category.${draft.type}`), heads > 0 && orders('persons', { count: heads })]}
    >
      <PriceLines lines={chosen.lines} prices={chosen.prices} />
      <MissingParts path={pathOfKind(kind)} parts={missing} />
      {children}
    </SummaryFrame>
  )
}

function timeOf({ time, pickup_time }: { time: string; pickup_time: string }): string | undefined {
  const typed = [time, pickup_time].find(isHour)
  return typed && hourOfTyping(typed)
}

/** A phone's summary under the thumb: hour, day, people, sum, and the one act. */
export function ServiceThumbBar({ wizard: { progress, chosen }, children }: Props) {
  const orders = useTranslations('orders')
  const formats = useFormats()
  const { draft } = progress
  const heads = headsOf(draft)
  const time = timeOf(draft)
  const total = draftTotal(chosen.lines)
  const what = [
    time && <Num key="time">{time}</Num>,
    draft.pass_date && <span key="day">{formats.day(draft.pass_date)}</span>,
    heads > 0 && <span key="people">{orders('persons', { count: heads })}</span>,
  ].filter(Boolean)
  const sum = chosen.prices && chosen.lines.length > 0 && total !== undefined && <Sum kopecks={total} currency={chosen.prices.currency} />
  return (
    <ThumbBar what={what} figures={sum}>
      {children}
    </ThumbBar>
  )
}
