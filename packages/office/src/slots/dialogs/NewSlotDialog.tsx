import { useTranslations } from 'use-intl'
import { DateField } from '@anfilada/browser/DateField'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { useFormats } from '@anfilada/browser/formats'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { capacityActions, type OfficeSlot } from '@anfilada/contract/orders/capacity'
import type { ObjectName } from '@anfilada/contract/pricing/terms'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import { mostPlaces, readCount } from '../pane/use-slot-edit.ts'

type Props = { object: ObjectName; day: string; known: readonly OfficeSlot[]; onClose: () => void }

/** One more slot of the object. */
export function NewSlotDialog({ object, day, known, onClose }: Props) {
  const t = useTranslations('slots.make')
  const places = useTranslations('slots.edit')
  const formats = useFormats()
  const form = useActionForm({
    action: 'set_slot',
    schema: capacityActions.set_slot.input,
    start: { date: day, time: '', capacity: '' },
    labels: { date: t('date'), time: t('time'), capacity: t('capacity') },
    sentences: {
      date: t('wrongDate'),
      time: (fault) => t(fault === 'exists' ? 'exists' : 'wrongTime'),
      capacity: places('wrongNumber'),
    },
    summary: t('faults'),
    input: ({ date, time, capacity }) => ({
      museum_object_id: object.museum_object_id,
      date,
      time: time.trim(),
      capacity: readCount(capacity, mostPlaces),
      closed: false,
    }),
    faults: ({ date, time }) => ({
      ...(known.some((slot) => slot.date === date && slot.time === time.trim()) && { time: 'exists' }),
    }),
    touches: ['slots', 'setup'],
    onDone: (_, { date, time }) => {
      showToast({ tone: 'done', text: t('done', { day: formats.day(date), time: time.trim() }) })
      onClose()
    },
  })
  const title = t('title', { object: object.object })
  const number = { inputMode: 'numeric', dir: 'ltr', autoComplete: 'off' } as const
  return (
    <FormDialog title={title} form={form} words={{ keep: t('keep'), confirm: t('confirm'), busy: t('busy') }} onClose={onClose}>
      <DateField {...form.field('date')} />
      <TextField {...form.field('time')} {...number} maxLength={5} />
      <TextField {...form.field('capacity')} {...number} maxLength={6} />
    </FormDialog>
  )
}
