// No zod here: the screens name and count with the same tables.
import { dateIn, type Moment } from '../dates.ts'
import type { LicenseState } from './license-states.ts'

/** What a group takes now: requests, none any more because it is full or closed, or nothing since it is over. */
export const prolongationGroupStates = ['open', 'full', 'closed', 'past'] as const
export type ProlongationGroupState = (typeof prolongationGroupStates)[number]

/** How far a request is; nothing leads out of the two that staff say. */
export const prolongationStates = ['requested', 'prolonged', 'declined'] as const
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

/** Whether a license may be prolonged: one that staff accepted, also when it is over. */
export function isRenewable(state: LicenseState): boolean {
  return state === 'valid' || state === 'expiring' || state === 'expired'
}

/** Licenses of one request. */
export const mostProlongedAtOnce = 50
