import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Emblem } from '@anfilada/ui/Emblem'
import { Needs } from '@anfilada/ui/Needs'
import { Num } from '@anfilada/ui/Num'
import { nameOf } from '../../../catalogue/name-of.ts'
import { missingOf, stepOfPart, type Progress } from '../draft/progress.ts'
import type { ChosenThings } from '../draft/use-chosen.ts'
import { HoldNote } from '../hold/HoldNote.tsx'
import type { HeldDraft } from '../hold/use-hold.ts'
import styles from './OrderSummary.module.css'
import { PriceLines } from './PriceLines.tsx'

type Props = { progress: Progress; chosen: ChosenThings; held: HeldDraft; children: ReactNode }

/** Always in sight: place, hour, price lines, the hold, what is missing, and the one button. */
export function OrderSummary({ progress, chosen, held, children }: Props) {
  const t = useTranslations('newOrder')
  const { draft } = progress
  return (
    <aside className={styles.summary} aria-label={t('summary')}>
      <Place progress={progress} chosen={chosen} />
      <PriceLines draft={draft} chosen={chosen} />
      {!draft.accept_waiting && <HoldNote held={held} slotId={draft.schedule_item_id} />}
      <Missing progress={progress} chosen={chosen} />
      {children}
    </aside>
  )
}

function Place({ progress: { draft, seen }, chosen }: Pick<Props, 'progress' | 'chosen'>) {
  const t = useTranslations('newOrder')
  const orders = useTranslations('orders')
  const catalogue = useTranslations('catalogue')
  const formats = useFormats()
  const { language } = useLanguage()
  const { museum, object, people } = chosen
  const group = [seen.includes('category') && catalogue(`category.${draft.type}`), people > 0 && orders('persons', { count: people })]
  return (
    <>
      <header className={styles.place}>
        <Emblem name={museum?.emblem ?? 'museum'} />
        <div>
          <h2>{museum ? nameOf(museum.name, language) : t('summary')}</h2>
          <p>{object && nameOf(object.name, language)}</p>
        </div>
      </header>
      {draft.pass_date && (
        <p className={styles.when}>
          {draft.schedule_item_id !== null && <Num>{draft.time}</Num>}{' '}
          <small>{t('dayOfWeek', { day: formats.day(draft.pass_date), weekday: formats.shortWeekday(draft.pass_date) })}</small>
        </p>
      )}
      <p className={styles.people}>{group.filter(Boolean).join(' · ')}</p>
    </>
  )
}

/** Each missing thing leads to its step. */
function Missing({ progress, chosen }: Pick<Props, 'progress' | 'chosen'>) {
  const t = useTranslations('newOrder')
  const missing = missingOf(progress)
  if (chosen.waits && progress.draft.accept_waiting) return <p className={styles.waiting}>{t('waiting')}</p>
  if (chosen.waits) {
    return (
      <Needs>
        <Link to="/new" search={{ step: 'time' }} className={styles.missing}>
          {t('waitOrOther')}
        </Link>
      </Needs>
    )
  }
  if (missing.length === 0) return null
  return (
    <Needs>
      <b>{t('left')}</b>{' '}
      {missing.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ', '}
          <Link to="/new" search={{ step: stepOfPart(part) }} className={styles.missing}>
            {t(`missing.${part}`)}
          </Link>
        </Fragment>
      ))}
    </Needs>
  )
}
