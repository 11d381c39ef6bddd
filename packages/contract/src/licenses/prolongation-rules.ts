// No zod here: the screens name and count with the same tables.
import { dateIn, type Moment } from '../dates.ts'
import type { LicenseState } from './license-states.ts'

/** What a group takes now: requests, none any more because it is full or closed, or nothing since it is over. */
export const prolongationGroupStates = ['open', 'full', 'closed', 'past'] as const
export type ProlongationGroupState = (typeof prolongationGroupStates)[number]

/** How far a request is: staff prolong or decline it, or the customer withdraws it; nothing leads out of these. */
export const prolongationStates = ['requested', 'prolonged', 'declined', 'withdrawn'] as const
export type ProlongationState = (typeof prolongationStates)[number]

export type ProlongationPlaces = { places: number; taken: number; closesAt: Moment; heldOn: string }

/** The state of a group at a moment, where the museum's clocks stand in the zone: over after its day, closed from the moment on that it says. */
export function prolongationGroupState(
  { places, taken, closesAt, heldOn }: ProlongationPlaces,
  now: Moment,
  zone: string,
): ProlongationGroupState {
  if (heldOn < dateIn(zone, now)) return 'past'
  if (new Date(closesAt).getTime() <= new Date(now).getTime()) return 'closed'
  return taken >= places ? 'full' : 'open'
}

/** Whether a request came to nothing: its fee was taken back, and its place is free again. */
export function isTakenBack(state: ProlongationState): boolean {
  return state === 'declined' || state === 'withdrawn'
}

/** Whether who asked may take the request back: until its group closes, for then the museum has the list. */
export function mayWithdraw(state: ProlongationState, group: ProlongationGroupState): boolean {
  return state === 'requested' && (group === 'open' || group === 'full')
}

/** Whether a license may be prolonged: one that staff accepted, also when it is over. */
export function isRenewable(state: LicenseState): boolean {
  return state === 'valid' || state === 'expiring' || state === 'expired'
}

/** Licenses of one request. */
export const mostProlongedAtOnce = 50
