import { lazy, Suspense, useState, type ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { Button } from '@anfilada/ui/Button'
import type { LoweringAsked } from './plans.queries.ts'

// Seldom asked for: not with the page.
const load = () => import('./SlotPlanDialogs.tsx')
const Dialogs = lazy(() => load().then((chunk) => ({ default: chunk.SlotPlanDialogs })))
const Progress = lazy(() => load().then((chunk) => ({ default: chunk.PlanProgress })))

/** `asked`: the change whose plan is being made. */
export function usePlanning(onStarted: () => void) {
  const [asked, setAsked] = useState<LoweringAsked>()
  function close(isStarted: boolean) {
    setAsked(undefined)
    if (isStarted) onStarted()
  }
  const dialogs = asked && (
    <Suspense fallback={null}>
      <Dialogs asked={asked} onClose={close} />
    </Suspense>
  )
  return { begin: setAsked, dialogs }
}

/** Leads to the plan for whoever may decide about orders. */
export function PlanButton({ onPress }: { onPress: () => void }) {
  const t = useTranslations('slots.plan')
  if (!useMay()(['decide', 'OfficeOrder'])) return null
  return <Button onPress={onPress}>{t('make')}</Button>
}

export function LazyProgress(props: ComponentProps<typeof Progress>) {
  return (
    <Suspense fallback={null}>
      <Progress {...props} />
    </Suspense>
  )
}
