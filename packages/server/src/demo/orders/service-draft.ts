import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { OrderDetailsByKind } from '@anfilada/contract/orders/kinds/order-data'
import type { Wish } from '@anfilada/contract/pricing/price-order'
import type { ServiceKind } from '../../orders/services/service-order.ts'
import type { Step } from './order-draft.ts'

/** An order of equipment, transport, a guide or a schedule wish as a story; its number and prices come when it is written down. */
export type ServiceDraft = {
  kind: ServiceKind
  customer: string
  placedBy: string
  refno: string
  /** What is priced and shown: an object, a vehicle class, a guide's language; null for a wish for all objects. */
  systemId: string | null
  museumId: number | null
  passDate: string
  starts: string
  category: GroupCategory
  countryId: number | null
  guide: string
  guidePhone: string
  notes: string
  adult: number
  child: number
  details: OrderDetailsByKind[ServiceKind]
  wishes: readonly Wish[]
  /** Where the group is met when it is confirmed. */
  entrance: string
  createdAt: string
  steps: readonly Step[]
}
