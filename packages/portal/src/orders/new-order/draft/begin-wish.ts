import { newKey } from '@anfilada/browser/act-key'
import { museumDate } from '@anfilada/browser/formats'
import type { FormStep } from '@anfilada/contract/orders/kinds/field-row'
import type { DueWishes } from '@anfilada/contract/orders/windows'
import { readDraft, writeDraft } from './draft-store.ts'
import { formSteps } from './form-steps.ts'
import { isUntouched, nextDraft } from './order-draft.ts'

/**
 * Lays the museum of wishes that are due into their form, which offers the days of its open months, and answers the step that comes next.
 * What is written there already stays, and the form opens where it was left.
 */
export function beginWish({ museum_id, zone, type }: DueWishes, login: string): FormStep | undefined {
  const kept = readDraft('schedule', login, museumDate(new Date()))
  if (!isUntouched(kept.draft)) return undefined
  const steps = formSteps.schedule
  const draft = { ...nextDraft(kept.draft), type, museum_id, zone }
  writeDraft('schedule', login, { draft, seen: steps.slice(0, steps.indexOf('object')), key: newKey(), hold: undefined })
  return 'object'
}
