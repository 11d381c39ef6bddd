import { useTranslations } from 'use-intl'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'
import { draftLines } from '../draft/price-lines.ts'
import type { Progress } from '../draft/progress.ts'
import { ReviewAnswers } from '../frame/ReviewAnswers.tsx'
import styles from '../frame/ReviewAnswers.module.css'
import { HoldNote } from '../hold/HoldNote.tsx'
import { steps } from '../new-order-search.ts'
import { useStepAnswers } from '../step-answers.ts'
import { PriceLines } from '../summary/PriceLines.tsx'
import type { SectionProps } from './section-props.ts'

/** The whole order before it is sent: every answer with the way back to it, and what it costs. */
export function ReviewStep({ progress, chosen, held }: Pick<SectionProps, 'chosen' | 'held'> & { progress: Progress }) {
  const t = useTranslations('newOrder')
  const answers = useStepAnswers(progress, chosen)
  const { draft } = progress
  const qtyGuide = draft.qty_guide > 0 && t('itemCount', { item: t('qtyGuide'), count: String(draft.qty_guide) })
  const more = [draft.guide_phone && <Num>{draft.guide_phone}</Num>, draft.notes, draft.refno, qtyGuide].filter(Boolean)
  return (
    <>
      <ReviewAnswers
        path="/new"
        answers={steps.map((step) => ({ step, name: t(`step.${step}`), answer: answers[step], more: step === 'guide' ? more : [] }))}
      />
      <Section title={t('priceLines')}>
        <PriceLines lines={draftLines(draft, chosen.prices)} prices={chosen.prices} />
      </Section>
      <div className={styles.hold}>{!draft.accept_waiting && <HoldNote held={held} slotId={draft.schedule_item_id} />}</div>
    </>
  )
}
