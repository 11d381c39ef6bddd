import { decisionsAfter, type LicenseDecision, licenseState } from '@anfilada/contract/licenses/license-states'
import { accept, type Outcome, refuse } from '../outcome.ts'

export type LicenseLanguages = { main: string; additional: readonly string[] }
/** What of a license decisions look at. */
export type KnownLicense = {
  id: number
  customerId: number
  guide: string
  number: string
  decision: LicenseDecision
  expirationDate: string
  main: string
  additional: string[]
  revision: number
  /** Its prolongation is asked for, and staff have not answered. */
  isUnderWay: boolean
}
export type KnownGuide = { id: number; name: string; userId: number | null }

/** Each additional language once, and the main one not among them. */
export function tidyLanguages({ main, additional }: LicenseLanguages): LicenseLanguages {
  return { main, additional: [...new Set(additional)].filter((one) => one !== main) }
}

/**
 * What staff have to say of a license with these languages: they checked those that it had, so that one less leaves their word as it is and
 * one more waits for the next. What they refused waits once more; what they suspended stays so.
 */
export function decisionAfterLanguages(
  known: Pick<KnownLicense, 'decision' | 'main' | 'additional'>,
  wanted: LicenseLanguages,
): LicenseDecision {
  if (known.decision === 'suspended') return 'suspended'
  if (known.decision === 'refused') return 'waiting'
  const checked = new Set([known.main, ...known.additional])
  return [wanted.main, ...wanted.additional].every((one) => checked.has(one)) ? known.decision : 'waiting'
}

export type LicenseWord = { decision: LicenseDecision; revision: number }

/** Whether staff may say this of the license that they saw at `revision`; `today`: the museum's day. */
export function decideLicense(known: KnownLicense | undefined, word: LicenseWord, today: string): Outcome<KnownLicense> {
  if (!known) return refuse('license_not_found')
  if (known.revision !== word.revision) return refuse('license_stale')
  if (!decisionsAfter(known.decision).includes(word.decision)) return refuse('license_move_wrong')
  const isOver = licenseState({ decision: 'accepted', expirationDate: known.expirationDate }, today) === 'expired'
  return word.decision === 'accepted' && isOver ? refuse('license_over') : accept(known)
}

/** Whether two guides can be one person. */
export function decideMerge(from: KnownGuide | undefined, into: KnownGuide | undefined): Outcome<{ from: KnownGuide; into: KnownGuide }> {
  if (!from || !into || from.id === into.id) return refuse('guide_not_found')
  if (from.userId !== null && into.userId !== null) return refuse('guides_two_members')
  return accept({ from, into })
}
