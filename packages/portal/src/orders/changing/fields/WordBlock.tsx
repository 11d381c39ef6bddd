import { longestOf, type WordField } from '@anfilada/contract/orders/kinds/words'
import { TextField } from '@anfilada/ui/TextField'
import styles from '../ChangeOrderPage.module.css'
import type { ChangeForm } from '../use-change-form.ts'
import { useFieldLabel } from '../use-field-label.ts'

/** People's own words: a name, a phone, a place, wishes in several lines. */
export function WordBlock({ field, form }: { field: WordField; form: ChangeForm }) {
  const label = useFieldLabel(form.order.data.kind)
  const isPhone = field === 'contact_phone' || field === 'guide_phone'
  const control = (
    <TextField
      label={label(field)}
      name={field}
      value={String(form.values[field] ?? '')}
      onChange={(value) => form.set({ [field]: value })}
      error={form.faults[field]}
      autoComplete="off"
      dir={isPhone ? 'ltr' : 'auto'}
      {...(isPhone && { type: 'tel', inputMode: 'tel' as const })}
      maxLength={longestOf(field)}
      multiline={field === 'notes'}
    />
  )
  return field === 'notes' ? <div className={styles.wide}>{control}</div> : control
}
