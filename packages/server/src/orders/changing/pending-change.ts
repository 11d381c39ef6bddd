import type { TranslatedName } from '@anfilada/contract/languages'
import type { OrderDetailsByKind } from '@anfilada/contract/orders/kinds/order-data'
import type { OrderKind } from '@anfilada/contract/orders/items'
import type { ChangedColumns } from '../kinds/order-columns.ts'
import type { LineTuple } from '../order-lines.rules.ts'

type Names = Partial<TranslatedName>

/** A value before and after; names in all languages where it is the number of something that has one. */
export type Change = {
  from: string | number | null
  to: string | number | null
  names?: { from: Names | null; to: Names | null }
}
export type Diff = Record<string, Change>

/** What of an order a change writes. */
export type OrderValues = ChangedColumns & {
  details: OrderDetailsByKind[OrderKind]
  places: number
  lines: LineTuple[]
  totalKopecks: number
  priceVersion: number | null
}

/**
 * A change that waits beside a confirmed order, as its row keeps it. Sums as the customer saw them; `unseen`: nobody of his has seen them yet,
 * and it does not wait for staff before somebody has. `cancels`: it is no change but the end of the order, which is never asked of staff.
 */
export type Pending = { values: OrderValues; diff: Diff; penalty: number; askedAt: string; askedBy: number; unseen?: true; cancels?: true }
