import { useTranslations } from 'use-intl'
import { useActionForm } from '@anfilada/browser/use-action-form'
import type { GroupCategory } from '@anfilada/contract/catalogue'
import { capacityActions, type OfficeSlot } from '@anfilada/contract/orders/capacity'
import { SelectField } from '@anfilada/ui/SelectField'
import { TextField } from '@anfilada/ui/TextField'
import { common } from '../slot-table.ts'
import { EditFrame } from './EditFrame.tsx'
import { idsOf, mostPlaces, readCount, useFirstField, useSaved, useSlotsPreview, type EditProps } from './use-slot-edit.ts'

const categories: readonly GroupCategory[] = ['rf', 'ig', 'cn']

type Draft = { type: GroupCategory; quota: string }

/** At most so many places for groups of a category; an empty field takes the limit away. */
export function QuotaForm({ slots, typed, takesFocus, onSaved }: EditProps) {
  const t = useTranslations('slots.edit')
  const category = useTranslations('category')
  const start: Draft = { type: 'rf', quota: quotaText(slots, 'rf') }
  const form = useActionForm({
    action: 'set_quota',
    schema: capacityActions.set_quota.input,
    start,
    labels: { type: t('type'), quota: t('quotaField') },
    sentences: { quota: t('wrongNumber') },
    judgesTyping: ['quota'],
    input: ({ type, quota }) => ({ slot_ids: idsOf(slots), type, quota: readQuota(quota) }),
    touches: ['slots'],
    onDone: useSaved({ slots, onSaved }),
  })
  const { type } = form.values
  const quota = readQuota(form.values.quota)
  const isChanged = quota !== undefined && slots.some((slot) => quotaOf(slot, type) !== quota)
  const would = useSlotsPreview(slots, isChanged ? { quota: { type, quota } } : undefined)
  useFirstField('quota', takesFocus, typed)
  return (
    <EditFrame form={form} would={would} count={slots.length}>
      <SelectField
        {...form.field('type')}
        options={categories.map((value) => ({ value, label: category(value) }))}
        onChange={(next) => form.set({ type: next, quota: quotaText(slots, next) })}
      />
      <TextField {...form.field('quota')} inputMode="numeric" dir="ltr" autoComplete="off" hint={t('quotaHint')} />
    </EditFrame>
  )
}

/** Null where there is no limit, undefined where it is no number. */
function readQuota(text: string): number | null | undefined {
  return text.trim() === '' ? null : readCount(text, mostPlaces)
}

function quotaOf({ quotas }: OfficeSlot, type: GroupCategory): number | null {
  return quotas.find((one) => one.type === type)?.quota ?? null
}

/** What all of them have; empty when they differ or have none. */
function quotaText(slots: readonly OfficeSlot[], type: GroupCategory): string {
  const quota = common(slots.map((slot) => quotaOf(slot, type)))
  return typeof quota === 'number' ? String(quota) : ''
}
