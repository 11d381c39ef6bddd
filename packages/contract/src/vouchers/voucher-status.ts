// Apart from the schemas, for the screens.
import type { OrderKind, TicketCategory } from '../orders/items.ts'
import type { OrderStatus } from '../orders/order-status.ts'

/** Kinds whose order is shown at a door: somebody is let in there, or equipment is handed out. */
const admitting = {
  museum_tickets: true,
  schedule: true,
  audio_guides: true,
  transport: false,
  guide: false,
} as const satisfies Record<OrderKind, boolean>

/** Whether a voucher is issued for an order now: it is confirmed, and lets somebody in. */
export function admits(kind: OrderKind, status: OrderStatus): boolean {
  return admitting[kind] && status === 'confirmed'
}

/** Adults of an order that is not sold by tickets have a word of their own. */
export type HeadCategory = TicketCategory | 'adult'

/** What a voucher says of its order, and is compared by: another value of any of them, and the paper is no longer true. */
export type VoucherFacts = {
  museum_id: number | null
  /** "" = all objects of the museum. */
  system_id: string
  /** The day and the confirmed hour, by the museum's clock. */
  date: string
  time: string
  /** Of equipment: when it is brought back. */
  return_at: string | null
  /** As staff wrote it. */
  entrance: string
  /** Nobody of a category: it is left out. */
  heads: readonly { category: HeadCategory; quantity: number }[]
  services: readonly { service: string; quantity: number }[]
  country_id: number | null
  group_category: string
  guide: string
  guide_phone: string
}
export type VoucherField = keyof VoucherFacts

/** In the order in which a change of it is told. */
const compared = {
  date: true,
  time: true,
  museum_id: true,
  system_id: true,
  entrance: true,
  return_at: true,
  heads: true,
  services: true,
  country_id: true,
  group_category: true,
  guide: true,
  guide_phone: true,
} as const satisfies Record<VoucherField, true>
export const voucherFields = Object.keys(compared) as VoucherField[]

/** What of the order is no longer as it was printed. */
export function changedFacts(printed: VoucherFacts, now: VoucherFacts): VoucherField[] {
  return voucherFields.filter((field) => written(printed[field]) !== written(now[field]))
}

/** A list is the same in whatever order it stands. */
function written(value: VoucherFacts[VoucherField]): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return [...value]
    .map((part) => ('category' in part ? `${part.category} ${part.quantity}` : `${part.service} ${part.quantity}`))
    .toSorted()
    .join()
}

/** What a code says: never more than this to whoever has no session. */
export const voucherStates = ['valid_today', 'not_today', 'used', 'cancelled', 'replaced'] as const
export type VoucherState = (typeof voucherStates)[number]

export type KnownVoucher = {
  printed: VoucherFacts
  /** Whether no later one was issued for the order. */
  isLatest: boolean
  /** When the group went in, whichever paper it showed; null: it did not. */
  redeemed_at: Date | null
  order: { status: OrderStatus; facts: VoucherFacts }
  /** The day it is now by the museum's clock. */
  today: string
}

/**
 * The state of a code, from the order as it is now: whatever happened to the order, every paper of before says so at once, also while nobody
 * has issued another. Who went in stays in, whatever the order became afterwards.
 */
export function voucherState({ printed, isLatest, redeemed_at, order, today }: KnownVoucher): VoucherState {
  if (redeemed_at !== null) return 'used'
  if (order.status !== 'confirmed') return 'cancelled'
  if (!isLatest || changedFacts(printed, order.facts).length > 0) return 'replaced'
  return order.facts.date === today ? 'valid_today' : 'not_today'
}

/** Letters and digits of a code that no one takes for another (Crockford's base 32), and how many of them: 140 bits. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const codeLength = 28

const codeFormat = new RegExp(`^[${codeAlphabet}]{${codeLength}}$`)

/** A code as it is kept, of what was read or typed: without spaces and hyphens, with what is taken for another letter put right. */
export function readCode(text: string): string | undefined {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return codeFormat.test(code) ? code : undefined
}

/** In groups of four, as people read it out. */
export function writtenCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

/** Where a code leads whoever scans it. */
export const voucherPath = '/v/'
export function voucherAddress(publicOrigin: string, code: string): string {
  return publicOrigin + voucherPath + code
}
