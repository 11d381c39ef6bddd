import { useAct } from '@anfilada/browser/use-act'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { confirmInput } from '@anfilada/contract/orders/decision-inputs'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import { canMove } from '@anfilada/contract/orders/order-status'
import { dayFill } from '../day-fill.ts'
import { noteDecision } from '../../shell/keys/too-soon.ts'
import { faultsOf, firstDraft, wholeTime } from './decision-draft.ts'
import { useDecided } from './use-decided.ts'
import { useDecisionWords } from './DecisionFields.tsx'

/** Only a slot has a waiting list: equipment, vehicles and guides are given or not. */
export function canWait({ data, info }: Pick<OfficeOrderDetails, 'data' | 'info'>): boolean {
  return canMove(info.status, 'waiting_list') && data.schedule_item_id !== null
}

/** The two answers to one order that need no reason: to confirm it, which is a form, and to let it wait. */
export function useAnswers(order: OfficeOrderDetails, onDecided: () => void) {
  const { act, sending } = useAct(['orders'])
  const decided = useDecided(onDecided)
  const base = { order_id: order.id, revision: order.data.revision }
  const short = dayFill(order).find((slot) => slot.isAsked)?.short ?? 0
  const form = useActionForm({
    ...useDecisionWords(order.data.kind),
    action: 'confirm_order',
    schema: confirmInput,
    start: firstDraft(order),
    // What was typed for an order waits for the return to it.
    keptAs: `decision.${order.id}`,
    input: ({ time, entrance }) => ({ ...base, time: wholeTime(time), entrance: entrance.trim() }),
    faults: faultsOf,
    touches: ['orders'],
    onDone: (answer) => decided('confirmed', answer),
  })
  const isBusy = form.busy || sending !== undefined

  function confirm(): void {
    if (isBusy || short > 0) return
    noteDecision()
    form.submit()
  }
  async function wait(): Promise<void> {
    if (isBusy) return
    noteDecision()
    const outcome = await act('wait_order', base)
    if (outcome.ok) decided('waiting_list', outcome.answer)
  }
  return {
    form,
    confirm,
    wait: () => void wait(),
    canConfirm: canMove(order.info.status, 'confirmed'),
    canWait: canWait(order),
    short,
    sending: form.busy ? ('confirm_order' as const) : sending,
  }
}
