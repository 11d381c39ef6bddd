import { slotStatus } from '@anfilada/contract/catalogue'
import type { Language } from '@anfilada/contract/languages'
import { officeOrderActions, type OfficeOrderDetails, type QueueInput } from '@anfilada/contract/orders/office-orders'
import { countIn, type QueueFilter } from '@anfilada/contract/orders/queue-filter'
import type { Pool } from '../../db/pool.ts'
import { type CountsOf, feature } from '../../http/actions.ts'
import { ProtocolFault } from '../../http/protocol-fault.ts'
import { accept, refuse } from '../../outcome.ts'
import { findPriceOrigin, type PriceOrigin } from '../../pricing/index.ts'
import { findDecision } from './decisions.reads.ts'
import { eventAnswer, listOrderEvents } from '../history.reads.ts'
import { answerDecision } from './answer-decision.ts'
import {
  countQueue,
  type DaySlotRow,
  findOfficeOrder,
  listDaySlots,
  listQueue,
  officeOrderAnswer,
  type OfficeOrderRow,
} from './office-orders.reads.ts'
import { priceLines } from '../order-lines.rules.ts'
import { pageOf, readCursor } from '../orders.reads.ts'
import { findOrderTimes } from '../waiting-place.reads.ts'

const queuePage = 200

export const officeOrdersFeature = feature(officeOrderActions, {
  office_queue: async ({ input, language, pool }) => {
    const cursor = readCursor(input.after)
    if (!cursor) throw new ProtocolFault('invalid_fields', { after: 'invalid' })
    const limit = input.limit ?? queuePage
    const filter = filterOf(input)
    const [rows, counts] = await Promise.all([listQueue(pool, { language, filter, cursor, limit }), countQueue(pool)])
    const page = pageOf(rows, limit)
    const result = page.rows.map((row) => officeOrderAnswer(row, language))
    return accept({ result, next: page.next, total: countIn(counts, filter), counts })
  },

  office_order: async ({ input, caller, language, pool }) => {
    const row = await findOfficeOrder(pool, input.order_id, language)
    return row ? accept({ result: await details(pool, row, { readerId: caller.userId, language }) }) : refuse('order_not_found')
  },

  confirm_order: (request) => {
    const { time, entrance } = request.input
    return answerDecision(request, { act: 'confirm_order', input: { time, entrance } })
  },

  wait_order: (request) => answerDecision(request, { act: 'wait_order', input: {} }),

  reject_order: (request) => answerDecision(request, { act: 'reject_order', input: { reason: request.input.reason } }),

  cancel_order: (request) => answerDecision(request, { act: 'cancel_order', input: { reason: request.input.reason } }),
})

export const queueCounts: CountsOf<typeof officeOrderActions, 'office_queue'> = {
  office_queue: async ({ input, pool }) => countIn(await countQueue(pool), filterOf(input)),
}

function filterOf({ kind, part }: QueueInput): QueueFilter {
  return { ...(kind && { kind: [kind].flat() }), ...(part && { part: [part].flat() }) }
}

type Reading = { readerId: number; language: Language }

async function details(pool: Pool, row: OfficeOrderRow, { readerId, language }: Reading): Promise<OfficeOrderDetails> {
  const [events, day, origin, times, decision] = await Promise.all([
    listOrderEvents(pool, row.id),
    row.objectId === null ? [] : listDaySlots(pool, row.objectId, row.passDate),
    row.priceVersion === null ? undefined : findPriceOrigin(pool, row.priceVersion),
    findOrderTimes(pool, row),
    findDecision(pool, row.id, readerId),
  ])
  return {
    ...officeOrderAnswer(row, language),
    lines: priceLines(row.lines, true),
    ...times,
    history: events.map((event) => eventAnswer(event, { language, seesPrices: true })),
    day: day.map(daySlotAnswer),
    price_list: origin ? originAnswer(origin) : null,
    decision,
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
