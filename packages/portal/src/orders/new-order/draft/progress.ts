import type { FormStep } from '@anfilada/contract/orders/kinds/field-row'
import type { FormPlan, Progress, RequiredPart } from './form-plan.ts'
import type { Screen } from './form-steps.ts'
import type { DraftField } from './order-draft.ts'

/** What is still to be filled in, in the order of the form. */
export function missingIn({ parts }: FormPlan, progress: Progress): readonly RequiredPart[] {
  return parts.filter(({ isDone }) => !isDone(progress))
}

export function isAnswered(plan: FormPlan, step: FormStep, progress: Progress): boolean {
  return plan.parts.every((part) => part.step !== step || part.isDone(progress))
}

/** The controls of a question. */
export function fieldsOf({ asked }: FormPlan, step: FormStep): readonly DraftField[] {
  return asked[step]?.flatMap(({ controls }) => controls) ?? []
}

/** The fields of a form in the order in which they are asked for: so the summary of errors lists them. */
export function allFieldsOf(plan: FormPlan): readonly DraftField[] {
  return plan.steps.flatMap((step) => fieldsOf(plan, step))
}

/** The question that asks for a field. */
export function stepOfField(plan: FormPlan, field: DraftField): FormStep {
  return plan.steps.find((step) => fieldsOf(plan, step).includes(field)) ?? 'category'
}

/** Where a reader who asks for this screen gets: to the first question before it that has no answer. */
export function reachable(plan: FormPlan, wanted: Screen | undefined, progress: Progress): Screen {
  const target = wanted ?? screenAfter(plan, undefined, progress)
  const before = target === 'review' ? plan.steps : plan.steps.slice(0, plan.steps.indexOf(target))
  return before.find((step) => !isAnswered(plan, step, progress)) ?? target
}

/** The next question that waits for an answer or was never looked at; the review when there is none. */
export function screenAfter(plan: FormPlan, left: FormStep | undefined, { draft, seen }: Progress): Screen {
  const passed = left ? [...seen, left] : seen
  const progress = { draft, seen: passed }
  const waits = (step: FormStep) => !isAnswered(plan, step, progress) || (plan.optional.includes(step) && !passed.includes(step))
  return plan.steps.find(waits) ?? 'review'
}

/** The month and its slots stand on one screen: changing the one refills the other in sight. Only a form with slots asks for a time apart. */
export function sharesScreen(one: Screen, other: Screen): boolean {
  const shared: readonly Screen[] = ['date', 'time']
  return one === other || (shared.includes(one) && shared.includes(other))
}
