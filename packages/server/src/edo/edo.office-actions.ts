import { officeEdoActions } from '@anfilada/contract/edo/edo'
import { answerOnce } from '../db/idempotency.ts'
import { feature } from '../http/actions.ts'
import { accept, refuse } from '../outcome.ts'
import { findOfficeEdo } from './edo.reads.ts'
import { setEdoStatus } from './set-edo-status.ts'

export const officeEdoFeature = feature(officeEdoActions, {
  office_edo: async ({ input, pool }) => {
    const edo = await findOfficeEdo(pool, input.customer_id)
    return edo ? accept({ result: edo }) : refuse('customer_not_found')
  },

  set_edo_status: async ({ input, pool, once, ...acting }) => {
    const { customer_id: customerId, revision, status, reason } = input
    const outcome = await answerOnce(pool, once, (tx) => setEdoStatus(tx, acting, { customerId, revision, status, reason }))
    return outcome.ok ? accept({ result: outcome.value }) : outcome
  },
})
