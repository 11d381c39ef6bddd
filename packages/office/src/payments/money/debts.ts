import type { UnallocatedMoney } from '@anfilada/contract/payments/office-payments'

type Due = { id: number; day: string; museum: string; due: number }
/** What free money may pay: an order, or its penalty, on the day of the visit; the fee of a renewal on the day of its group. */
export type Debt = Due & ({ kind: 'order'; isPenalty: boolean } | { kind: 'fee'; license: string })

/** All that the customer of the money owes, the earliest first. */
export function debtsOf({ due_orders: orders, due_fees: fees }: Pick<UnallocatedMoney, 'due_orders' | 'due_fees'>): Debt[] {
  const ofOrders = orders.map(({ order_id: id, pass_date: day, museum, due, status }) => {
    return { kind: 'order', id, day, museum, due, isPenalty: status === 'cancelled' } as const
  })
  const ofFees = fees.map(({ request_id: id, held_on: day, museum, due, number }) => {
    return { kind: 'fee', id, day, museum, due, license: number } as const
  })
  return [...ofOrders, ...ofFees].toSorted((one, other) => one.day.localeCompare(other.day))
}

/** How people call it, for the sentences that name it. */
export function nameOf(debt: Debt): string {
  return debt.kind === 'order' ? String(debt.id) : debt.license
}
