import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { focusField } from '@anfilada/ui/focus-field'
import { TextField } from '@anfilada/ui/TextField'
import { CustomerPick, type PickedCustomer } from '../../shell/panes/CustomerPick.tsx'
import { EditFrame } from './EditFrame.tsx'
import { fieldError, mostPlaces, readCount, useFirstField, useSlotEdit, type EditProps } from './use-slot-edit.ts'

const mostDays = 365
const usualDays = '7'

/** Places kept for one customer until a day before the visit. */
export function AllotmentForm({ slots, typed, takesFocus, onSaved }: EditProps) {
  const t = useTranslations('slots.edit')
  const [customer, setCustomer] = useState<PickedCustomer>()
  const [placesText, setPlaces] = useState('')
  const [daysText, setDays] = useState(usualDays)
  const [isTried, setTried] = useState(false)
  const places = readCount(placesText, mostPlaces)
  const days = readCount(daysText, mostDays)
  const whole = wholeOf(customer, places, days)
  const edit = useSlotEdit(slots, whole && { allotment: whole }, 'set_allotment', onSaved)
  useFirstField('customer_id', takesFocus, typed)
  function submit() {
    setTried(true)
    if (whole) void edit.save(whole)
    else focusField(missing(customer, places))
  }
  const number = { inputMode: 'numeric', dir: 'ltr', maxLength: 6, autoComplete: 'off' } as const
  return (
    <EditFrame edit={edit} count={slots.length} onSubmit={submit}>
      <CustomerPick
        label={t('customer')}
        hint={t('customerHint')}
        picked={customer}
        error={fieldError(isTried && !customer, t('chooseCustomer'), undefined)}
        onPick={setCustomer}
      />
      <TextField
        label={t('places')}
        name="places"
        {...number}
        hint={t('placesHint')}
        value={placesText}
        error={fieldError(isTried && places === undefined, t('wrongNumber'), edit.failure?.fields.places)}
        onChange={setPlaces}
      />
      <TextField
        label={t('releaseDays')}
        name="release_days"
        {...number}
        hint={t('releaseHint')}
        value={daysText}
        error={fieldError(isTried && days === undefined, t('wrongDays'), edit.failure?.fields.release_days)}
        onChange={setDays}
      />
    </EditFrame>
  )
}

function missing(customer: PickedCustomer | undefined, places: number | undefined): string {
  if (!customer) return 'customer_id'
  return places === undefined ? 'places' : 'release_days'
}

/** Undefined until all three are there. */
function wholeOf(customer: PickedCustomer | undefined, places: number | undefined, days: number | undefined) {
  if (!customer || places === undefined || days === undefined) return undefined
  return { customer_id: customer.id, places, release_days: days }
}
