import { officeChangeActions } from '@anfilada/contract/orders/order-changes'
import { feature } from '../../http/actions.ts'
import { answerDecision } from './answer-decision.ts'

export const officeChangesFeature = feature(officeChangeActions, {
  accept_change: (request) => {
    const { reason, time, entrance } = request.input
    return answerDecision(request, { act: 'accept_change', input: { reason, time, entrance } })
  },

  decline_change: (request) => answerDecision(request, { act: 'decline_change', input: { reason: request.input.reason } }),
})
