import { Link } from '@tanstack/react-router'
import { Fragment, lazy, type ReactNode, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { hourOfTyping } from '@anfilada/browser/hour-of-typing'
import { Emblem } from '@anfilada/ui/Emblem'
import { Needs } from '@anfilada/ui/Needs'
import { useNumberRefused } from '@anfilada/ui/hold-for-number'
import { Num } from '@anfilada/ui/Num'
import { nameOf } from '../../../catalogue/names.ts'
import { inTime } from '../../../shell/load-chunk.tsx'
import { Sum } from '../../marks.tsx'
import { isHour } from '../draft/hour.ts'
import { pathOfKind } from '../draft/order-forms.ts'
import { draftTotal } from '../draft/price-lines.ts'
import type { Screen } from '../draft/form-steps.ts'
import { missingIn, sharesScreen } from '../draft/progress.ts'
import { ThumbBar } from '../frame/ThumbBar.tsx'
import { usePartName } from './names.ts'
import shared from '../frame/summary.module.css'
import styles from './OrderSummary.module.css'
import { PriceLines } from './PriceLines.tsx'
import { useStepAnswers } from './step-answers.ts'
import type { OrderWizard } from './use-order-wizard.ts'

/** Nothing is said of a slot before one is chosen. */
const SummaryNotes = lazy(() => inTime(() => import('./SummaryNotes.tsx')))
const HoldRest = lazy(async () => ({ default: (await inTime(() => import('../hold/HoldRest.tsx'))).HoldRest }))

type Props = { wizard: OrderWizard; children: ReactNode }

/** Always in sight: what, when, for whom, for how much, what is held and what is missing, and the one button. */
export function OrderSummary({ wizard, children }: Props) {
  const t = useTranslations('newOrder')
  const { kind, draft, chosen, steps } = wizard
  return (
    <aside className={styles.summary} aria-label={t('summary')}>
      <div className={styles.act}>{children}</div>
      <div className={shared.summary}>
        {/* The review says all that was answered: what it comes to is left for here. */}
        {steps.screen !== 'review' && <Visit wizard={wizard} />}
        <PriceLines lines={chosen.lines} prices={chosen.prices} />
        {kind === 'museum_tickets' && draft.schedule_item_id !== null && (
          <Suspense fallback={null}>
            <SummaryNotes wizard={wizard} />
          </Suspense>
        )}
        <Missing wizard={wizard} />
      </div>
    </aside>
  )
}

/** What, when and for whom. */
function Visit({ wizard }: Pick<Props, 'wizard'>) {
  const t = useTranslations('newOrder')
  const orders = useTranslations('orders')
  const catalogue = useTranslations('catalogue')
  const formats = useFormats()
  const { progress, draft, chosen } = wizard
  const time = timeOf(wizard)
  const category = progress.seen.includes('category') && catalogue(`category.${draft.type}`)
  const about = draft.about > 0 && t('about.people', { count: draft.about })
  const people = chosen.people > 0 ? orders('persons', { count: chosen.people }) : about
  return (
    <>
      <What wizard={wizard} />
      {draft.pass_date && (
        <p className={styles.when}>
          {time && <Num>{time}</Num>}{' '}
          <small>{t('dayOfWeek', { day: formats.day(draft.pass_date), weekday: formats.shortWeekday(draft.pass_date) })}</small>
        </p>
      )}
      <p className={styles.people}>{[category, people].filter(Boolean).join(' · ')}</p>
    </>
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

/** Where the panel of those who wait stands on the screen itself. */
const withPanel: readonly Screen[] = ['date', 'time', 'group', 'review']

/** What is still to be filled in, after an attempt to go on; each leads to its step. */
function Missing({ wizard: { kind, plan, progress, draft, chosen, license, steps, heldAt } }: Pick<Props, 'wizard'>) {
  const t = useTranslations('newOrder')
  const { beforeItem } = useFormats()
  const name = usePartName()
  const path = pathOfKind(kind)
  if (chosen.waits && draft.accept_waiting) return <p className={styles.waiting}>{t('waiting')}</p>
  if (chosen.waits && !withPanel.includes(steps.screen)) {
    return (
      <Needs>
        <Link to={path} search={{ step: 'time' }} className={styles.missing}>
          {t('waitOrOther')}
        </Link>
      </Needs>
    )
  }
  if (!heldAt || !sharesScreen(steps.screen, heldAt)) return null
  const parts = missingIn(plan, progress).map(({ part, step }) => ({ step, words: name(part) }))
  if (draft.qty_guide < (license.needed ?? 0)) parts.push({ step: 'guide', words: t('missing.qtyGuide') })
  if (parts.length === 0) return null
  return (
    <Needs>
      <b>{t('left')}</b>{' '}
      {parts.map(({ step, words }, index) => (
        <Fragment key={words}>
          {beforeItem(index, parts.length)}
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
  const { draft, chosen, steps } = wizard
  const time = timeOf(wizard)
  const answers = [
    time && <Num key="time">{time}</Num>,
    draft.pass_date && <span key="day">{formats.day(draft.pass_date)}</span>,
    chosen.people > 0 && <span key="people">{orders('persons', { count: chosen.people })}</span>,
  ].filter(Boolean)
  // The review above says them all.
  const what = steps.screen === 'review' ? [] : answers
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
      <Suspense fallback={null}>{isHeld && <HoldRest endsAt={hold.endsAt} />}</Suspense>
    </>
  )
}
