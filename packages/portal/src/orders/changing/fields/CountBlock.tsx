import { useTranslations } from 'use-intl'
import { guideHours } from '@anfilada/contract/orders/kinds/guide'
import { transportHours } from '@anfilada/contract/orders/kinds/transport'
import { maxQuantity } from '@anfilada/contract/orders/items'
import { Stepper } from '@anfilada/ui/Stepper'
import type { CountField } from '../change-plan.ts'
import type { ChangeForm } from '../use-change-form.ts'
import { useFieldLabel } from '../use-field-label.ts'
import styles from '../ChangeOrderPage.module.css'

/** A quantity, within what its kind allows; what was ordered stands beside a changed one. */
export function CountBlock({ field, form }: { field: CountField; form: ChangeForm }) {
  const t = useTranslations('changing')
  const frame = useTranslations('newOrder')
  const label = useFieldLabel(form.order.data.kind)(field)
  const { least, most } = limits(field, form)
  const value = Number(form.values[field] ?? 0)
  const ordered = form.ordered[field]
  return (
    <div className={styles.count}>
      <Stepper
        label={label}
        name={field}
        value={value}
        min={least}
        max={most}
        onChange={(next) => form.set({ [field]: next })}
        decreaseLabel={frame('decrease', { label })}
        increaseLabel={frame('increase', { label })}
        hint={ordered !== null && ordered !== value ? t('was', { value: String(ordered) }) : undefined}
        error={form.faults[field]}
      />
    </div>
  )
}

function limits(field: CountField, { order }: ChangeForm): { least: number; most: number } {
  if (field === 'persons_per_guide') return { least: 1, most: maxQuantity }
  if (field !== 'hours') return { least: 0, most: maxQuantity }
  return order.data.kind === 'guide' ? guideHours : transportHours
}
