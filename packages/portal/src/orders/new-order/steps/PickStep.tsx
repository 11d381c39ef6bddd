import { useTranslations } from 'use-intl'
import { peopleIn } from '../draft/order-draft.ts'
import type { StepProps } from '../form/use-order-wizard.ts'
import { AboutField } from './AboutField.tsx'
import { CategoryPick } from './CategoryPick.tsx'
import { MuseumPick, ObjectPick } from './PlacePick.tsx'

export function CategoryStep({ wizard: { plan, draft, onPick, onChoose } }: StepProps) {
  // Where places are counted, and only until the heads are.
  const asksSize = plan.steps.includes('time') && peopleIn(draft) === 0
  return (
    <CategoryPick chosen={draft.type} onPick={(type) => onPick('category', { type })}>
      {asksSize && <AboutField draft={draft} onSay={(about) => onChoose({ about })} />}
    </CategoryPick>
  )
}

export function MuseumStep({ wizard: { draft, chosen, form, onPick } }: StepProps) {
  return (
    <MuseumPick
      museums={chosen.museums}
      type={draft.type}
      chosen={draft.museum_id}
      onPick={(museum_id) => onPick('museum', { museum_id })}
      error={form.error('museum_id')}
    />
  )
}

export function ObjectStep({ wizard: { kind, draft, progress, chosen, form, onPick } }: StepProps) {
  const t = useTranslations('services')
  const emblem = chosen.museum?.emblem ?? 'museum'
  const all = { id: everyObject, label: t('allObjects'), description: t('allObjectsText'), emblem }
  const isAny = kind === 'schedule' && draft.system_id === '' && progress.seen.includes('object')
  return (
    <ObjectPick
      objects={chosen.objects}
      museumId={draft.museum_id}
      {...(kind === 'schedule' && { first: all })}
      chosen={isAny ? everyObject : draft.system_id}
      onPick={(id) => onPick('object', { system_id: id === everyObject ? '' : id })}
      error={form.error('system_id')}
    />
  )
}

/** The portal's own choice before the museum's objects (specification/screens.md); sent as an empty system_id. */
const everyObject = 'all objects'
