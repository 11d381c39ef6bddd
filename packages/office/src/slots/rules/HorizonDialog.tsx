import { useTranslations } from 'use-intl'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { maxHorizonMonths, slotRuleActions } from '@anfilada/contract/orders/slot-rules'
import type { ObjectName } from '@anfilada/contract/pricing/terms'
import { SelectField } from '@anfilada/ui/SelectField'
import { showToast } from '@anfilada/ui/toasts'

type Props = { object: ObjectName; months: number; onClose: () => void }

/** How many months ahead the slots of an object are kept filled. */
export function HorizonDialog({ object, months, onClose }: Props) {
  const t = useTranslations('slots.rules')
  const form = useActionForm({
    action: 'set_slot_horizon',
    schema: slotRuleActions.set_slot_horizon.input,
    start: { months: String(months) },
    labels: { months: t('months') },
    summary: t('faults'),
    input: (draft) => ({ museum_object_id: object.museum_object_id, months: Number(draft.months) }),
    touches: ['slots', 'audit'],
    onDone: () => {
      showToast({ tone: 'done', text: t('horizonSaved') })
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('horizonTitle', { object: object.object })}
      form={form}
      words={{ keep: t('keep'), confirm: t('horizonConfirm'), busy: t('busy') }}
      onClose={onClose}
    >
      <SelectField
        {...form.field('months')}
        options={Array.from({ length: maxHorizonMonths }, (_, at) => ({
          value: String(at + 1),
          label: t('monthCount', { count: at + 1 }),
        }))}
      />
    </FormDialog>
  )
}
