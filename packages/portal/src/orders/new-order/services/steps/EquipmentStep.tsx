import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { formatSum } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { equipmentItems, type EquipmentItem, maxQuantity } from '@anfilada/contract/orders/items'
import { Section } from '@anfilada/ui/Section'
import { FieldFault } from '../../frame/picks/FieldFault.tsx'
import { QueryFailed } from '../../frame/picks/QueryFailed.tsx'
import styles from '../../steps/steps.module.css'
import { momentOf } from '../service-requests.ts'
import { useServiceSentence } from '../service-sentence.ts'
import { equipmentQuery } from '../services.queries.ts'
import { CountField } from './fields.tsx'
import { HeadsFields } from './HeadsFields.tsx'
import type { StepProps } from './service-step.ts'

/** Radio and audio guides, within what the stock has on every day of the loan. */
export function EquipmentStep({ wizard: { control, draft, chosen } }: StepProps) {
  const t = useTranslations('services')
  const frame = useTranslations('newOrder')
  const catalogue = useTranslations('catalogue')
  const { language } = useLanguage()
  const { zone } = draft
  const loan = {
    pickup: momentOf(draft.pickup_date, draft.pickup_time, zone),
    back: momentOf(draft.return_date, draft.return_time, zone),
  }
  const stock = useQuery(equipmentQuery(loan, language))
  const free = (item: EquipmentItem) => stock.data?.find(({ service }) => service === item)?.free
  const price = (item: EquipmentItem) => {
    const found = chosen.prices?.services.find(({ service }) => service === item)
    return found && chosen.prices && formatSum(found.unit_price, chosen.prices.currency)
  }
  const hint = (item: EquipmentItem) => {
    const left = free(item)
    return [price(item), left !== undefined && t('freeEquipment', { count: String(left) })].filter(Boolean).join(' · ') || undefined
  }
  return (
    <>
      <Section title={t('step.equipment')}>
        {stock.isError && <QueryFailed query={stock} />}
        <FieldFault field="services" sentence={useServiceSentence(control)('services')}>
          <div className={styles.steppers}>
            {equipmentItems.map((item) => (
              <CountField
                key={item}
                control={control}
                name={`services.${item}`}
                label={catalogue(`service.${item}`)}
                // What stands already is never taken away: the days may have been changed after it.
                max={Math.min(maxQuantity, Math.max(free(item) ?? maxQuantity, draft.services[item]))}
                hint={hint(item)}
              />
            ))}
          </div>
        </FieldFault>
      </Section>
      <Section title={t('step.group')} aside={<span className={styles.note}>{frame('optional')}</span>}>
        <HeadsFields control={control} />
      </Section>
    </>
  )
}
