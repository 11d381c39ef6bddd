/** What must be filled in: its name in the summary, the question that asks for it, and whether it is there. */
export type FormPart<S extends string, D, P extends string> = { part: P; step: S; isDone: (progress: Progress<S, D>) => boolean }

/** An order form as data: its questions in their order, and the fields of each (`S` questions, `D` draft, `F` fields, `P` parts). */
export type FormPlan<S extends string, D, F extends string, P extends string> = {
  steps: readonly S[]
  /** Questions that may be passed without an answer; only to have looked at them counts. */
  optional: readonly S[]
  fields: Readonly<Record<S, readonly F[]>>
  parts: readonly FormPart<S, D, P>[]
  /** Questions that stand on one screen. */
  together: readonly S[]
}

/** The draft, and the steps that the reader has left by an act of his: the optional ones have no other mark of being done. */
export type Progress<S extends string, D> = { draft: D; seen: readonly S[] }

/** What a form may show: a question, or the whole order before it is sent. */
export type ScreenOf<S extends string> = S | 'review'

/** What is still to be filled in, in the order of the form. */
export function missingIn<S extends string, D, F extends string, P extends string>(
  plan: FormPlan<S, D, F, P>,
  progress: Progress<S, D>,
): P[] {
  return plan.parts.filter(({ isDone }) => !isDone(progress)).map(({ part }) => part)
}

export function isAnsweredIn<S extends string, D, F extends string, P extends string>(
  plan: FormPlan<S, D, F, P>,
  step: S,
  progress: Progress<S, D>,
): boolean {
  return plan.parts.every((part) => part.step !== step || part.isDone(progress))
}

/** The question that asks for a field. */
export function stepOfField<S extends string, D, F extends string, P extends string>(plan: FormPlan<S, D, F, P>, field: F): S {
  return plan.steps.find((step) => plan.fields[step].includes(field)) ?? (plan.steps[0] as S)
}

export function stepOfPartIn<S extends string, D, F extends string, P extends string>(plan: FormPlan<S, D, F, P>, part: P): S {
  return plan.parts.find((one) => one.part === part)?.step ?? (plan.steps[0] as S)
}

/** Where a reader who asks for this screen gets: to the first question before it that has no answer. */
export function reachableIn<S extends string, D, F extends string, P extends string>(
  plan: FormPlan<S, D, F, P>,
  wanted: ScreenOf<S> | undefined,
  progress: Progress<S, D>,
): ScreenOf<S> {
  const target = wanted ?? screenAfterIn(plan, undefined, progress)
  const before = target === 'review' ? plan.steps : plan.steps.slice(0, plan.steps.indexOf(target))
  return before.find((step) => !isAnsweredIn(plan, step, progress)) ?? target
}

/** The next question that waits for an answer or was never looked at; the review when there is none. */
export function screenAfterIn<S extends string, D, F extends string, P extends string>(
  plan: FormPlan<S, D, F, P>,
  left: S | undefined,
  { draft, seen }: Progress<S, D>,
): ScreenOf<S> {
  const passed = left ? [...seen, left] : seen
  const progress = { draft, seen: passed }
  const waits = (step: S) => !isAnsweredIn(plan, step, progress) || (plan.optional.includes(step) && !passed.includes(step))
  return plan.steps.find(waits) ?? 'review'
}

/** Changing the one refills the other in sight. */
export function sharesScreenIn<S extends string>({ together }: { together: readonly S[] }, one: ScreenOf<S>, other: ScreenOf<S>): boolean {
  const shared: readonly ScreenOf<S>[] = together
  return one === other || (shared.includes(one) && shared.includes(other))
}
