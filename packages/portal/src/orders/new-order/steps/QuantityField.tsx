import { useController, type Control } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { maxQuantity, type OrderService, type TicketCategory } from '@anfilada/contract/orders/items'
import { Stepper } from '@anfilada/ui/Stepper'
import type { TicketDraft } from '../draft/ticket-draft.ts'

type Props = {
  control: Control<TicketDraft>
  name: `tickets.${TicketCategory}` | `services.${OrderService}` | 'qty_guide' | 'persons_per_guide'
  label: string
  min?: number
  max?: number
  hint?: string | undefined
  error?: string | undefined
}

export function QuantityField({ control, name, label, min = 0, max = maxQuantity, hint, error }: Props) {
  const t = useTranslations('newOrder')
  const { field } = useController({ control, name })
  return (
    <Stepper
      label={label}
      name={name}
      value={field.value}
      min={min}
      max={max}
      onChange={field.onChange}
      decreaseLabel={t('decrease', { label })}
      increaseLabel={t('increase', { label })}
      hint={hint}
      error={error}
    />
  )
}
