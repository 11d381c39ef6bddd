import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Choice } from '@anfilada/ui/Choice'
import { focusField } from '@anfilada/ui/focus-field'
import { TextField } from '@anfilada/ui/TextField'
import { common } from '../slot-table.ts'
import { EditFrame } from './EditFrame.tsx'
import { fieldError, mostPlaces, readCount, useFirstField, useSlotEdit, type EditProps } from './use-slot-edit.ts'

/** How many places there are, and whether orders are taken at all. */
export function CapacityForm({ slots, typed, takesFocus, onSaved }: EditProps) {
  const t = useTranslations('slots.edit')
  const before = common(slots.map(({ capacity }) => capacity))
  const wasClosed = common(slots.map((slot) => slot.closed))
  const [text, setText] = useState(typed ?? String(before ?? ''))
  const [closed, setClosed] = useState(wasClosed ?? false)
  const [isTried, setTried] = useState(false)
  const capacity = readCount(text, mostPlaces)
  const isChanged = capacity !== undefined && (capacity !== before || closed !== wasClosed)
  const edit = useSlotEdit(slots, isChanged ? { slot: { capacity, closed } } : undefined, 'set_slot', onSaved)
  useFirstField('capacity', takesFocus, typed)
  function submit() {
    setTried(true)
    if (capacity === undefined) focusField('capacity')
    else void edit.save({ capacity, closed })
  }
  return (
    <EditFrame edit={edit} count={slots.length} onSubmit={submit}>
      <TextField
        label={t('capacityField')}
        name="capacity"
        inputMode="numeric"
        dir="ltr"
        maxLength={6}
        autoComplete="off"
        value={text}
        error={fieldError(isTried && capacity === undefined, t('wrongNumber'), edit.failure?.fields.capacity)}
        onChange={setText}
      />
      <Choice
        label={t('state')}
        options={[
          { value: 'open', label: t('open') },
          { value: 'closed', label: t('closed') },
        ]}
        value={closed ? 'closed' : 'open'}
        onChange={(value) => setClosed(value === 'closed')}
      />
    </EditFrame>
  )
}
