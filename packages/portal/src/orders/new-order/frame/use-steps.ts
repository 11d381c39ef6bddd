import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { focusField } from '@anfilada/ui/focus-field'
import { reachableIn, screenAfterIn, sharesScreenIn, stepOfField, type FormPlan, type Progress, type ScreenOf } from './form-plan.ts'
import type { FormPath } from './order-forms.ts'
import { isPhone } from './phone.ts'

export type Steps<S extends string, F extends string> = {
  screen: ScreenOf<S>
  /** The question that is shown; undefined on the review. */
  step: S | undefined
  /** Where the main act of this screen leads; the screen itself while its question has no answer. */
  following: ScreenOf<S>
  go: (screen: ScreenOf<S>) => void
  /** Leads to a field, wherever it stands. `target`: its name or id on the page. */
  goToField: (field: F, target?: string) => void
  /** The field that is to take the focus when its screen comes; asked once. */
  takeAwaitedField: () => string | undefined
}

/** Which question is shown: the address says it, so that back walks the steps and a reload stays. */
export function useSteps<S extends string, D, F extends string, P extends string>(
  path: FormPath,
  plan: FormPlan<S, D, F, P>,
  progress: Progress<S, D>,
): Steps<S, F> {
  const search = useSearch({ strict: false })
  const asked: string | undefined = search.step
  // What a partner's link carries stays in the address: should the session end here, the login wants it (spec §6).
  const { marketplace } = search
  const navigate = useNavigate()
  const awaitedField = useRef<string>(undefined)
  const wanted = ([...plan.steps, 'review'] as const).find((one) => one === asked)
  const screen = reachableIn(plan, wanted, progress)
  const show = useCallback(
    (step: string, quiet: { replace?: boolean; resetScroll: boolean }) =>
      // A screen of one form is no screen of another; each route reads its own.
      void navigate({ to: path, search: { ...(marketplace !== undefined && { marketplace }), step: step as 'review' }, ...quiet }),
    [navigate, path, marketplace],
  )
  useEffect(() => {
    if (asked !== screen) show(screen, { replace: true, resetScroll: false })
  }, [asked, screen, show])

  function go(next: ScreenOf<S>): void {
    // The day's slots are refilled beneath the month: no jump.
    show(next, { resetScroll: !sharesScreenIn(plan, screen, next) && !isPhone() })
  }
  function goToField(field: F, target: string = field): void {
    const next = stepOfField(plan, field)
    if (sharesScreenIn<S>(plan, screen, next)) {
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
  const step = screen === 'review' ? undefined : screen
  return { screen, step, following: screenAfterIn(plan, step, progress), go, goToField, takeAwaitedField }
}
