import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '@anfilada/browser/use-act'
import type { EquipmentItem } from '@anfilada/contract/orders/items'
import { Choice } from '@anfilada/ui/Choice'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import { FormDialog } from '../../shell/acts/FormDialog.tsx'
import { useFaults, type Sentences } from '../../shell/acts/use-faults.ts'
import { dateIn } from '../../shell/read-search.ts'
import { mostPlaces, readCount } from '../../slots/pane/use-slot-edit.ts'

type Props = { service: EquipmentItem; stock: number; date: string; onClose: () => void }

/** The stock from now on, or on some days alone. */
export function StockDialog({ service, stock: before, date, onClose }: Props) {
  const t = useTranslations('resources.equipment.form')
  const name = useTranslations('service')(service)
  const { act, sending } = useAct(['resources'])
  const [stockText, setStock] = useState(String(before))
  const [when, setWhen] = useState<'days' | 'always'>('always')
  const [days, setDays] = useState({ from: date, until: date })
  const { errors, faults, tell, tellFailure } = useFaults({ stock: t('stock'), from: t('from'), until: t('until') }, t('faults'))

  async function submit() {
    const stock = readCount(stockText, mostPlaces)
    const isMissing = (day: string) => when === 'days' && !dateIn(day)
    const told = {
      ...(stock === undefined && { stock: t('wrongStock') }),
      ...(isMissing(days.from) && { from: t('dayMissing') }),
      ...(isMissing(days.until) && { until: t('dayMissing') }),
    }
    if (stock === undefined || Object.keys(told).length > 0) return tell(told)
    const outcome = await act('set_equipment', { service, stock, ...(when === 'days' && days) }, 'inForm')
    if (!outcome.ok) return tellFailure(outcome.failure)
    showToast({ tone: 'done', text: t('saved', { name, stock }) })
    onClose()
  }
  return (
    <FormDialog
      title={t('title', { name })}
      faults={faults}
      words={{ keep: t('keep'), confirm: t('save'), busy: t('saving') }}
      busy={sending !== undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={t('stock')}
        name="stock"
        inputMode="numeric"
        dir="ltr"
        maxLength={6}
        autoComplete="off"
        value={stockText}
        error={errors.stock}
        onChange={setStock}
      />
      <Choice
        label={t('when')}
        options={[
          { value: 'always', label: t('always') },
          { value: 'days', label: t('days') },
        ]}
        value={when}
        hint={when === 'always' ? t('alwaysHint') : undefined}
        onChange={setWhen}
      />
      {when === 'days' && <DayFields days={days} errors={errors} onChange={setDays} />}
    </FormDialog>
  )
}

type Days = { from: string; until: string }

function DayFields({ days, errors, onChange }: { days: Days; errors: Sentences; onChange: (days: Days) => void }) {
  const t = useTranslations('resources.equipment.form')
  return (
    <>
      <TextField
        label={t('from')}
        name="from"
        type="date"
        value={days.from}
        error={errors.from}
        onChange={(from) => onChange({ ...days, from })}
      />
      <TextField
        label={t('until')}
        name="until"
        type="date"
        value={days.until}
        error={errors.until}
        onChange={(until) => onChange({ ...days, until })}
      />
    </>
  )
}
