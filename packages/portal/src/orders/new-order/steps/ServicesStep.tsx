import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useEquipment } from '@anfilada/browser/equipment'
import { type Formats, useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { maxQuantity, orderServices } from '@anfilada/contract/orders/items'
import { loanOf } from '../draft/hour.ts'
import styles from '../fields/fields.module.css'
import { equipmentQuery } from '../fields/form.queries.ts'
import type { OrderFields } from '../fields/order-fields.ts'
import { QueryFailed } from '../fields/QueryFailed.tsx'
import type { StepProps } from '../form/use-order-wizard.ts'
import { FieldsStep } from './FieldsStep.tsx'

/** What one of it costs, for those who may see prices; its line is kept while they are on their way. */
function priceIn({ formatSum }: Formats, { prices, arePricesComing }: StepProps['wizard']['chosen'], item: string): string | undefined {
  if (arePricesComing) return '\u00a0'
  const found = prices?.services.find(({ service }) => service === item)
  return found && prices && formatSum(found.unit_price, prices.currency)
}

/** Additional services that this place sells. */
export function ServicesStep({ wizard }: StepProps) {
  const t = useTranslations('newOrder')
  const formats = useFormats()
  const { draft, chosen } = wizard
  const equipment = useEquipment()
  const sold = chosen.prices?.services
  const isOffered = (field: string) =>
    !sold || sold.some(({ service }) => service === field) || orderServices.some((one) => one === field && draft[one] > 0)
  const fields: OrderFields = { ...wizard.fields, isOffered, price: (field) => priceIn(formats, chosen, field) }
  const isArchived = (field: string) => equipment.some(({ service, archived }) => service === field && archived && draft[service] === 0)
  const isNone = !orderServices.some((field) => isOffered(field) && !isArchived(field))
  return (
    <FieldsStep
      wizard={wizard}
      step="services"
      fields={fields}
      notes={{ services: isNone && <p className={styles.note}>{t('noServices')}</p> }}
    />
  )
}

/** Radio and audio guides, within what the stock has on every day of the loan. */
export function EquipmentStep({ wizard }: StepProps) {
  const t = useTranslations('services')
  const formats = useFormats()
  const { language } = useLanguage()
  const { draft, chosen } = wizard
  const equipment = useEquipment()
  const isNone = equipment.length > 0 && equipment.every(({ service, archived }) => archived && draft[service] === 0)
  const stock = useQuery(equipmentQuery(loanOf(draft), language))
  const freeOf = (field: string) => stock.data?.find(({ service }) => service === field)?.free
  const fields: OrderFields = {
    ...wizard.fields,
    // What stands already is never taken away: the days may have been changed after it.
    most: (field) => Math.min(maxQuantity, Math.max(freeOf(field) ?? maxQuantity, draft[field])),
    price: (field) => priceIn(formats, chosen, field),
    hint: (field) => {
      const free = freeOf(field)
      // Its line is kept while the stock is on its way.
      if (free === undefined) return stock.isPending && equipment.some(({ service }) => service === field) ? '\u00a0' : undefined
      return t('freeEquipment', { count: String(free) })
    },
  }
  return (
    <>
      {stock.isError && <QueryFailed query={stock} />}
      <FieldsStep
        wizard={wizard}
        step="equipment"
        fields={fields}
        notes={{ services: isNone && <p className={styles.note}>{t('noEquipment')}</p> }}
      />
    </>
  )
}
