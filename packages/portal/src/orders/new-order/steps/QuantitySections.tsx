import { useController, type Control } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { maxQuantity, orderServices, ticketCategories, type OrderService, type TicketCategory } from '@anfilada/contract/orders'
import { Section } from '@anfilada/ui/Section'
import { Stepper } from '@anfilada/ui/Stepper'
import { FieldFault } from './FieldFault.tsx'
import { useFieldSentence } from '../draft/field-sentence.ts'
import styles from '../MuseumTicketsPage.module.css'
import type { SectionProps } from './section-props.ts'
import type { TicketDraft } from '../draft/ticket-draft.ts'

/** Only what this place sells, as far as the reader may know it, and what has a number already. */
export function TicketsSection({ control, draft, chosen }: SectionProps) {
  const t = useTranslations('orders')
  const catalogue = useTranslations('catalogue')
  const sold = chosen.prices?.tickets.map(({ category }) => category)
  const offered = ticketCategories.filter((category) => !sold || sold.includes(category) || draft.tickets[category] > 0)
  return (
    <Section title={t('new.tickets')} aside={chosen.people > 0 && <b>{t('persons', { count: chosen.people })}</b>}>
      <FieldFault field="tickets" sentence={useFieldSentence(control)('tickets')}>
        <div className={styles.steppers}>
          {offered.map((category: TicketCategory) => (
            <QuantityField key={category} control={control} name={`tickets.${category}`} label={catalogue(`ticket.${category}`)} />
          ))}
        </div>
      </FieldFault>
    </Section>
  )
}

export function ServicesSection({ control, draft, chosen }: SectionProps) {
  const t = useTranslations('orders')
  const catalogue = useTranslations('catalogue')
  const sold = chosen.prices?.services.map(({ service }) => service)
  const offered = orderServices.filter((service) => !sold || sold.includes(service) || draft.services[service] > 0)
  const sentence = useFieldSentence(control)('services')
  if (offered.length === 0) return null
  return (
    <Section title={t('new.services')} rule="plain">
      <FieldFault field="services" sentence={sentence}>
        <div className={styles.steppers}>
          {offered.map((service: OrderService) => (
            <QuantityField key={service} control={control} name={`services.${service}`} label={catalogue(`service.${service}`)} />
          ))}
        </div>
      </FieldFault>
    </Section>
  )
}

type QuantityName = `tickets.${TicketCategory}` | `services.${OrderService}` | 'qty_guide' | 'persons_per_guide'
type QuantityProps = {
  control: Control<TicketDraft>
  name: QuantityName
  label: string
  min?: number
  hint?: string | undefined
  error?: string | undefined
}

export function QuantityField({ control, name, label, min = 0, hint, error }: QuantityProps) {
  const t = useTranslations('orders')
  const { field } = useController({ control, name })
  return (
    <Stepper
      label={label}
      name={name}
      value={field.value}
      min={min}
      max={maxQuantity}
      onChange={field.onChange}
      decreaseLabel={t('new.decrease', { label })}
      increaseLabel={t('new.increase', { label })}
      hint={hint}
      error={error}
    />
  )
}
