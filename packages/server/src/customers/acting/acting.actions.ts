import { actForCustomerActions, stopActingActions } from '@anfilada/contract/customers/office-customers'
import { answerOnce } from '../../db/idempotency.ts'
import { feature } from '../../http/actions.ts'
import { accept } from '../../outcome.ts'
import { actForCustomer, stopActing } from './act-for-customer.ts'

/** Begun at the endpoint of the office … */
export const actForCustomerFeature = feature(actForCustomerActions, {
  act_for_customer: ({ input, pool, caller, origin }) => actForCustomer(pool, { caller, origin }, input.customer_id),
})

/** … and ended in the portal, with the session that was begun. */
export const stopActingFeature = feature(stopActingActions, {
  stop_acting: ({ pool, once, caller, origin }) =>
    answerOnce(pool, once, async (tx) => {
      await stopActing(tx, { caller, origin }, caller.sessionId)
      return accept({ result: { id: caller.customerId ?? 0 } })
    }),
})
