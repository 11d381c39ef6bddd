import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Choice } from '@anfilada/ui/Choice'
import { Section } from '@anfilada/ui/Section'
import { Skeleton } from '@anfilada/ui/Skeleton'
import { nameOf } from '../../../../catalogue/name-of.ts'
import { FieldFault } from '../../frame/picks/FieldFault.tsx'
import { QueryFailed } from '../../frame/picks/QueryFailed.tsx'
import styles from '../../steps/steps.module.css'
import { headsOf } from '../service-draft.ts'
import { useServiceSentence } from '../service-sentence.ts'
import { HeadsFields } from './HeadsFields.tsx'
import type { StepProps } from './service-step.ts'

/** Who comes, and for a transport in which vehicle. */
export function GroupStep({ wizard }: StepProps) {
  const t = useTranslations('services')
  const orders = useTranslations('orders')
  const heads = headsOf(wizard.draft)
  return (
    <>
      <Section title={t('step.group')} aside={heads > 0 && <b>{orders('persons', { count: heads })}</b>}>
        <HeadsFields control={wizard.control} />
      </Section>
      {wizard.kind === 'transport' && <Vehicles wizard={wizard} />}
    </>
  )
}

/** Vehicle classes by seats; one that is too small for the group cannot be chosen, and says so. */
function Vehicles({ wizard: { control, draft, chosen, onChoose } }: StepProps) {
  const t = useTranslations('services')
  const { language } = useLanguage()
  const heads = headsOf(draft)
  const sentence = useServiceSentence(control)('vehicle')
  const classes = chosen.services.data?.toSorted((one, other) => (one.seats ?? 0) - (other.seats ?? 0))
  return (
    <Section title={t('field.vehicle')}>
      {chosen.services.isError && <QueryFailed query={chosen.services} />}
      <FieldFault field="vehicle" sentence={sentence}>
        {classes ? (
          <div className={styles.cards}>
            <Choice
              label={<span className="sr">{t('field.vehicle')}</span>}
              name="vehicle_class"
              look="cards"
              value={draft.vehicle}
              onChange={(vehicle) => onChoose({ vehicle })}
              options={classes.map(({ system_id, name, seats }) => {
                const isSmall = seats !== null && seats < heads
                return {
                  value: system_id,
                  label: nameOf(name, language),
                  description: isSmall ? t('tooSmall', { count: seats }) : t('seats', { count: seats ?? 0 }),
                  isDisabled: isSmall,
                }
              })}
            />
          </div>
        ) : (
          <Skeleton height="160px" />
        )}
      </FieldFault>
    </Section>
  )
}
