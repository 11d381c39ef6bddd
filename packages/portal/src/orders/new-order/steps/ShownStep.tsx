import { type ComponentType, lazy, useEffect } from 'react'
import type { FormStep } from '@anfilada/contract/orders/kinds/field-row'
import { inTime } from '../../../shell/load-chunk.tsx'
import { useIsQuiet } from '../../../shell/use-is-quiet.ts'
import { loadFaults } from '../draft/load-faults.ts'
import type { StepProps } from '../form/use-order-wizard.ts'
import { CategoryStep, MuseumStep, ObjectStep } from './PickStep.tsx'

const loadLater = () => inTime(() => import('./LaterStep.tsx'))
const LaterStep = lazy(loadLater)

/** Where a form begins: what its page comes with. */
const picks: Partial<Record<FormStep | 'review', ComponentType<StepProps>>> = {
  category: CategoryStep,
  museum: MuseumStep,
  object: ObjectStep,
}

/** The question of the moment. */
export function ShownStep({ wizard }: StepProps) {
  const { screen } = wizard.steps
  const isQuiet = useIsQuiet()
  useEffect(() => {
    // Those who go on ask again, and hear of a failure.
    if (isQuiet) for (const asked of [loadLater(), loadFaults()]) asked.catch(() => undefined)
  }, [isQuiet])
  // The wishes' first question begins with until when they are taken.
  const Pick = wizard.kind === 'schedule' && screen === 'category' ? undefined : picks[screen]
  return Pick ? <Pick wizard={wizard} /> : <LaterStep wizard={wizard} />
}
