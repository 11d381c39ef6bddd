import { useTranslations } from 'use-intl'
import { isCountField } from '@anfilada/contract/orders/kinds/counts'
import type { OrderFields } from '../../new-order/fields/order-fields.ts'
import type { ChangeForm } from '../draft/use-change-form.ts'
import { useFieldLabel } from '../draft/use-field-label.ts'

/** An order that is being changed as the fields of an order form: what was ordered stands under a changed number. */
export function useChangeFields({ order, values, ordered, faults, set }: ChangeForm): OrderFields {
  const t = useTranslations('changing')
  const { kind, type, museum_id } = order.data
  const known: Readonly<Record<string, string>> = faults
  return {
    kind,
    values: { ...values, type, museum_id },
    set: (field, value) => set({ [field]: value }),
    setAll: set,
    label: useFieldLabel(kind),
    error: (field) => known[field],
    hint: (field) => {
      if (!isCountField(field) || ordered[field] === null || ordered[field] === values[field]) return undefined
      return t('was', { value: String(ordered[field]) })
    },
  }
}
