import { useFormats } from '@anfilada/browser/formats'
import { addDays, daysFrom } from '@anfilada/contract/dates'
import { SelectField } from '@anfilada/ui/SelectField'
import styles from './fields.module.css'
import { type OrderFields, textIn } from './order-fields.ts'
import { HourField } from './typed-fields.tsx'

/** `days`: so many before the visit equipment may be fetched, and after it brought back. */
type Props = { fields: OrderFields; field: string; days: number }

/** When equipment is fetched, or brought back: a day near the visit and an hour. */
export function LoanField({ fields, field, days }: Props) {
  const formats = useFormats()
  const visit = textIn(fields, 'pass_date')
  const [day, hour, dates] =
    field === 'pickup'
      ? (['pickup_date', 'pickup_time', daysFrom(addDays(visit, -days), visit)] as const)
      : (['return_date', 'return_time', daysFrom(visit, addDays(visit, days))] as const)
  return (
    <div className={styles.pair}>
      <SelectField
        label={fields.label(day)}
        name={day}
        options={dates.map((date) => ({ value: date, label: formats.dayAndWeekday(date) }))}
        value={textIn(fields, day)}
        onChange={(date) => fields.set(day, date)}
        error={fields.error(day)}
      />
      <HourField fields={fields} field={hour} />
    </div>
  )
}
