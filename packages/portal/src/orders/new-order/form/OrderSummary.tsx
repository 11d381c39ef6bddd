import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Emblem } from '@anfilada/ui/Emblem'
import { Needs } from '@anfilada/ui/Needs'
import { useNumberRefused } from '@anfilada/ui/hold-for-number'
import { Num } from '@anfilada/ui/Num'
import { nameOf } from '../../../catalogue/names.ts'
import { Sum } from '../../marks.tsx'
import { hourOfTyping, isHour } from '../draft/hour.ts'
import { pathOfKind } from '../draft/order-forms.ts'
import { draftTotal } from '../draft/price-lines.ts'
import { missingIn } from '../draft/progress.ts'
import { ThumbBar } from '../frame/ThumbBar.tsx'
import { Countdown, HoldNote } from '../hold/HoldNote.tsx'
import { usePartName } from './names.ts'
import shared from '../frame/summary.module.css'
import styles from './OrderSummary.module.css'
import { PriceLines } from './PriceLines.tsx'
import { useStepAnswers } from './step-answers.ts'
import type { OrderWizard } from './use-order-wizard.ts'

type Props = { wizard: OrderWizard; children: ReactNode }

/** Always in sight: what, when, for whom, for how much, what is held and what is missing, and the one button. */
export function OrderSummary({ wizard, children }: Props) {
  const t = useTranslations('newOrder')
  const orders = useTranslations('orders')
  const catalogue = useTranslations('catalogue')
  const formats = useFormats()
  const { kind, progress, draft, chosen, held } = wizard
  const time = timeOf(wizard)
  const category = progress.seen.includes('category') && catalogue(`category.${draft.type}`)
  const people =
    chosen.people > 0 ? orders('persons', { count: chosen.people }) : draft.about > 0 && t('about.people', { count: draft.about })
  return (
    <aside className={styles.summary} aria-label={t('summary')}>
      <div className={styles.act}>{children}</div>
      <div className={shared.summary}>
        <What wizard={wizard} />
        {draft.pass_date && (
          <p className={styles.when}>
            {time && <Num>{time}</Num>}{' '}
            <small>{t('dayOfWeek', { day: formats.day(draft.pass_date), weekday: formats.shortWeekday(draft.pass_date) })}</small>
          </p>
        )}
        <p className={styles.people}>{[category, people].filter(Boolean).join(' · ')}</p>
        <PriceLines lines={chosen.lines} prices={chosen.prices} />
        {kind === 'museum_tickets' && !draft.accept_waiting && <HoldNote held={held} slotId={draft.schedule_item_id} size={chosen.size} />}
        <Missing wizard={wizard} />
      </div>
    </aside>
  )
}

/** A museum, or the service that is ordered. */
function What({ wizard }: Pick<Props, 'wizard'>) {
  const t = useTranslations('newOrder')
  const orders = useTranslations('orders')
  const { language } = useLanguage()
  const { kind, draft, chosen } = wizard
  const museum = kind === 'transport' ? undefined : chosen.museum
  const { object, route } = useStepAnswers(wizard)
  const usual = kind === 'museum_tickets' ? t('summary') : orders(`kind.${kind}`)
  return (
    <header className={styles.place}>
      <Emblem name={kind === 'transport' ? 'bus' : (museum?.emblem ?? (kind === 'guide' ? 'guide' : 'museum'))} />
      <div>
        <h2>{museum ? nameOf(museum.name, language) : usual}</h2>
        <p>{kind === 'guide' ? draft.meeting_point.trim() : kind === 'transport' ? route : object}</p>
      </div>
    </header>
  )
}

/** The hour of the slot, of the visit, or when equipment is fetched. */
function timeOf({ kind, draft }: OrderWizard): string | undefined {
  if (kind === 'museum_tickets') return draft.schedule_item_id === null ? undefined : draft.time
  const typed = [draft.time, draft.pickup_time].find(isHour)
  return typed && hourOfTyping(typed)
}

/** What is still to be filled in; each leads to its step. */
function Missing({ wizard: { kind, plan, progress, draft, chosen, license } }: Pick<Props, 'wizard'>) {
  const t = useTranslations('newOrder')
  const name = usePartName()
  const path = pathOfKind(kind)
  if (chosen.waits && draft.accept_waiting) return <p className={styles.waiting}>{t('waiting')}</p>
  if (chosen.waits) {
    return (
      <Needs>
        <Link to={path} search={{ step: 'time' }} className={styles.missing}>
          {t('waitOrOther')}
        </Link>
      </Needs>
    )
  }
  const parts = missingIn(plan, progress).map(({ part, step }) => ({ step, words: name(part) }))
  if (draft.qty_guide < (license.needed ?? 0)) parts.push({ step: 'guide', words: t('missing.qtyGuide') })
  if (parts.length === 0) return null
  return (
    <Needs>
      <b>{t('left')}</b>{' '}
      {parts.map(({ step, words }, index) => (
        <Fragment key={words}>
          {index > 0 && ', '}
          <Link to={path} search={{ step }} className={styles.missing}>
            {words}
          </Link>
        </Fragment>
      ))}
    </Needs>
  )
}

/** A phone's summary under the thumb: hour, day, people, sum, the hold, and the one act. */
export function OrderThumb({ wizard, children }: Props) {
  const orders = useTranslations('orders')
  const formats = useFormats()
  const { draft, chosen } = wizard
  const time = timeOf(wizard)
  const what = [
    time && <Num key="time">{time}</Num>,
    draft.pass_date && <span key="day">{formats.day(draft.pass_date)}</span>,
    chosen.people > 0 && <span key="people">{orders('persons', { count: chosen.people })}</span>,
  ].filter(Boolean)
  return (
    <ThumbBar what={what} figures={<Figures wizard={wizard} />}>
      {children}
    </ThumbBar>
  )
}

function Figures({ wizard: { draft, chosen, held } }: Pick<Props, 'wizard'>) {
  const isRefused = useNumberRefused()
  const total = isRefused ? undefined : draftTotal(chosen.lines)
  const { hold, isOver } = held
  const isHeld = hold !== undefined && hold.slotId === draft.schedule_item_id && !isOver && !draft.accept_waiting
  return (
    <>
      {chosen.prices && chosen.lines.length > 0 && total !== undefined && <Sum kopecks={total} currency={chosen.prices.currency} />}
      {isHeld && <Countdown endsAt={hold.endsAt} />}
    </>
  )
}
