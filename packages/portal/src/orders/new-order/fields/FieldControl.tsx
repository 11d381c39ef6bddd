import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { useEquipment } from '@anfilada/browser/equipment'
import { type CountField, isCountField } from '@anfilada/contract/orders/kinds/counts'
import { isWords } from '@anfilada/contract/orders/kinds/field-row'
import { isWordField } from '@anfilada/contract/orders/kinds/words'
import { Choice } from '@anfilada/ui/Choice'
import { Skeleton } from '@anfilada/ui/Skeleton'
import type { AskedField } from '../draft/form-plan.ts'
import { loanDays } from '../draft/order-draft.ts'
import { FieldFault } from './FieldFault.tsx'
import styles from './fields.module.css'
import { GuideField } from './GuideField.tsx'
import { LoanField } from './LoanField.tsx'
import { countIn, type OrderFields, textIn } from './order-fields.ts'
import { CountryField, LanguageField, MuseumField, useVehicles } from './picked-fields.tsx'
import { QueryFailed } from './QueryFailed.tsx'
import { CountControl, HourField, WordsField } from './typed-fields.tsx'

type Props = { fields: OrderFields; asked: AskedField }

/** The control of a field, by what the contract's table says it holds; what is picked on a screen of its own has none. */
export function FieldControl({ fields, asked }: Props) {
  const {
    field,
    row: { value },
  } = asked
  if (isWords(value)) return <Words fields={fields} asked={asked} />
  if (isCountField(field)) return <CountControl fields={fields} field={field} />
  if (value === 'moment') return <LoanField fields={fields} field={field} days={loanDays} />
  if (value === 'time') return <HourField fields={fields} field="time" />
  if (value === 'tickets' || value === 'services' || value === 'equipment') return <Counts fields={fields} asked={asked} />
  const Pick = picks[field]
  return Pick ? <Pick fields={fields} /> : null
}

function Words({ fields, asked: { field } }: Props) {
  if (field === 'guide') return <GuideField fields={fields} />
  return isWordField(field) && <WordsField fields={fields} field={field} />
}

const picks: Readonly<Record<string, ComponentType<{ fields: OrderFields }>>> = {
  guide_language: LanguageField,
  country_id: CountryField,
  museum_id: MuseumField,
  vehicle: VehicleField,
}

/** A list by its single quantities, as far as they are sold; its fault stands above it. Equipment comes in the order of the company's editors. */
function Counts({ fields: all, asked: { controls } }: Props) {
  const t = useTranslations('services')
  const equipment = useEquipment()
  const [first = 'adult'] = controls
  const placeOf = (field: string) => equipment.findIndex(({ service }) => service === field)
  const isArchived = (field: string) => equipment[placeOf(field)]?.archived === true
  const fields: OrderFields = { ...all, hint: (field) => (isArchived(field) ? t('notOffered') : all.hint?.(field)) }
  // What stands already may be taken out, and is not hidden from whoever looks for it.
  const isShown = (field: CountField) => (all.isOffered?.(field) ?? true) && (!isArchived(field) || countIn(all, field) > 0)
  return (
    <FieldFault field={first} sentence={fields.error(first)}>
      <div className={styles.steppers}>
        {controls
          .filter(isCountField)
          .filter(isShown)
          .toSorted((one, other) => (placeOf(one) < 0 || placeOf(other) < 0 ? 0 : placeOf(one) - placeOf(other)))
          .map((field) => (
            <CountControl key={field} fields={fields} field={field} isPart />
          ))}
      </div>
    </FieldFault>
  )
}

function VehicleField({ fields }: { fields: OrderFields }) {
  const { query, options } = useVehicles(fields)
  return (
    <>
      {query.isError && <QueryFailed query={query} />}
      <FieldFault field="vehicle" sentence={fields.error('vehicle')}>
        {options ? (
          <div className={styles.cards}>
            <Choice
              label={<span className="sr">{fields.label('vehicle')}</span>}
              name="vehicle_class"
              look="cards"
              value={textIn(fields, 'vehicle')}
              onChange={(vehicle) => fields.set('vehicle', vehicle)}
              options={options}
            />
          </div>
        ) : (
          <Skeleton height="160px" />
        )}
      </FieldFault>
    </>
  )
}
