import { contractFaults } from '@anfilada/browser/contract-faults'
import type { OrderKind } from '@anfilada/contract/orders/items'
import { postGuideInput, postRgAgInput, postScheduleInput, postTransportInput } from '@anfilada/contract/orders/order-kinds'
import { postRequestInput } from '@anfilada/contract/orders/orders'
import * as z from 'zod/mini'
import { fieldAt } from './field-at.ts'
import type { DraftField, OrderDraft } from './order-draft.ts'
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
