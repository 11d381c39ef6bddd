import type { TranslatedName } from '@anfilada/contract/languages'
import type { TicketCategory } from '@anfilada/contract/orders/items'
import { type HeadCategory, type VoucherFacts, type VoucherState, voucherState } from '@anfilada/contract/vouchers/voucher-status'
import type { EquipmentNames } from '@anfilada/phrases/equipment-names'
import type { CodedVoucher, OrderOfVoucher } from './vouchers.reads.ts'

/** The names and numbers that stand beside the facts, as they were when the voucher was issued; nothing of it makes the paper untrue. */
export type VoucherWords = {
  museum: TranslatedName | null
  object: TranslatedName | null
  /** The usual one in other languages; null where staff wrote another. */
  entrance: Partial<TranslatedName> | null
  country: TranslatedName | null
  zone: string
  customer: string
  contract: { number: string; date: string | null } | null
  refno: string
  license: string | null
  /** What equipment was called; vouchers of before do not say it. */
  equipment?: EquipmentNames
  /** Which version of the company issued it (decision 0066). */
  company: number
}

type Seen = Pick<
  OrderOfVoucher,
  | 'kind'
  | 'groupCategory'
  | 'museumId'
  | 'objectId'
  | 'passDate'
  | 'time'
  | 'entrance'
  | 'lines'
  | 'details'
  | 'adult'
  | 'child'
  | 'countryId'
  | 'guide'
  | 'guidePhone'
>

/** What a voucher of this order says now. */
export function factsOf(order: Seen): VoucherFacts {
  const isLoan = order.kind === 'audio_guides'
  return {
    museum_id: order.museumId,
    system_id: order.objectId ?? '',
    date: order.passDate,
    time: order.time,
    return_at: isLoan && 'return_at' in order.details ? order.details.return_at : null,
    entrance: order.entrance ?? '',
    heads: headsOf(order).filter(({ quantity }) => quantity > 0),
    services: order.kind === 'schedule' ? [] : linesOf(order, 'service').map(({ item, quantity }) => ({ service: item, quantity })),
    country_id: isLoan ? null : order.countryId,
    group_category: order.groupCategory,
    guide: order.guide,
    guide_phone: order.guidePhone,
  }
}

function headsOf(order: Seen): { category: HeadCategory; quantity: number }[] {
  if (order.kind === 'audio_guides') return 'tickets' in order.details ? [...(order.details.tickets ?? [])] : []
  if (order.kind === 'museum_tickets')
    return linesOf(order, 'ticket').map(({ item, quantity }) => ({ category: item as TicketCategory, quantity }))
  return [
    { category: 'adult', quantity: order.adult ?? 0 },
    { category: 'child', quantity: order.child ?? 0 },
  ]
}

function linesOf({ lines }: Seen, kind: 'ticket' | 'service'): { item: string; quantity: number }[] {
  return lines.flatMap(([of, item, quantity]) => (of === kind && quantity > 0 ? [{ item, quantity }] : []))
}

/** The state of a voucher beside its order as it is now. */
export function stateOf({ printed, isLatest }: Pick<CodedVoucher, 'printed' | 'isLatest'>, order: OrderOfVoucher): VoucherState {
  const { status, today, redeemedAt } = order
  return voucherState({ printed, isLatest, redeemed_at: redeemedAt, order: { status, facts: factsOf(order) }, today })
}
