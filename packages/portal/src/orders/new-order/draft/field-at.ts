import type { OrderKind } from '@anfilada/contract/orders/items'
import { rowsOf } from '@anfilada/contract/orders/kinds/tables'
import { controlsOf } from './form-plan.ts'
import { type DraftField, isDraftField } from './order-draft.ts'

/** The control for a path of the contract: `services.0.quantity` is the first of the services, a moment is its hour. */
export function fieldAt(kind: OrderKind, path: string): DraftField | undefined {
  const [head = ''] = path.split('.')
  const found = rowsOf(kind).find(([field, { sentAs }]) => field === head || sentAs === head)
  if (!found) return isDraftField(head) ? head : undefined
  const [field, row] = found
  return controlsOf(kind, field, row).at(row.value === 'moment' ? -1 : 0)
}
