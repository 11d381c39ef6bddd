import { useFormats } from '@anfilada/browser/formats'
import { addDays, daysFrom } from '@anfilada/contract/dates'
import { longestLoanDays } from '@anfilada/contract/orders/order-kinds'
import { SelectField } from '@anfilada/ui/SelectField'
import styles from '../ChangeOrderPage.module.css'
import type { ChangeForm } from '../use-change-form.ts'
import { useFieldLabel } from '../use-field-label.ts'
import { HourField } from './HourField.tsx'

const around = longestLoanDays - 1

/** When equipment is fetched and brought back. */
export function LoanBlock({ form }: { form: ChangeForm }) {
  const date = String(form.values.pass_date ?? '')
  return (
    <>
      <div className={styles.pair}>
        <NearDay field="pickup_date" days={daysFrom(addDays(date, -around), date)} form={form} />
        <HourField field="pickup_time" form={form} />
      </div>
      <div className={styles.pair}>
        <NearDay field="return_date" days={daysFrom(date, addDays(date, around))} form={form} />
        <HourField field="return_time" form={form} />
      </div>
    </>
  )
}

type Props = { field: 'pickup_date' | 'return_date'; days: readonly string[]; form: ChangeForm }

function NearDay({ field, days, form }: Props) {
  const formats = useFormats()
  const label = useFieldLabel(form.order.data.kind)
  return (
    <SelectField
      label={label(field)}
      name={field}
      options={days.map((date) => ({ value: date, label: formats.dayAndWeekday(date) }))}
      value={String(form.values[field] ?? '')}
      onChange={(value) => form.set({ [field]: value })}
      error={form.faults[field]}
    />
  )
}
