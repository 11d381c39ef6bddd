import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { actLinkClass } from '@anfilada/ui/act-link'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'
import type { Progress } from '../draft/progress.ts'
import { HoldNote } from '../hold/HoldNote.tsx'
import { steps } from '../new-order-search.ts'
import { useStepAnswers } from '../step-answers.ts'
import { PriceLines } from '../summary/PriceLines.tsx'
import styles from './ReviewStep.module.css'
import type { SectionProps } from './section-props.ts'

/** The whole order before it is sent: every answer with the way back to it, and what it costs. */
export function ReviewStep({ progress, chosen, held }: Pick<SectionProps, 'chosen' | 'held'> & { progress: Progress }) {
  const t = useTranslations('newOrder')
  const answers = useStepAnswers(progress, chosen)
  const { draft } = progress
  const more = [draft.guide_phone && <Num>{draft.guide_phone}</Num>, draft.notes, draft.refno].filter(Boolean)
  return (
    <>
      <Section title={t('step.review')}>
        <p className={styles.note}>{t('reviewText')}</p>
        <dl className={styles.answers}>
          {steps.map((step) => (
            <div key={step}>
              <dt>{t(`step.${step}`)}</dt>
              <dd>
                <bdi>{answers[step] ?? t('notYet')}</bdi>
                {step === 'guide' &&
                  more.map((text, index) => (
                    <span key={index} className={styles.more}>
                      <bdi>{text}</bdi>
                    </span>
                  ))}
                {step === 'guide' && draft.qty_guide > 0 && (
                  <span className={styles.more}>{t('itemCount', { item: t('qtyGuide'), count: String(draft.qty_guide) })}</span>
                )}
              </dd>
              <dd>
                <Link to="/new" search={{ step }} className={actLinkClass} aria-label={t('changeStep', { step: t(`step.${step}`) })}>
                  {t('change')}
                </Link>
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={t('priceLines')}>
        <PriceLines draft={draft} chosen={chosen} />
      </Section>
      <div className={styles.hold}>{!draft.accept_waiting && <HoldNote held={held} slotId={draft.schedule_item_id} />}</div>
    </>
  )
}
