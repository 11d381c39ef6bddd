import { useTranslations } from 'use-intl'
import { CategoryPick } from '../../frame/picks/CategoryPick.tsx'
import { MuseumPick, ObjectPick } from '../../frame/picks/PlacePick.tsx'
import { useServiceSentence } from '../service-sentence.ts'
import { EquipmentStep } from './EquipmentStep.tsx'
import { GroupStep } from './GroupStep.tsx'
import { LoanStep } from './LoanStep.tsx'
import { ContactStep, LeaderStep, WishesStep } from './PeopleSteps.tsx'
import { PlaceStep, RouteStep } from './PlaceStep.tsx'
import type { StepProps } from './service-step.ts'
import { ServiceReview } from './ServiceReview.tsx'
import { WhenStep } from './WhenStep.tsx'
import { WishStep } from './WishStep.tsx'

/** The question of the moment. */
export function ShownServiceStep({ wizard }: StepProps) {
  const { screen } = wizard.steps
  if (screen === 'category' || screen === 'museum' || screen === 'object') return <PickStep wizard={wizard} />
  const Step = { ...shown, date: { schedule: WishStep, audio_guides: LoanStep, transport: WhenStep, guide: WhenStep }[wizard.kind] }[screen]
  return <Step wizard={wizard} />
}

const shown = {
  equipment: EquipmentStep,
  group: GroupStep,
  guide: LeaderStep,
  route: RouteStep,
  contact: ContactStep,
  place: PlaceStep,
  wishes: WishesStep,
  review: ServiceReview,
} as const

/** A choice that moves on by itself. */
function PickStep({ wizard: { kind, control, draft, progress, chosen, steps, onPick } }: StepProps) {
  const t = useTranslations('services')
  const sentence = useServiceSentence(control)
  if (steps.screen === 'category') return <CategoryPick chosen={draft.type} onPick={(type) => onPick('category', { type })} />
  if (steps.screen === 'museum') {
    return (
      <MuseumPick
        museums={chosen.museums}
        type={draft.type}
        chosen={draft.museum_id}
        onPick={(museum_id) => onPick('museum', { museum_id })}
        error={sentence('museum_id')}
      />
    )
  }
  const all = {
    id: everyObject,
    label: t('allObjects'),
    description: t('allObjectsText'),
    emblem: chosen.museum?.emblem ?? ('museum' as const),
  }
  const isAny = kind === 'schedule' && draft.system_id === '' && progress.seen.includes('object')
  return (
    <ObjectPick
      objects={chosen.objects}
      museumId={draft.museum_id}
      {...(kind === 'schedule' && { first: all })}
      chosen={isAny ? everyObject : draft.system_id}
      onPick={(id) => onPick('object', { system_id: id === everyObject ? '' : id })}
      error={sentence('system_id')}
    />
  )
}

/** The portal's own choice before the museum's objects (spec §3); sent as an empty system_id. */
const everyObject = 'all objects'
