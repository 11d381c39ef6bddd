import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { OfficeSlot } from '@anfilada/contract/orders/capacity'
import { focusField } from '@anfilada/ui/focus-field'
import { SelectField } from '@anfilada/ui/SelectField'
import { TextField } from '@anfilada/ui/TextField'
import { common } from '../slot-table.ts'
import { EditFrame } from './EditFrame.tsx'
import { fieldError, mostPlaces, readCount, useFirstField, useSlotEdit, type EditProps } from './use-slot-edit.ts'

const categories: readonly GroupCategory[] = ['rf', 'ig', 'cn']

/** At most so many places for groups of a category. */
export function QuotaForm({ slots, typed, takesFocus, onSaved }: EditProps) {
  const t = useTranslations('slots.edit')
  const category = useTranslations('category')
  const [type, setType] = useState<GroupCategory>('rf')
  const [text, setText] = useState(() => quotaText(slots, 'rf'))
  const [isTried, setTried] = useState(false)
  const quota = text.trim() === '' ? null : readCount(text, mostPlaces)
  const isChanged = quota !== undefined && slots.some((slot) => quotaOf(slot, type) !== quota)
  const edit = useSlotEdit(slots, isChanged ? { quota: { type, quota } } : undefined, 'set_quota', onSaved)
  useFirstField('quota', takesFocus, typed)
  function submit() {
    setTried(true)
    if (quota === undefined) focusField('quota')
    else void edit.save({ type, quota })
  }
  return (
    <EditFrame edit={edit} count={slots.length} onSubmit={submit}>
      <SelectField
        label={t('type')}
        name="type"
        options={categories.map((value) => ({ value, label: category(value) }))}
        value={type}
        onChange={(value) => {
          const next = categories.find((one) => one === value) ?? 'rf'
          setType(next)
          setText(quotaText(slots, next))
        }}
      />
      <TextField
        label={t('quotaField')}
        name="quota"
        inputMode="numeric"
        dir="ltr"
        maxLength={6}
        autoComplete="off"
        hint={t('quotaHint')}
        value={text}
        error={fieldError(isTried && quota === undefined, t('wrongNumber'), edit.failure?.fields.quota)}
        onChange={setText}
      />
    </EditFrame>
  )
}

function quotaOf({ quotas }: OfficeSlot, type: GroupCategory): number | null {
  return quotas.find((one) => one.type === type)?.quota ?? null
}

/** What all of them have; empty when they differ or have none. */
function quotaText(slots: readonly OfficeSlot[], type: GroupCategory): string {
  const quota = common(slots.map((slot) => quotaOf(slot, type)))
  return typeof quota === 'number' ? String(quota) : ''
}
