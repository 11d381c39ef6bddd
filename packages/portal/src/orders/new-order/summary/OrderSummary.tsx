import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Needs } from '@anfilada/ui/Needs'
import { nameOf } from '../../../catalogue/name-of.ts'
import { draftLines } from '../draft/price-lines.ts'
import { missingOf, stepOfPart, type Progress } from '../draft/progress.ts'
import type { ChosenThings } from '../draft/use-chosen.ts'
import { MissingParts } from '../frame/MissingParts.tsx'
import styles from '../frame/Summary.module.css'
import { SummaryFrame } from '../frame/SummaryFrame.tsx'
import { HoldNote } from '../hold/HoldNote.tsx'
import type { HeldDraft } from '../hold/use-hold.ts'
import type { License } from '../use-license.ts'
import { PriceLines } from './PriceLines.tsx'

type Props = { progress: Progress; chosen: ChosenThings; held: HeldDraft; license: License; children: ReactNode }

/** Place, hour, price lines, the hold, what is missing, and the one button. */
export function OrderSummary({ progress, chosen, held, license, children }: Props) {
  const t = useTranslations('newOrder')
  const orders = useTranslations('orders')
  const catalogue = useTranslations('catalogue')
  const { language } = useLanguage()
  const { draft, seen } = progress
  const { museum, object, people } = chosen
  return (
    <SummaryFrame
      emblem={museum?.emblem ?? 'museum'}
      title={museum ? nameOf(museum.name, language) : t('summary')}
      text={object && nameOf(object.name, language)}
      time={draft.schedule_item_id === null ? undefined : draft.time}
      date={draft.pass_date}
      group={[seen.includes('category') && catalogue(`category.${draft.type}`), people > 0 && orders('persons', { count: people })]}
    >
      <PriceLines lines={draftLines(draft, chosen.prices)} prices={chosen.prices} />
      {!draft.accept_waiting && <HoldNote held={held} slotId={draft.schedule_item_id} />}
      <Missing progress={progress} chosen={chosen} license={license} />
      {children}
    </SummaryFrame>
  )
}

function Missing({ progress, chosen, license }: Pick<Props, 'progress' | 'chosen' | 'license'>) {
  const t = useTranslations('newOrder')
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
  const parts = missingOf(progress).map((part) => ({ step: stepOfPart(part), name: t(`missing.${part}`) }))
  const lacksGuides = progress.draft.qty_guide < (license.needed ?? 0)
  return <MissingParts path="/new" parts={lacksGuides ? [...parts, { step: 'guide', name: t('missing.qtyGuide') }] : parts} />
}
