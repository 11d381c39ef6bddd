// No zod here: the screens name and count with the same tables.
import { addDays, dateIn, daysBetween, type Moment } from '../dates.ts'

/** What staff said of a license; only an accepted one holds. */
export const licenseDecisions = ['waiting', 'accepted', 'refused', 'suspended'] as const
export type LicenseDecision = (typeof licenseDecisions)[number]

/** Where staff may move each; back to `waiting` only the customer leads, who changes what was checked. */
const nextDecisions = {
  waiting: ['accepted', 'refused'],
  accepted: ['suspended'],
  refused: ['accepted'],
  suspended: ['accepted'],
} as const satisfies Record<LicenseDecision, readonly LicenseDecision[]>

/** What staff may say of a license next. */
export function decisionsAfter(decision: LicenseDecision): readonly LicenseDecision[] {
  return nextDecisions[decision]
}

/** Whether the customer reads why. */
export function needsReason(decision: LicenseDecision): boolean {
  return decision === 'refused' || decision === 'suspended'
}

/** What a license is on a day: what staff said, and how near its end is. Orders take the two that hold, `valid` and `expiring`. */
export const licenseStates = ['waiting', 'valid', 'expiring', 'expired', 'suspended', 'refused'] as const
export type LicenseState = (typeof licenseStates)[number]

/** From so many days before its last one a license is told of as expiring. */
export const expiringDays = 30

/** `expirationDate`: the last day on which it holds, by the museum's clocks, as is `today`. */
export type DatedLicense = { decision: LicenseDecision; expirationDate: string }

/** The state on a day of the museum. One that is over needs no check any more; what staff refused or suspended stays so. */
export function licenseState({ decision, expirationDate }: DatedLicense, today: string): LicenseState {
  if (decision === 'refused' || decision === 'suspended') return decision
  if (expirationDate < today) return 'expired'
  if (decision === 'waiting') return 'waiting'
  return expirationDate <= addDays(today, expiringDays) ? 'expiring' : 'valid'
}

/** The state at a moment, where the museum's clocks stand in the zone. */
export function licenseStateAt(license: DatedLicense, moment: Moment, zone: string): LicenseState {
  return licenseState(license, dateIn(zone, moment))
}

/** Days until the last one, which is 0; negative once it is over. */
export function daysLeft(expirationDate: string, today: string): number {
  return daysBetween(today, expirationDate)
}

/** Members are told once at each of these: so many days before the last one, and (-1) once it is over. */
export const licenseNotices = [60, 30, 7, -1] as const

/**
 * What is to be told of a license on a day of the museum, or nothing: the latest that its day has come to and that was not told (`told`: the
 * one told last). Only of one that staff accepted: of others they said why it does not hold.
 */
export function licenseNotice({ decision, expirationDate }: DatedLicense, today: string, told: number | null): number | undefined {
  const left = daysLeft(expirationDate, today)
  const notice = decision === 'accepted' ? licenseNotices.findLast((days) => left <= days) : undefined
  return notice === undefined || (told !== null && told <= notice) ? undefined : notice
}

/** Whether a customer has to do something: whoever leads with it will soon need somebody who goes along, or does already. */
export function needsAttention(state: LicenseState): boolean {
  return state !== 'valid' && state !== 'waiting'
}
