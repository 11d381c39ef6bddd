import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { maxQuantity, ticketCategories } from '@anfilada/contract/orders/items'
import { ActButton } from '@anfilada/ui/ActButton'
import { Section } from '@anfilada/ui/Section'
import { useFieldSentence } from '../draft/field-sentence.ts'
import { guidesNeeded, ticketLimit } from '../draft/ticket-draft.ts'
import { CountryField } from './CountryField.tsx'
import { FieldFault } from '../frame/picks/FieldFault.tsx'
import { QuantityField } from './QuantityField.tsx'
import type { SectionProps } from './section-props.ts'
import styles from './steps.module.css'

/** Who comes: tickets within what the slot leaves, the country, and how many follow one guide. */
export function GroupStep({ control, draft, chosen }: SectionProps) {
  const t = useTranslations('newOrder')
  const orders = useTranslations('orders')
  const sentence = useFieldSentence(control)
  const { people } = chosen
  const guides = guidesNeeded(people, draft.persons_per_guide)
  return (
    <Section title={t('step.group')} aside={people > 0 && <b>{orders('persons', { count: people })}</b>}>
      <Tickets control={control} draft={draft} chosen={chosen} />
      <div className={styles.country}>
        <CountryField control={control} chosen={chosen} error={sentence('country_id')} />
      </div>
      <div className={styles.steppers}>
        <QuantityField
          control={control}
          name="persons_per_guide"
          label={t('personsPerGuide')}
          min={1}
          hint={people > 0 ? t('guidesNeeded', { count: guides }) : undefined}
          error={sentence('persons_per_guide')}
        />
      </div>
    </Section>
  )
}

/** Only what this place sells, as far as the reader may know it, and what has a number already. */
function Tickets({ control, draft, chosen }: Pick<SectionProps, 'control' | 'draft' | 'chosen'>) {
  const catalogue = useTranslations('catalogue')
  const [mayExceed, setMayExceed] = useState(draft.accept_waiting || chosen.waits)
  const sold = chosen.prices?.tickets.map(({ category }) => category)
  const offered = ticketCategories.filter((category) => !sold || sold.includes(category) || draft.tickets[category] > 0)
  const free = mayExceed || draft.accept_waiting ? undefined : chosen.slot?.free
  return (
    <FieldFault field="tickets" sentence={useFieldSentence(control)('tickets')}>
      <div className={styles.steppers}>
        {offered.map((category) => (
          <QuantityField
            key={category}
            control={control}
            name={`tickets.${category}`}
            label={catalogue(`ticket.${category}`)}
            max={ticketLimit(draft, category, free, maxQuantity)}
          />
        ))}
      </div>
      {free !== undefined && <Limit free={free} people={chosen.people} onExceed={() => setMayExceed(true)} />}
    </FieldFault>
  )
}

/** A number that was cut down is never cut down in silence. */
function Limit({ free, people, onExceed }: { free: number; people: number; onExceed: () => void }) {
  const t = useTranslations('newOrder')
  const isReached = people >= free
  return (
    <p role="status" className={styles.limit}>
      <span>{isReached ? t('limitReached', { count: String(free) }) : t('freeHere', { count: free })}</span>
      {isReached && <ActButton onPress={onExceed}>{t('groupLarger')}</ActButton>}
    </p>
  )
}
