import { type ArchiveInput, orderActions, type PostRequestInput } from '@anfilada/contract/orders/orders'
import { wishActions } from '@anfilada/contract/orders/windows'
import { wishNoticeDays } from '@anfilada/contract/orders/wishes-due'
import { windowAnswer } from '../catalogue/index.ts'
import { answerOnce } from '../db/idempotency.ts'
import { type ActionRequest, type CountsOf, feature } from '../http/actions.ts'
import { ProtocolFault } from '../http/protocol-fault.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { type ArchiveFilter, countArchive, listArchive } from './archiving/archive.reads.ts'
import { cancelOwnOrder } from './close-order.ts'
import { eventAnswer, listOrderEvents } from './history.reads.ts'
import { priceLines } from './order-lines.rules.ts'
import { customerReader, orderAnswer, upcomingAnswer } from './order.presenter.ts'
import { countUpcoming, findOrderRow, findOtherTime, listUpcoming, pageOf, readCursor } from './orders.reads.ts'
import { announce, lockOrder, type OrderScope, saveArchived, scopeOf } from './orders.store.ts'
import { placeOrder } from './placing/place-order.ts'
import { answerAtOrder } from './turnstile/answer-at-slots.ts'
import { findOrderTimes } from './waiting-place.reads.ts'
import { listDueWishes } from './wishes/wishes.reads.ts'
import type { Tx } from '../db/pool.ts'
import { decideArchiving } from './order.rules.ts'

const archivePage = 50

export const ordersFeature = feature(
  { ...orderActions, ...wishActions },
  {
    get_upcoming: async ({ input, caller, language, pool }) => {
      const rows = await listUpcoming(pool, { scope: scopeOf(caller), language, cursor: cursorOf(input.after), limit: input.limit })
      const page = pageOf(rows, input.limit)
      const reader = customerReader(caller, language)
      return accept({ result: page.rows.map((row) => upcomingAnswer(row, reader)), ...(input.limit !== undefined && { next: page.next }) })
    },

    get_archive: async ({ input, caller, language, pool }) => {
      const limit = input.limit ?? archivePage
      const list = { scope: scopeOf(caller), language, cursor: cursorOf(input.after), limit }
      const page = pageOf(await listArchive(pool, list, archiveFilterOf(input)), limit)
      const reader = customerReader(caller, language)
      return accept({ result: page.rows.map((row) => orderAnswer(row, reader)), next: page.next })
    },

    get_request: async ({ input, caller, language, pool }) => {
      const row = await findOrderRow(pool, input.request_id, scopeOf(caller), language)
      if (!row) return refuse('order_not_found')
      const events = await listOrderEvents(pool, row.id)
      const otherTime = await findOtherTime(pool, row)
      const reader = customerReader(caller, language)
      return accept({
        result: {
          ...orderAnswer(row, reader),
          lines: priceLines(row.lines, reader.seesPrices),
          ...(await findOrderTimes(pool, row)),
          ...(otherTime && { other_time: otherTime }),
          history: events.map((event) => eventAnswer(event, reader)),
        },
      })
    },

    post_request: async (request: ActionRequest<PostRequestInput>) => {
      const { customerId } = request.caller
      if (customerId === null) throw new ProtocolFault('forbidden')
      const outcome = await placeOrder({ ...request, caller: { ...request.caller, customerId } })
      return outcome.ok ? accept({ result: outcome.value }) : outcome
    },

    delete_request: async ({ input, caller, pool, once }) => {
      const closing = {
        orderId: input.request_id,
        revision: input.revision,
        actorId: caller.userId,
        scope: scopeOf(caller),
        penalty: input.penalty,
        seesPrices: caller.can('read', 'Price'),
      }
      const outcome = await answerAtOrder(pool, once, closing, (tx) => cancelOwnOrder(tx, closing))
      return outcome.ok ? accept({ result: outcome.value }) : outcome
    },

    archive_request: async ({ input, caller, pool, once }) => {
      const archiving = { orderId: input.request_id, actorId: caller.userId, scope: scopeOf(caller) }
      return changed(await answerOnce(pool, once, (tx) => archiveOrder(tx, archiving)))
    },

    get_due_wishes: async ({ caller, language, pool }) => {
      if (caller.customerId === null) throw new ProtocolFault('forbidden')
      const rows = await listDueWishes(pool, { customerId: caller.customerId, days: wishNoticeDays }, language)
      return accept({
        result: rows.map(({ type, ...row }) => {
          const { museum_id, museum, month, closes_at, zone } = windowAnswer(row)
          return { museum_id, museum, month, closes_at, zone, type }
        }),
      })
    },
  },
)

/** How many orders each list has: for what takes it out whole. */
export const orderCounts: CountsOf<typeof orderActions, 'get_upcoming' | 'get_archive'> = {
  get_upcoming: ({ caller, pool }) => countUpcoming(pool, scopeOf(caller)),
  get_archive: ({ input, caller, pool }) => countArchive(pool, scopeOf(caller), archiveFilterOf(input)),
}

/** An empty field does not filter. */
function archiveFilterOf({ no, museum_id: museumId, period_lower: lower, period_upper: upper }: ArchiveInput): ArchiveFilter {
  return {
    no: no === undefined || no === '' ? undefined : String(no),
    museumId: museumId || undefined,
    lower: lower || undefined,
    upper: upper || undefined,
  }
}

function cursorOf(after: string | undefined) {
  const cursor = readCursor(after)
  if (!cursor) throw new ProtocolFault('invalid_fields', { after: 'invalid' })
  return cursor
}

function changed(outcome: Outcome<number>): Outcome<{ result: { id: number } }> {
  return outcome.ok ? accept({ result: { id: outcome.value } }) : outcome
}

/** The customer archives what is over, rejected or cancelled (specification/orders.md). */
async function archiveOrder(tx: Tx, archiving: { orderId: number; scope: OrderScope; actorId: number }): Promise<Outcome<number>> {
  const order = await lockOrder(tx, archiving.orderId, archiving.scope)
  if (!order) return refuse('order_not_found')
  const decision = decideArchiving(order)
  if (!decision.ok) return decision

  await saveArchived(tx, order.id)
  await announce(tx, order, { kind: 'archived', actorId: archiving.actorId, changes: {} })
  return accept(order.id)
}
