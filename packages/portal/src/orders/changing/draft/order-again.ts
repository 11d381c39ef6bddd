import { newKey } from '@anfilada/browser/act-key'
import { museumDate } from '@anfilada/browser/formats'
import type { FormStep } from '@anfilada/contract/orders/kinds/field-row'
import type { NeedyOrder } from '@anfilada/contract/orders/order-needs'
import { readDraft, writeDraft } from '../../new-order/draft/draft-store.ts'
import { formSteps } from '../../new-order/draft/form-steps.ts'
import { emptyDraft, isUntouched, type OrderDraft } from '../../new-order/draft/order-draft.ts'
import { valuesOf } from './change-values.ts'

/**
 * Lays an order that came to nothing into the form of its kind, at the time that has room for it or else without an hour, and answers the step at which another is chosen: of a day
 * that is over the day. What is written there already stays, and the form opens where it was left.
 */
export function beginAgain(order: NeedyOrder, login: string): FormStep | undefined {
  const { kind } = order.data
  const today = museumDate(new Date())
  const kept = readDraft(kind, login, today)
  if (!isUntouched(kept.draft)) return undefined
  const steps = formSteps[kind]
  const step = steps.includes('time') && (order.other_time?.date ?? order.data.pass_date) >= today ? 'time' : 'date'
  writeDraft(kind, login, { draft: draftOf(order), seen: steps.slice(0, steps.indexOf(step)), key: newKey(), hold: undefined })
  return step
}

function draftOf(order: NeedyOrder): OrderDraft {
  const { type, museum_id } = order.data
  const said = Object.fromEntries(Object.entries(valuesOf(order)).filter(([, value]) => value !== null))
  const { date: pass_date, schedule_item_id, time } = order.other_time ?? { date: order.data.pass_date, schedule_item_id: null, time: '' }
  return { ...emptyDraft, ...said, type, museum_id, zone: order.info.zone, pass_date, schedule_item_id, time }
}
