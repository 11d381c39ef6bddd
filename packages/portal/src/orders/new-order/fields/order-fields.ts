import type { OrderKind } from '@anfilada/contract/orders/items'
import type { CountField } from '@anfilada/contract/orders/kinds/counts'
import type { DraftField, OrderDraft } from '../draft/order-draft.ts'

/** What controls stand over: the draft of a new order, or an order that is being changed. */
export type OrderFields = {
  kind: OrderKind
  values: Readonly<Partial<Record<DraftField, string | number | null>>>
  set: <F extends DraftField>(field: F, value: OrderDraft[F]) => void
  /** Several at once, of which one brings the others along. */
  setAll: (values: Partial<OrderDraft>) => void
  label: (field: DraftField) => string
  error: (field: DraftField) => string | undefined
  hint?: (field: DraftField) => string | undefined
  /** What one costs, for those who may see prices. */
  price?: (field: CountField) => string | undefined
  /** The most that may be had of something, where less than the kind takes. */
  most?: (field: CountField) => number | undefined
  /** Whether an item of a list is sold. */
  isOffered?: (field: DraftField) => boolean
}

export function textIn({ values }: OrderFields, field: DraftField): string {
  return String(values[field] ?? '')
}

export function countIn({ values }: OrderFields, field: DraftField): number {
  return Number(values[field] ?? 0)
}
