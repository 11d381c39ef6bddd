import { useTranslations } from 'use-intl'
import type { FormStep } from '@anfilada/contract/orders/kinds/field-row'
import { wordsAsked } from '@anfilada/contract/orders/kinds/words'
import { Section } from '@anfilada/ui/Section'
import styles from '../../steps/steps.module.css'
import { WordsField } from './fields.tsx'
import type { StepProps } from './service-step.ts'

/** Who leads the group, and what the dispatcher should know. */
export function LeaderStep({ wizard }: StepProps) {
  const t = useTranslations('services')
  const frame = useTranslations('newOrder')
  return (
    <Section title={t('step.guide')} aside={<span className={styles.note}>{frame('optional')}</span>}>
      <div className={styles.stack}>
        <Words wizard={wizard} step="guide" />
        <Wishes wizard={wizard} />
      </div>
    </Section>
  )
}

/** Whom the driver calls. */
export function ContactStep({ wizard }: StepProps) {
  const t = useTranslations('services')
  return (
    <Section title={t('step.contact')}>
      <div className={styles.stack}>
        <Words wizard={wizard} step="contact" />
        <Wishes wizard={wizard} />
      </div>
    </Section>
  )
}

export function WishesStep({ wizard }: StepProps) {
  const t = useTranslations('services')
  const frame = useTranslations('newOrder')
  return (
    <Section title={t('step.wishes')} aside={<span className={styles.note}>{frame('optional')}</span>}>
      <div className={styles.stack}>
        <Wishes wizard={wizard} />
      </div>
    </Section>
  )
}

/** All that the kind asks for in words at this question. */
function Words({ wizard: { control, kind }, step }: StepProps & { step: FormStep }) {
  return (
    <div className={styles.pair}>
      {wordsAsked(kind, step).map(({ field, isRequired }) => (
        <WordsField key={field} control={control} name={field} isRequired={isRequired} />
      ))}
    </div>
  )
}

function Wishes({ wizard: { control, kind } }: StepProps) {
  const t = useTranslations('services')
  const frame = useTranslations('newOrder')
  return (
    <>
      <WordsField control={control} name="notes" />
      <WordsField control={control} name="refno" hint={kind === 'audio_guides' ? t('refnoDigits') : frame('refnoHint')} />
    </>
  )
}
