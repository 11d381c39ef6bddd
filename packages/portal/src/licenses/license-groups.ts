import { needsAttention } from '@anfilada/contract/licenses/license-states'
import type { License } from '@anfilada/contract/licenses/licenses'
import type { ProlongationGroup } from '@anfilada/contract/licenses/prolongation'

export const licenseGroups = ['attention', 'waiting', 'valid'] as const
export type LicenseGroup = (typeof licenseGroups)[number]
/** One guide with those of his licenses that are of the group. */
export type GuideLicenses = { guideId: number; guide: string; phone: string | null; licenses: License[] }

function groupOf({ state }: License): LicenseGroup {
  if (needsAttention(state)) return 'attention'
  return state === 'waiting' ? 'waiting' : 'valid'
}

/** What the reader has to do first; in each group by guide, as the list came. Groups without licenses are left out. */
export function groupLicenses(licenses: readonly License[]): { group: LicenseGroup; count: number; guides: GuideLicenses[] }[] {
  return licenseGroups.flatMap((group) => {
    const own = licenses.filter((license) => groupOf(license) === group)
    return own.length === 0 ? [] : [{ group, count: own.length, guides: byGuide(own) }]
  })
}

function byGuide(licenses: readonly License[]): GuideLicenses[] {
  const guides = new Map<number, GuideLicenses>()
  for (const license of licenses) {
    const { guide_id: guideId, guide, phone } = license
    const known = guides.get(guideId) ?? { guideId, guide, phone, licenses: [] }
    known.licenses.push(license)
    guides.set(guideId, known)
  }
  return [...guides.values()]
}

/** How much of its last year is over, from 0 to 1: what is longer than a year has not begun to run out. */
export function spentShare(daysLeft: number): number {
  return Math.min(1, Math.max(0, 1 - daysLeft / 365))
}

type OfMuseum = { museumId: number; museum: string; licenses: License[]; groups: ProlongationGroup[] }

/** Licenses with the groups of their museum, by its name; museums whose groups take requests first. */
export function byMuseum(licenses: readonly License[], groups: readonly ProlongationGroup[]): OfMuseum[] {
  const museums = new Map<number, OfMuseum>()
  for (const license of licenses) {
    const { museum_id: museumId, museum } = license
    const own = groups.filter((group) => group.museum_id === museumId)
    const known = museums.get(museumId) ?? { museumId, museum, licenses: [], groups: own }
    known.licenses.push(license)
    museums.set(museumId, known)
  }
  const isOpen = (one: OfMuseum) => one.groups.some(({ state }) => state === 'open')
  return [...museums.values()].toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)) || a.museum.localeCompare(b.museum))
}
