import { useTranslations } from 'use-intl'
import { formatSum } from '@anfilada/browser/formats'
import { orderServices, type OrderService } from '@anfilada/contract/orders/items'
import { Section } from '@anfilada/ui/Section'
import { useFieldSentence } from '../draft/field-sentence.ts'
import { FieldFault } from '../frame/picks/FieldFault.tsx'
import { QuantityField } from './QuantityField.tsx'
import type { SectionProps } from './section-props.ts'
import styles from './steps.module.css'

/** Additional services that this place sells, with their prices for those who may see them. */
export function ServicesStep({ control, draft, chosen }: SectionProps) {
  const t = useTranslations('newOrder')
  const catalogue = useTranslations('catalogue')
  const sold = chosen.prices?.services
  const offered = orderServices.filter((service) => !sold || sold.some((one) => one.service === service) || draft.services[service] > 0)
  const sentence = useFieldSentence(control)('services')
  const price = (service: OrderService) => {
    const found = sold?.find((one) => one.service === service)
    return found && chosen.prices ? formatSum(found.unit_price, chosen.prices.currency) : undefined
  }
  return (
    <Section title={t('step.services')} aside={<span className={styles.note}>{t('optional')}</span>}>
      {offered.length === 0 && <p className={styles.note}>{t('noServices')}</p>}
      <FieldFault field="services" sentence={sentence}>
        <div className={styles.steppers}>
          {offered.map((service) => (
            <QuantityField
              key={service}
              control={control}
              name={`services.${service}`}
              label={catalogue(`service.${service}`)}
              hint={price(service)}
            />
          ))}
        </div>
      </FieldFault>
    </Section>
  )
}
