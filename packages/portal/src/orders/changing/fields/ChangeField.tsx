import { useTranslations } from 'use-intl'
import { isCountField } from '@anfilada/contract/orders/kinds/counts'
import { isWords } from '@anfilada/contract/orders/kinds/field-row'
import { longestLoanDays } from '@anfilada/contract/orders/order-kinds'
import type { AskedField } from '../../new-order/draft/form-plan.ts'
import { FieldControl } from '../../new-order/fields/FieldControl.tsx'
import { LoanField } from '../../new-order/fields/LoanField.tsx'
import { type OrderFields, textIn } from '../../new-order/fields/order-fields.ts'
import { PickField, useOwnObjects, useVehicles } from '../../new-order/fields/picked-fields.tsx'
import type { ChangeForm } from '../draft/use-change-form.ts'
import styles from './ChangeFields.module.css'
import { DayBlock } from './DayBlock.tsx'
import { SlotBlock } from './SlotBlock.tsx'

type Props = { asked: AskedField; fields: OrderFields; form: ChangeForm }

/** A field that may change: the control of a new order, apart from what has a value already and so is short here. */
export function ChangeField({ asked, fields, form }: Props) {
  const { field } = asked
  if (field === 'schedule_item_id') return <SlotBlock fields={fields} form={form} />
  return (
    <div className={layoutOf(asked)}>{field === 'pass_date' ? <DayBlock fields={fields} form={form} /> : controlOf({ asked, fields })}</div>
  )
}

function controlOf({ asked, fields }: Omit<Props, 'form'>) {
  const { field, row } = asked
  if (row.value === 'moment') return <LoanField fields={fields} field={field} days={longestLoanDays - 1} />
  if (field === 'system_id') return <ObjectField fields={fields} />
  return field === 'vehicle' ? <VehicleField fields={fields} /> : <FieldControl fields={fields} asked={asked} />
}

/** Words stand two in a line, everything else has the line to itself. */
function layoutOf({ field, row: { value } }: AskedField): string | undefined {
  if (isCountField(field)) return styles.count
  if (value === 'time') return styles.hour
  return isWords(value) && !value.lines ? undefined : styles.wide
}

/** All objects of the museum, or one of them. */
function ObjectField({ fields }: Pick<Props, 'fields'>) {
  const services = useTranslations('services')
  const { query, options } = useOwnObjects(fields)
  return (
    <PickField
      fields={fields}
      field="system_id"
      query={query}
      options={[{ value: '', label: services('allObjects') }, ...options]}
      onPick={(id) => fields.set('system_id', id)}
    />
  )
}

function VehicleField({ fields }: Pick<Props, 'fields'>) {
  const { query, options = [] } = useVehicles(fields, textIn(fields, 'vehicle'))
  return <PickField fields={fields} field="vehicle" query={query} options={options} onPick={(id) => fields.set('vehicle', id)} />
}
