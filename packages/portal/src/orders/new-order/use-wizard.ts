import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { focusField } from '@anfilada/ui/focus-field'
import type { DraftField } from './draft/draft-fields.ts'
import { reachableScreen, screenAfter, sharesScreen, stepOf, type Progress } from './draft/progress.ts'
import type { Screen, Step } from './new-order-search.ts'

const route = getRouteApi('/content/new')

export type Wizard = {
  screen: Screen
  /** Where the main act of this screen leads; the screen itself while its question has no answer. */
  following: Screen
  go: (screen: Screen) => void
  /** Leads to a field, wherever it stands. `target`: its name or id on the page. */
  goToField: (field: DraftField, target?: string) => void
  /** The field that is to take the focus when its screen comes; asked once. */
  takeAwaitedField: () => string | undefined
}

/** Which question is shown: the address says it, so that back walks the steps and a reload stays. */
export function useWizard(progress: Progress): Wizard {
  const wanted = route.useSearch().step
  const navigate = route.useNavigate()
  const awaitedField = useRef<string>(undefined)
  const screen = reachableScreen(wanted, progress)
  useEffect(() => {
    if (wanted !== screen) void navigate({ search: { step: screen }, replace: true, resetScroll: false })
  }, [wanted, screen, navigate])

  function go(next: Screen): void {
    // The day's slots are refilled beneath the month: no jump.
    void navigate({ search: { step: next }, resetScroll: !sharesScreen(screen, next) })
  }
  function goToField(field: DraftField, target: string = field): void {
    const next = stepOf(field)
    if (sharesScreen(screen, next)) {
      focusField(target)
      return
    }
    awaitedField.current = target
    go(next)
  }
  const takeAwaitedField = useCallback(() => {
    const field = awaitedField.current
    awaitedField.current = undefined
    return field
  }, [])
  return { screen, following: screenAfter(asStep(screen), progress), go, goToField, takeAwaitedField }
}

export function asStep(screen: Screen): Step | undefined {
  return screen === 'review' ? undefined : screen
}
