import { useState } from 'react'
import { PlanDialog } from './PlanDialog.tsx'
import type { LoweringAsked } from './plans.queries.ts'
import { PlanProgress } from './PlanProgress.tsx'

/** `onClose` is told whether the plan was begun. */
type Props = { asked: LoweringAsked; onClose: (isStarted: boolean) => void }

/** A plan is made, and once it is begun it is watched in the same place. */
export function SlotPlanDialogs({ asked, onClose }: Props) {
  const [planId, setPlanId] = useState<number>()
  if (planId !== undefined) return <PlanProgress planId={planId} onClose={() => onClose(true)} />
  return <PlanDialog asked={asked} onStarted={setPlanId} onClose={() => onClose(false)} />
}

export { PlanProgress }
