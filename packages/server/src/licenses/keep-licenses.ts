import { lockCustomer } from '../customers/index.ts'
import type { Tx } from '../db/pool.ts'
import type { ActionRequest } from '../http/actions.ts'
import type { Caller } from '../http/caller.ts'
import { changesBetween, customerOf, recordAudit, seesOnlyOwnOrders } from '../identity/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import type { GuideScope } from './guides.reads.ts'
import { takeGuide } from './guides.store.ts'
import { decisionAfterLanguages, type LicenseLanguages, tidyLanguages } from './licenses.rules.ts'
import { deleteLicense, findMuseumDay, insertLicense, isFreeScan, lockLicense, saveLanguages } from './licenses.store.ts'

type Acting = Pick<ActionRequest<never>, 'caller' | 'origin'>

/** A guide reaches his own licenses, the others those of all guides of their customer. */
export function scopeOf(caller: Caller): GuideScope {
  const { userId, name } = caller
  return { customerId: customerOf(caller), ...(seesOnlyOwnOrders(caller) && { self: { userId, name } }) }
}

export type LicenseWish = {
  guide: string
  museumId: number
  number: string
  experienceYears: number
  expirationDate: string
  languages: LicenseLanguages
  scanId: number | null
}

/** A license for staff to check; its guide is found by name, or known from now on. Answers its number. */
export async function addLicense(tx: Tx, { caller, origin }: Acting, wish: LicenseWish): Promise<Outcome<number>> {
  const scope = scopeOf(caller)
  const { customerId, self } = scope
  if (self && self.name.toLowerCase() !== wish.guide.toLowerCase()) return refuse('forbidden')
  await lockCustomer(tx, customerId)
  const today = await findMuseumDay(tx, wish.museumId)
  if (today === undefined) return refuse('museum_not_found')
  if (wish.expirationDate < today) return refuse('license_over', 'expiration_date')
  if (wish.scanId !== null && !(await isFreeScan(tx, wish.scanId, scope))) return refuse('file_not_found')

  const guideId = await takeGuide(tx, customerId, wish.guide)
  const languages = tidyLanguages(wish.languages)
  const licenseId = await insertLicense(tx, { ...wish, customerId, guideId, languages, userId: caller.userId })
  if (licenseId === undefined) return refuse('license_exists', 'number')
  const details = { museum: wish.museumId, expires: wish.expirationDate, ...named(languages) }
  await recordAudit(tx, caller, origin, { action: 'license.added', subject: 'license', subjectId: licenseId, details })
  return accept(licenseId)
}

export async function removeLicense(tx: Tx, { caller, origin }: Acting, licenseId: number): Promise<Outcome<number>> {
  const known = await lockLicense(tx, licenseId, scopeOf(caller))
  if (!known) return refuse('license_not_found')
  if (known.isUnderWay) return refuse('license_under_way')
  await deleteLicense(tx, licenseId)
  await recordAudit(tx, caller, origin, { action: 'license.deleted', subject: 'license', subjectId: licenseId })
  return accept(licenseId)
}

/** In which languages its guide leads; staff look at it again where they have not seen all of them. */
export async function changeLanguages(
  tx: Tx,
  { caller, origin }: Acting,
  licenseId: number,
  wish: LicenseLanguages,
): Promise<Outcome<number>> {
  const known = await lockLicense(tx, licenseId, scopeOf(caller))
  if (!known) return refuse('license_not_found')
  const languages = tidyLanguages(wish)
  const details = changesBetween(named(known), named(languages))
  if (Object.keys(details).length === 0) return refuse('nothing_changed')
  await saveLanguages(tx, licenseId, languages, decisionAfterLanguages(known, languages))
  await recordAudit(tx, caller, origin, { action: 'license.languages_changed', subject: 'license', subjectId: licenseId, details })
  return accept(licenseId)
}

/** As the audit log names them. Neither guide nor number: the log outlives a person's data. */
function named({ main, additional }: LicenseLanguages): Record<string, string> {
  return { main_language: main, additional_languages: additional.join(', ') }
}
