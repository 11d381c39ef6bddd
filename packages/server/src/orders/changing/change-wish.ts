import type { ChangeInput } from '@anfilada/contract/orders/order-changes'
import type { Order } from '@anfilada/contract/orders/orders'
import type { OrderRow } from '../orders.reads.ts'
import type { ChangeBase } from './change-base.reads.ts'
import type { OrderValues } from './pending-change.ts'

/** What is to be decided about: the order as it is, the data and the hour that it would have, and whether that makes a new price. */
export type Wish = { row: OrderRow; base: ChangeBase; data: Order['data']; time: string; input: ChangeInput; priced: boolean }
/** `free`: what the order may have of the slot at most, its own places counted in; null without a slot. */
export type Proposed = { values: OrderValues; free: number | null }
