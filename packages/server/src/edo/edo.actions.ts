import { edoActions } from '@anfilada/contract/edo/edo'
import { answerOnce } from '../db/idempotency.ts'
import { feature } from '../http/actions.ts'
import { customerOf } from '../identity/index.ts'
import { accept, refuse } from '../outcome.ts'
import { findEdo } from './edo.reads.ts'
import { requestEdo } from './request-edo.ts'

export const edoFeature = feature(edoActions, {
  prefetch_edo_data: async ({ caller, pool }) => {
    const edo = await findEdo(pool, customerOf(caller))
    return edo ? accept({ result: edo }) : refuse('forbidden')
  },

  request_edo: async ({ input, pool, once, ...acting }) => {
    const { operator, participant_id: participantId, contact_email: contactEmail, consent_version: consentVersion } = input
    const wish = { operator, participantId, contactEmail, consentVersion }
    const outcome = await answerOnce(pool, once, (tx) => requestEdo(tx, acting, wish))
    return outcome.ok ? accept({ result: outcome.value }) : outcome
  },
})
