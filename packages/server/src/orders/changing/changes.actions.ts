import { orderChangeActions, type PutRequestInput } from '@anfilada/contract/orders/order-changes'
import type { Order } from '@anfilada/contract/orders/orders'
import type { Tx } from '../../db/pool.ts'
import { type ActionRequest, feature } from '../../http/actions.ts'
import { ProtocolFault } from '../../http/protocol-fault.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { customerReader, orderAnswer } from '../order.presenter.ts'
import { scopeOf } from '../orders.store.ts'
import { findOrderRow } from '../orders.reads.ts'
import { answerAtOrder, type OrderAct } from '../turnstile/answer-at-slots.ts'
import { approveChange } from './approve-change.ts'
import { withdrawChange } from './drop-change.ts'
import { previewChange } from './preview-change.ts'
import { putChange } from './put-change.ts'

export const orderChangesFeature = feature(orderChangeActions, {
  preview_request: async ({ input, caller, language, pool }) => {
    const outcome = await previewChange(pool, { input, scope: scopeOf(caller), reader: customerReader(caller, language) })
    return outcome.ok ? accept({ result: outcome.value }) : outcome
  },

  put_request: (request) => {
    const { id: orderId, schedule_item_id: wantedSlotId } = request.input
    return changeOwn(request, { orderId, wantedSlotId: wantedSlotId ?? null }, (tx) => putChange(tx, changingOf(request)))
  },

  approve_change: (request) => {
    const { request_id: orderId, revision, total, penalty } = request.input
    const { caller } = request
    // Whoever is shown no sums cannot have seen these.
    if (!caller.can('read', 'Price')) throw new ProtocolFault('forbidden')
    const approval = { orderId, revision, total, penalty, actorId: caller.userId, scope: scopeOf(caller) }
    return changeOwn(request, { orderId }, (tx) => approveChange(tx, approval))
  },

  withdraw_change: (request) => {
    const { request_id: orderId, revision } = request.input
    const answer = { orderId, revision, actorId: request.caller.userId, scope: scopeOf(request.caller) }
    return changeOwn(request, { orderId }, (tx) => withdrawChange(tx, answer))
  },
})

type Writing = Omit<ActionRequest<unknown>, 'input'>
type OwnAct = Omit<OrderAct, 'scope'>
type Work = (tx: Tx) => Promise<Outcome<number>>

function changingOf({ input, caller }: ActionRequest<PutRequestInput>) {
  const { revision, state, total, penalty, ...change } = input
  const seen = { revision, state, total: total ?? undefined, penalty: penalty ?? undefined }
  return { input: change, seen, scope: scopeOf(caller), actorId: caller.userId, seesPrices: caller.can('read', 'Price') }
}

/** A change by the customer, once for each key; answers the order as it is afterwards. */
async function changeOwn({ caller, language, once, pool }: Writing, act: OwnAct, work: Work): Promise<Outcome<{ result: Order }>> {
  const scope = scopeOf(caller)
  return answerAtOrder(pool, once, { ...act, scope }, async (tx) => {
    const outcome = await work(tx)
    if (!outcome.ok) return outcome
    const row = await findOrderRow(tx, act.orderId, scope, language)
    return row ? accept({ result: orderAnswer(row, customerReader(caller, language)) }) : refuse('order_not_found')
  })
}
