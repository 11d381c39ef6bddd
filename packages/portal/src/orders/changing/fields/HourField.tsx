import { useTranslations } from 'use-intl'
import { TextField } from '@anfilada/ui/TextField'
import { hourOfTyping } from '../../new-order/draft/hour.ts'
import styles from '../ChangeOrderPage.module.css'
import type { ChangeForm } from '../use-change-form.ts'
import { useFieldLabel } from '../use-field-label.ts'

type Props = { field: 'time' | 'pickup_time' | 'return_time'; form: ChangeForm }

/** An hour is typed: `930` is half past nine on every keyboard. */
export function HourField({ field, form }: Props) {
  const services = useTranslations('services')
  const label = useFieldLabel(form.order.data.kind)
  const value = String(form.values[field] ?? '')
  return (
    <div className={styles.hour}>
      <TextField
        label={label(field)}
        name={field}
        value={value}
        onChange={(typed) => form.set({ [field]: typed })}
        onBlur={() => value && form.set({ [field]: hourOfTyping(value) })}
        placeholder={services('hourPlaceholder')}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        maxLength={5}
        error={form.faults[field]}
        isRequired
      />
    </div>
  )
}
