import { useTranslations } from 'use-intl'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { PeriodFields } from '@anfilada/browser/PeriodFields'
import { useActionForm } from '@anfilada/browser/use-action-form'
import type { EquipmentItem } from '@anfilada/contract/orders/items'
import { resourceActions } from '@anfilada/contract/orders/resources'
import { Choice } from '@anfilada/ui/Choice'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import { useServiceName } from '../../shell/service-name.ts'
import { mostPlaces, readCount } from '../../slots/pane/use-slot-edit.ts'

type Props = { service: EquipmentItem; stock: number; date: string; onClose: () => void }
type Draft = { stock: string; when: 'days' | 'always'; from: string; until: string }

/** The stock from now on, or on some days alone. */
export function StockDialog({ service, stock: before, date, onClose }: Props) {
  const t = useTranslations('resources.equipment.form')
  const name = useServiceName()(service)
  const start: Draft = { stock: String(before), when: 'always', from: date, until: date }
  const form = useActionForm({
    action: 'set_equipment',
    schema: resourceActions.set_equipment.input,
    start,
    labels: { stock: t('stock'), when: t('when'), from: t('from'), until: t('until') },
    sentences: { stock: t('wrongStock'), from: t('dayMissing'), until: t('dayMissing') },
    summary: t('faults'),
    input: ({ stock, when, from, until }) => ({
      service,
      stock: readCount(stock, mostPlaces),
      ...(when === 'days' && { from, until }),
    }),
    touches: ['resources'],
    onDone: ({ result: { stock } }) => {
      showToast({ tone: 'done', text: t('saved', { name, stock }) })
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('title', { name })}
      form={form}
      words={{ keep: t('keep'), confirm: t('save'), busy: t('saving') }}
      onClose={onClose}
    >
      <TextField {...form.field('stock')} inputMode="numeric" dir="ltr" autoComplete="off" />
      <Choice
        {...form.field('when')}
        options={[
          { value: 'always', label: t('always') },
          { value: 'days', label: t('days') },
        ]}
        hint={form.values.when === 'always' ? t('alwaysHint') : undefined}
      />
      {form.values.when === 'days' && <PeriodFields from={form.field('from')} to={form.field('until')} />}
    </FormDialog>
  )
}
