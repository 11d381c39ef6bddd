import { useTranslations } from 'use-intl'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { capacityActions } from '@anfilada/contract/orders/capacity'
import { TextField } from '@anfilada/ui/TextField'
import { CustomerPick, type PickedCustomer } from '../../shell/panes/CustomerPick.tsx'
import { EditFrame } from './EditFrame.tsx'
import { idsOf, mostPlaces, readCount, useFirstField, useSaved, useSlotsPreview, type EditProps } from './use-slot-edit.ts'

const mostDays = 365
type Draft = { customer_id: PickedCustomer | undefined; places: string; release_days: string }
const start: Draft = { customer_id: undefined, places: '', release_days: '7' }

/** Places kept for one customer until a day before the visit. */
export function AllotmentForm({ slots, typed, takesFocus, onSaved }: EditProps) {
  const t = useTranslations('slots.edit')
  const form = useActionForm({
    action: 'set_allotment',
    schema: capacityActions.set_allotment.input,
    start,
    labels: { customer_id: t('customer'), places: t('places'), release_days: t('releaseDays') },
    sentences: { customer_id: t('chooseCustomer'), places: t('wrongNumber'), release_days: t('wrongDays') },
    judgesTyping: ['places', 'release_days'],
    input: (draft) => ({ slot_ids: idsOf(slots), ...read(draft) }),
    touches: ['slots'],
    onDone: useSaved({ slots, onSaved }),
  })
  const { customer_id, places, release_days } = read(form.values)
  const isWhole = customer_id !== undefined && places !== undefined && release_days !== undefined
  const would = useSlotsPreview(slots, isWhole ? { allotment: { customer_id, places, release_days } } : undefined)
  useFirstField('customer_id', takesFocus, typed)
  const number = { inputMode: 'numeric', dir: 'ltr', autoComplete: 'off' } as const
  const customer = form.field('customer_id')
  return (
    <EditFrame form={form} would={would} count={slots.length}>
      <CustomerPick
        label={customer.label}
        hint={t('customerHint')}
        picked={customer.value}
        error={customer.error}
        onPick={customer.onChange}
      />
      <TextField {...form.field('places')} {...number} hint={t('placesHint')} />
      <TextField {...form.field('release_days')} {...number} hint={t('releaseHint')} />
    </EditFrame>
  )
}

/** Each undefined while it is no number, or nobody. */
function read({ customer_id, places, release_days }: Draft) {
  return { customer_id: customer_id?.id, places: readCount(places, mostPlaces), release_days: readCount(release_days, mostDays) }
}
