import { lastingDays } from '@anfilada/contract/dates'
import { longestLoanDays, orderKindActions } from '@anfilada/contract/orders/order-kinds'
import { listCompanyServices } from '../../catalogue/index.ts'
import { answerOnce } from '../../db/idempotency.ts'
import { type ActionRequest, feature } from '../../http/actions.ts'
import { ProtocolFault } from '../../http/protocol-fault.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { PlacedOrder } from '../placing/place-order.ts'
import { placeService } from './place-service.ts'
import type { ServiceWish } from './service-order.ts'
import { listFreeEquipment } from './asked-service.reads.ts'

export const servicesFeature = feature(orderKindActions, {
  post_request_rg_ag: (request) => place(request, { kind: 'audio_guides', input: request.input }),
  post_request_schedule: (request) => place(request, { kind: 'schedule', input: request.input }),
  post_request_transport: (request) => place(request, { kind: 'transport', input: request.input }),
  post_request_guide: (request) => place(request, { kind: 'guide', input: request.input }),

  get_services: async ({ input, pool }) => accept({ result: await listCompanyServices(pool, input.service) }),

  get_equipment: async ({ input, pool }) => {
    const lasts = Date.parse(input.return) - Date.parse(input.pickup)
    if (lasts <= 0 || lasts > lastingDays(longestLoanDays)) return refuse('loan_period_wrong', 'return')
    const left = await listFreeEquipment(pool, { pickup: input.pickup, returned: input.return })
    return accept({ result: left as { service: 'multicast_audio_system' | 'ag'; stock: number; free: number }[] })
  },
})

type Placing = Pick<ActionRequest<unknown>, 'caller' | 'language' | 'once' | 'pool'>

async function place({ caller, language, once, pool }: Placing, wish: ServiceWish): Promise<Outcome<{ result: PlacedOrder }>> {
  const { customerId } = caller
  if (customerId === null) throw new ProtocolFault('forbidden')
  const outcome = await answerOnce(pool, once, (tx) =>
    placeService(tx, { wish, caller: { ...caller, customerId }, language, programmeId: null }),
  )
  return outcome.ok ? accept({ result: outcome.value }) : outcome
}
