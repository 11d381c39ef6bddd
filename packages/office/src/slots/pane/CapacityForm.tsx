import { useTranslations } from 'use-intl'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { capacityActions } from '@anfilada/contract/orders/capacity'
import { Choice } from '@anfilada/ui/Choice'
import { TextField } from '@anfilada/ui/TextField'
import { common } from '../slot-table.ts'
import { PlanButton, usePlanning } from '../plans/lazily.tsx'
import { EditFrame } from './EditFrame.tsx'
import {
  idsOf,
  mostPlaces,
  readCount,
  useFirstField,
  useSaved,
  useSlotsPreview,
  type EditProps,
  type PreviewOfSlots,
} from './use-slot-edit.ts'

type Draft = { capacity: string; state: 'open' | 'closed' }

/** How many places there are, and whether orders are taken at all. */
export function CapacityForm({ objectId, slots, typed, takesFocus, onSaved }: EditProps) {
  const t = useTranslations('slots.edit')
  const before = common(slots.map(({ capacity }) => capacity))
  const wasClosed = common(slots.map((slot) => slot.closed))
  const start: Draft = { capacity: typed ?? String(before ?? ''), state: wasClosed ? 'closed' : 'open' }
  const form = useActionForm({
    action: 'set_slot',
    schema: capacityActions.set_slot.input,
    start,
    labels: { capacity: t('capacityField'), state: t('state') },
    sentences: { capacity: t('wrongNumber') },
    judgesTyping: ['capacity'],
    input: ({ capacity, state }) => ({ slot_ids: idsOf(slots), capacity: readCount(capacity, mostPlaces), closed: state === 'closed' }),
    touches: ['slots'],
    onDone: useSaved({ slots, onSaved }),
  })
  const capacity = readCount(form.values.capacity, mostPlaces)
  const closed = form.values.state === 'closed'
  const isChanged = capacity !== undefined && (capacity !== before || closed !== wasClosed)
  const would = useSlotsPreview(slots, isChanged ? { slot: { capacity, closed } } : undefined)
  useFirstField('capacity', takesFocus, typed)
  const planning = usePlanning(onSaved)
  const plan = () => planning.begin({ museum_object_id: objectId, slot_ids: idsOf(slots), slot: { capacity: capacity ?? 0, closed } })
  return (
    <>
      <EditFrame form={form} would={would} count={slots.length} otherwise={isInTheWay(would, closed) && <PlanButton onPress={plan} />}>
        <TextField {...form.field('capacity')} inputMode="numeric" dir="ltr" autoComplete="off" />
        <Choice
          {...form.field('state')}
          options={[
            { value: 'open', label: t('open') },
            { value: 'closed', label: t('closed') },
          ]}
        />
      </EditFrame>
      {planning.dialogs}
    </>
  )
}

/** Orders stand in the way of slots that would be too small, or close. */
function isInTheWay({ refused, touched }: PreviewOfSlots, closed: boolean): boolean {
  return refused > 0 || (closed && touched > 0)
}
