import { type LicenseDecision, licenseState } from '@anfilada/contract/licenses/license-states'
import {
  isRenewable,
  mayWithdraw,
  prolongationGroupState,
  type ProlongationPlaces,
  type ProlongationState,
} from '@anfilada/contract/licenses/prolongation-rules'
import { accept, type Outcome, refuse } from '../outcome.ts'

/** A group with the clocks of its museum at this moment. */
export type KnownGroup = ProlongationPlaces & {
  id: number
  museumId: number
  fee: number
  /** Of the fee, by the day of the group; null: without VAT. */
  vatPercent: number | null
  revision: number
  now: Date
  zone: string
  today: string
}
/** What of a license a request looks at. */
export type AskedLicense = {
  id: number
  museumId: number
  decision: LicenseDecision
  expirationDate: string
  isUnderWay: boolean
}

const refusals = { full: 'group_full', closed: 'group_closed', past: 'group_past' } as const

/** The one group that was set for all licenses of a request. */
export function decideGroup(licenses: readonly { prolongationGroup: number | null }[]): Outcome<number> {
  const groups = new Set(licenses.map(({ prolongationGroup }) => prolongationGroup))
  const [group] = groups
  return groups.size === 1 && typeof group === 'number' ? accept(group) : refuse('group_missing', 'prolongation_group')
}

/** Whether so many licenses may go into the group now: all or none. */
export function decideProlongation(group: KnownGroup | undefined, licenses: readonly AskedLicense[]): Outcome<KnownGroup> {
  if (!group) return refuse('group_not_found')
  for (const license of licenses) {
    if (license.museumId !== group.museumId) return refuse('group_of_other_museum', 'prolongation_group')
    if (license.isUnderWay) return refuse('license_under_way', 'license_id')
    if (!isRenewable(licenseState(license, group.today))) return refuse('license_not_renewable', 'license_id')
  }
  const state = prolongationGroupState(group, group.now, group.zone)
  if (state !== 'open') return refuse(refusals[state], 'prolongation_group')
  return group.taken + licenses.length <= group.places ? accept(group) : refuse('group_full', 'prolongation_group')
}

/** Whether a customer may take a request of his back: until staff decide, and until the group closes. */
export function decideWithdrawal<R extends { state: ProlongationState }>(
  request: R | undefined,
  group: Pick<KnownGroup, keyof ProlongationPlaces | 'now' | 'zone'> | undefined,
): Outcome<R> {
  const open = decideRequest(request)
  if (!open.ok || !group) return open.ok ? refuse('group_not_found') : open
  return mayWithdraw(open.value.state, prolongationGroupState(group, group.now, group.zone)) ? open : refuse('prolongation_with_museum')
}

/** Whether staff may still say what became of a request. */
export function decideRequest<R extends { state: ProlongationState }>(request: R | undefined): Outcome<R> {
  if (!request) return refuse('prolongation_not_found')
  return request.state === 'requested' ? accept(request) : refuse('prolongation_decided')
}

/** The new last day of a license: after the one that it has, and not over at its museum. */
export function isNewDate(date: string, { validUntil, today }: { validUntil: string; today: string }): boolean {
  return date > validUntil && date >= today
}

/** Whether staff may change the group that they saw at `revision` to so many places. */
export function decideGroupChange(
  known: Pick<KnownGroup, 'revision' | 'taken' | 'museumId'> | undefined,
  wanted: { revision: number; places: number; museumId: number },
): Outcome<true> {
  if (!known) return refuse('group_not_found')
  if (known.revision !== wanted.revision) return refuse('group_stale')
  if (known.taken > 0 && known.museumId !== wanted.museumId) return refuse('group_of_other_museum', 'museum_id')
  return wanted.places < known.taken ? refuse('group_places_taken', 'places') : accept(true)
}
