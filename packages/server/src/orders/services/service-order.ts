import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { EquipmentItem } from '@anfilada/contract/orders/items'
import type { Kopecks } from '@anfilada/contract/kopecks'
import type { OrderDetailsByKind } from '@anfilada/contract/orders/kinds/order-data'
import type { PostGuideInput, PostRgAgInput, PostScheduleInput, PostTransportInput } from '@anfilada/contract/orders/order-kinds'
import type { PricedLine } from '@anfilada/contract/pricing/price-order'
import type { AppliedPrices } from '../../pricing/index.ts'
import type { OrderColumns } from '../kinds/order-columns.ts'

/** The kinds that take no places of a slot. */
export type ServiceKind = 'audio_guides' | 'schedule' | 'transport' | 'guide'

/** What is wished, in the words of the kind's action. */
export type ServiceWish =
  | { kind: 'audio_guides'; input: PostRgAgInput }
  | { kind: 'schedule'; input: PostScheduleInput }
  | { kind: 'transport'; input: PostTransportInput }
  | { kind: 'guide'; input: PostGuideInput }
export type WishOf<K extends ServiceKind> = Extract<ServiceWish, { kind: K }>['input']

/** The window of the museum and month that the wish falls into. */
export type AskedWindow = { opensAt: Date; closesAt: Date; notYet: boolean; over: boolean }

/** All that decides whether a service may be had; read in one statement. */
export type AskedService = {
  /** Null where the wish names no object, or none that there is. */
  objectId: string | null
  objectMuseumId: number | null
  seats: number | null
  /** The object's museum, else the one that the wish names. */
  museumId: number | null
  museumTypes: GroupCategory[] | null
  /** The museum is offered for this kind of order. */
  offered: boolean
  /** The museum, or the object, takes no new orders. */
  archived: boolean
  /** Equipment that takes no new orders. */
  archivedEquipment: readonly EquipmentItem[]
  /** The object admits nobody on that day. */
  closed: boolean
  /** The last moment to order is over. */
  late: boolean
  countryKnown: boolean
  applied: AppliedPrices | null
  window: AskedWindow | null
  /** Museum-local, `YYYY-MM-DD HH:MM`; of equipment only. */
  pickupLocal: string | null
  returnLocal: string | null
}

/** What of one service is left on the worst day between pickup and return. */
export type EquipmentLeft = { service: string; stock: number; free: number }

/** An order of a service as it is written; beside it stand only who ordered and when. */
export type ServicePlacement = WishedService & ServicePrice
export type WishedService = Omit<OrderColumns, 'slotId' | 'notes' | 'refno'> & {
  type: GroupCategory
  museumId: number | null
  places: number
} & { [K in ServiceKind]: { kind: K; details: OrderDetailsByKind[K] } }[ServiceKind]
export type ServicePrice = {
  lines: PricedLine[]
  total: Kopecks
  /** The version of the price list that made the lines. */
  priceVersion: number | null
}
