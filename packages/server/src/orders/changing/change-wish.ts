import type * as z from 'zod/mini'
import type { ChangeInput } from '@anfilada/contract/orders/order-changes'
import type { Order } from '@anfilada/contract/orders/orders'
import { fieldFaultsOf } from '@anfilada/contract/fields'
import type { OrderRow } from '../orders.reads.ts'
import type { ChangeBase } from './change-base.reads.ts'
import type { OrderValues } from './pending-change.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'

/** What is to be decided about: the order as it is, the data and the hour that it would have, and whether that makes a new price. */
export type Wish = { row: OrderRow; base: ChangeBase; data: Order['data']; time: string; input: ChangeInput; priced: boolean }
/** `free`: what the order may have of the slot at most, its own places counted in; null without a slot. */
export type Proposed = { values: OrderValues; free: number | null }

/** The whole of a changed order, held to the form of a new one of its kind: what that refuses is refused here, beside the same fields. */
export function validated<S extends z.ZodMiniType>(schema: S, data: object): Outcome<z.output<S>> {
  const present = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))
  const parsed = schema.safeParse(present, { reportInput: true })
  return parsed.success ? accept(parsed.data) : { ...refuse('invalid_fields'), fields: fieldFaultsOf(parsed.error.issues) }
}
