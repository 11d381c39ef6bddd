import { contractFaults } from '@anfilada/browser/contract-faults'
import type { OrderKind } from '@anfilada/contract/orders/items'
import { rowsOf } from '@anfilada/contract/orders/kinds/tables'
import { postGuideInput, postRgAgInput, postScheduleInput, postTransportInput } from '@anfilada/contract/orders/order-kinds'
import { postRequestInput } from '@anfilada/contract/orders/orders'
import * as z from 'zod/mini'
import { controlsOf } from './form-plan.ts'
import { type DraftField, isDraftField, type OrderDraft } from './order-draft.ts'
import { type OrderRequest, requestOf } from './requests.ts'

// Compiled validators need eval, which the content security policy refuses.
z.config({ jitless: true })

const schemas: Readonly<Record<OrderKind, z.ZodMiniType>> = {
  museum_tickets: postRequestInput,
  schedule: postScheduleInput,
  audio_guides: postRgAgInput,
  transport: postTransportInput,
  guide: postGuideInput,
}

/** The server's own schema, asked before sending. */
export function draftFaults(kind: OrderKind, draft: OrderDraft): Partial<Record<DraftField, string>> {
  return contractFaults(schemas[kind], requestOf(kind, draft), (path) => fieldAt(kind, path))
}

/** Whether nothing that the action asks for is missing. */
export function isWhole(kind: OrderKind, request: Partial<OrderRequest>): request is OrderRequest {
  return schemas[kind].safeParse(request).success
}

/** The control for a path of the contract: `services.0.quantity` is the first of the services, a moment is its hour. */
export function fieldAt(kind: OrderKind, path: string): DraftField | undefined {
  const [head = ''] = path.split('.')
  const found = rowsOf(kind).find(([field, { sentAs }]) => field === head || sentAs === head)
  if (!found) return isDraftField(head) ? head : undefined
  const [field, row] = found
  return controlsOf(kind, field, row).at(row.value === 'moment' ? -1 : 0)
}
