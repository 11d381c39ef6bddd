import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { focusField } from '@anfilada/ui/focus-field'
import type { FormStep } from '@anfilada/contract/orders/kinds/field-row'
import { textIn } from '@anfilada/browser/read-address'
import { useAddress } from '@anfilada/browser/use-address'
import type { FormPlan, Progress } from '../draft/form-plan.ts'
import { type NewOrderSearch, readNewOrderSearch, type Screen, screens } from '../draft/form-steps.ts'
import type { DraftField } from '../draft/order-draft.ts'
import type { FormPath } from '../draft/order-forms.ts'
import { reachable, screenAfter, sharesScreen, stepOfField } from '../draft/progress.ts'
import { isPhone } from '../frame/StepFrame.tsx'

export type Steps = {
  screen: Screen
  /** The question that is shown; undefined on the review. */
  step: FormStep | undefined
  /** Where the main act of this screen leads; the screen itself while its question has no answer. */
  following: Screen
  go: (screen: Screen) => void
  /** To the first question, over whatever is typed. */
  begin: () => void
  /** Leads to a field, wherever it stands. */
  goToField: (field: DraftField) => void
  /** The field that is to take the focus when its screen comes; asked once. */
  takeAwaitedField: () => string | undefined
}

function readFormAddress(search: Record<string, unknown>): NewOrderSearch & { marketplace?: string } {
  const marketplace = textIn(search['marketplace'])
  return { ...readNewOrderSearch(search), ...(marketplace !== undefined && { marketplace }) }
}

/** Which question is shown: the address says it, so that back walks the steps and a reload stays. */
export function useSteps(path: FormPath, plan: FormPlan, progress: Progress): Steps {
  // What a partner's link carries stays in the address: should the session end here, the login wants it (specification/screens.md).
  const { marketplace, step: asked } = useAddress(readFormAddress)
  const navigate = useNavigate()
  const awaitedField = useRef<string>(undefined)
  const wanted = screens.find((one) => one === asked && (one === 'review' || plan.steps.includes(one)))
  const screen = reachable(plan, wanted, progress)
  const show = useCallback(
    (step: Screen, quiet: { replace?: boolean; resetScroll: boolean; ignoreBlocker?: boolean }) =>
      void navigate({ to: path, search: { ...(marketplace !== undefined && { marketplace }), step }, ...quiet }),
    [navigate, path, marketplace],
  )
  useEffect(() => {
    if (asked !== screen) show(screen, { replace: true, resetScroll: false })
  }, [asked, screen, show])

  function go(next: Screen): void {
    // The day's slots are refilled beneath the month: no jump.
    show(next, { resetScroll: !sharesScreen(screen, next) && !isPhone() })
  }
  function goToField(field: DraftField): void {
    const next = stepOfField(plan, field)
    if (sharesScreen(screen, next)) return focusField(field)
    awaitedField.current = field
    return go(next)
  }
  const takeAwaitedField = useCallback(() => {
    const field = awaitedField.current
    awaitedField.current = undefined
    return field
  }, [])
  const step = screen === 'review' ? undefined : screen
  const begin = () => show('category', { resetScroll: true, ignoreBlocker: true })
  return { screen, step, following: screenAfter(plan, step, progress), go, begin, goToField, takeAwaitedField }
}
