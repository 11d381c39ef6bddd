import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { maxAlternatives } from '@anfilada/contract/orders/alternatives'
import { Chip } from '@anfilada/ui/Chip'
import { scheduleQuery } from '../../../catalogue/catalogue.queries.ts'
import { withAlternative } from '../draft/places.ts'
import { dayOf } from '../form/use-chosen.ts'
import type { StepProps } from '../form/use-order-wizard.ts'
import styles from './WaitPanel.module.css'

/** Other times of the same day that the group would take instead, in the order in which they are ticked. */
export function Alternatives({ wizard: { draft, held, onChoose } }: StepProps) {
  const t = useTranslations('newOrder')
  const { language } = useLanguage()
  const slots = useQuery(scheduleQuery(dayOf(draft, held.hold), language))
  const { alternatives } = draft
  const others = slots.data?.filter(({ id, status }) => id !== draft.schedule_item_id && status !== 'closed') ?? []
  if (others.length === 0) return null
  return (
    <div role="group" aria-label={t('alternatives', { most: String(maxAlternatives) })} className={styles.alternatives}>
      <p>{t('alternatives', { most: String(maxAlternatives) })}</p>
      <div className={styles.times}>
        {others.map(({ id, time }) => {
          const isTicked = alternatives.includes(id)
          return (
            <Chip key={id} isPressed={isTicked} onPress={() => onChoose({ alternatives: withAlternative(alternatives, id) })}>
              {time}
            </Chip>
          )
        })}
      </div>
    </div>
  )
}
