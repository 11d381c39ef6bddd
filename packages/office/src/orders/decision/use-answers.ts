import { useState } from 'react'
import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import { canMove } from '@anfilada/contract/orders/order-status'
import { dayFill } from '../card/day-fill.ts'
import { faultsOf, wholeTime, type DecisionDraft, type DraftFaults } from './decision-draft.ts'
import { useDecision } from './use-decision.ts'

type Options = { order: OfficeOrderDetails; draft: DecisionDraft; onFault: (field: keyof DecisionDraft) => void; onDecided: () => void }

/** Only a slot has a line to stand in: equipment, vehicles and guides are given or not. */
export function canWait({ data, info }: Pick<OfficeOrderDetails, 'data' | 'info'>): boolean {
  return canMove(info.status, 'waiting_list') && data.schedule_item_id !== null
}

/** The four answers to one order, as acts; what is wrong in the fields is kept until the next try. */
export function useAnswers({ order, draft, onFault, onDecided }: Options) {
  const [faults, setFaults] = useState<DraftFaults>({})
  const { send, sending } = useDecision(order, onDecided)
  const base = { order_id: order.id, revision: order.data.revision }
  const short = dayFill(order).find((slot) => slot.isAsked)?.short ?? 0

  async function confirm(): Promise<void> {
    const found = faultsOf(draft)
    setFaults(found)
    const first = found.time ? 'time' : found.entrance ? 'entrance' : undefined
    if (first) return onFault(first)
    if (short > 0) return
    await send({ action: 'confirm_order', data: { ...base, time: wholeTime(draft.time), entrance: draft.entrance.trim() } }, 'confirmed')
  }

  return {
    confirm,
    wait: () => send({ action: 'wait_order', data: base }, 'waiting_list'),
    reject: (reason: string) => send({ action: 'reject_order', data: { ...base, reason } }, 'rejected'),
    cancel: (reason: string) => send({ action: 'cancel_order', data: { ...base, ...(reason && { reason }) } }, 'cancelled'),
    canConfirm: canMove(order.info.status, 'confirmed'),
    canWait: canWait(order),
    faults,
    short,
    sending,
  }
}
