import { slotStatus } from '@anfilada/contract/catalogue'
import type { Language } from '@anfilada/contract/languages'
import { officeOrderActions, type OfficeOrder, type OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import type { Caller } from '../../http/caller.ts'
import type { Once } from '../../db/idempotency.ts'
import type { Pool, Tx } from '../../db/pool.ts'
import { type CountsOf, feature } from '../../http/actions.ts'
import { ProtocolFault } from '../../http/protocol-fault.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { findPriceOrigin, type PriceOrigin } from '../../pricing/index.ts'
import { cancelOrder, rejectOrder } from '../close-order.ts'
import { confirmOrder } from '../confirm-order.ts'
import { eventAnswer, listOrderEvents } from '../history.reads.ts'
import {
  countQueue,
  type DaySlotRow,
  findOfficeOrder,
  listDaySlots,
  listQueue,
  officeOrderAnswer,
  type OfficeOrderRow,
  type QueueFilter,
} from './office-orders.reads.ts'
import { priceLines } from '../order-lines.rules.ts'
import { pageOf, readCursor } from '../orders.reads.ts'
import { answerAtOrder } from '../turnstile/answer-at-slots.ts'
import { waitOrder } from '../wait-order.ts'
import { findOrderTimes } from '../waiting-place.reads.ts'

const queuePage = 200

export const officeOrdersFeature = feature(officeOrderActions, {
  office_queue: async ({ input, language, pool }) => {
    const cursor = readCursor(input.after)
    if (!cursor) throw new ProtocolFault('invalid_fields', { after: 'invalid' })
    const limit = input.limit ?? queuePage
    const [rows, total] = await Promise.all([
      listQueue(pool, { language, filter: filterOf(input), cursor, limit }),
      countQueue(pool, filterOf(input)),
    ])
    const page = pageOf(rows, limit)
    return accept({ result: page.rows.map((row) => officeOrderAnswer(row, language)), next: page.next, total })
  },

  office_order: async ({ input, language, pool }) => {
    const row = await findOfficeOrder(pool, input.order_id, language)
    return row ? accept({ result: await details(pool, row, language) }) : refuse('order_not_found')
  },

  confirm_order: ({ input, ...request }) =>
    decide(request, input.order_id, (tx, actorId) => confirmOrder(tx, { ...input, orderId: input.order_id, actorId })),

  wait_order: ({ input, ...request }) =>
    decide(request, input.order_id, (tx, actorId) => waitOrder(tx, { orderId: input.order_id, revision: input.revision, actorId })),

  reject_order: ({ input, ...request }) =>
    decide(request, input.order_id, (tx, actorId) => rejectOrder(tx, { ...input, orderId: input.order_id, actorId })),

  cancel_order: ({ input, ...request }) =>
    decide(request, input.order_id, (tx, actorId) => cancelOrder(tx, { ...input, orderId: input.order_id, reason: input.reason, actorId })),
})

export const queueCounts: CountsOf<typeof officeOrderActions, 'office_queue'> = {
  office_queue: ({ input, pool }) => countQueue(pool, filterOf(input)),
}

function filterOf({ kind, part }: Partial<QueueFilter>): QueueFilter {
  return { kind, part }
}

type Deciding = { caller: Caller; language: Language; once: Once | undefined; pool: Pool }

/** A decision of staff, once for each key; answers the order as it is afterwards. */
async function decide(
  { caller, language, once, pool }: Deciding,
  orderId: number,
  work: (tx: Tx, actorId: number) => Promise<Outcome<number>>,
): Promise<Outcome<{ result: OfficeOrder }>> {
  return answerAtOrder(pool, once, { orderId, scope: 'all' }, async (tx) => {
    const outcome = await work(tx, caller.userId)
    if (!outcome.ok) return outcome
    const row = await findOfficeOrder(tx, orderId, language)
    return row ? accept({ result: officeOrderAnswer(row, language) }) : refuse('order_not_found')
  })
}

async function details(pool: Pool, row: OfficeOrderRow, language: Language): Promise<OfficeOrderDetails> {
  const [events, day, origin, times] = await Promise.all([
    listOrderEvents(pool, row.id),
    row.objectId === null ? [] : listDaySlots(pool, row.objectId, row.passDate),
    row.priceVersion === null ? undefined : findPriceOrigin(pool, row.priceVersion),
    findOrderTimes(pool, row),
  ])
  return {
    ...officeOrderAnswer(row, language),
    lines: priceLines(row.lines, true),
    ...times,
    history: events.map((event) => eventAnswer(event, { language, seesPrices: true })),
    day: day.map(daySlotAnswer),
    price_list: origin ? originAnswer(origin) : null,
  }
}

function originAnswer({ publishedAt, ...origin }: PriceOrigin): OfficeOrderDetails['price_list'] {
  const { listId, name, customerId, customerName, validFrom, validUntil, versionId, number } = origin
  return {
    list_id: listId,
    name,
    customer: customerId === null ? null : { id: customerId, name: customerName ?? '' },
    valid_from: validFrom,
    valid_until: validUntil,
    version_id: versionId,
    number,
    published_at: publishedAt?.toISOString() ?? null,
  }
}

function daySlotAnswer({ closed, inProcessing, ...slot }: DaySlotRow): OfficeOrderDetails['day'][number] {
  return { ...slot, in_processing: inProcessing, status: slotStatus(slot.free, closed) }
}
