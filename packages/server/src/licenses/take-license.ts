import type { LicenseRow } from '@anfilada/contract/interchange/licenses'
import { lockCustomer } from '../customers/index.ts'
import type { Tx } from '../db/pool.ts'
import { type Acting, changesBetween, recordAudit } from '../identity/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { insertCheckedLicense, saveLicense } from './carried-licenses.store.ts'
import { checkLicense } from './check-licenses.ts'
import { takeGuide } from './guides.store.ts'
import { tidyLanguages } from './licenses.rules.ts'
import { findMuseumDay, lockLicense } from './licenses.store.ts'

type Taken = Omit<LicenseRow, 'customer'>

/**
 * A license with the word of staff that it already has elsewhere: nobody is told of it. One that is over comes as well: it holds nothing, and is
 * what a renewal begins with. Answers its number.
 */
export async function addCheckedLicense(tx: Tx, { caller, origin }: Acting, customerId: number, license: Taken): Promise<Outcome<number>> {
  await lockCustomer(tx, customerId)
  const today = await findMuseumDay(tx, license.museum_id)
  if (today === undefined) return refuse('museum_not_found', 'museum_id')
  const guideId = await takeGuide(tx, customerId, license.guide)
  const licenseId = await insertCheckedLicense(tx, { ...license, customerId, guideId, today, userId: caller.userId })
  if (licenseId === undefined) return refuse('license_exists', 'number')
  const { main_language: main, additional_languages: additional, decision } = license
  const details = { museum: license.museum_id, expires: license.expiration_date, ...named({ main, additional }), decision }
  const about = { subject: 'license', subjectId: licenseId, customerId }
  await recordAudit(tx, caller, origin, { action: 'license.added', ...about, details })
  return accept(licenseId)
}

type Change = { before: Taken; after: Taken }

/** Number, days, years and languages as they are written; another word of staff is said as ever (`checkLicense`), and members read it. */
export async function changeLicense(
  tx: Tx,
  acting: Acting,
  known: { id: number; customerId: number },
  { before, after }: Change,
): Promise<Outcome<number>> {
  const locked = await lockLicense(tx, known.id)
  if (!locked) return refuse('license_not_found', 'number')
  if (locked.isUnderWay && after.expiration_date !== before.expiration_date) return refuse('license_under_way', 'expiration_date')
  const details = changesBetween(factsOf(before), factsOf(after))
  const isRewritten = Object.keys(details).length > 0
  if (isRewritten) {
    await saveLicense(tx, known.id, after)
    const about = { subject: 'license', subjectId: known.id, customerId: known.customerId }
    await recordAudit(tx, acting.caller, acting.origin, { action: 'license.changed', ...about, details })
  }
  const isSaid = after.decision === before.decision && after.reason === before.reason
  return isSaid ? accept(known.id) : sayAgain(tx, acting, { licenseId: known.id, revision: locked.revision + (isRewritten ? 1 : 0) }, after)
}

async function sayAgain(
  tx: Tx,
  acting: Acting,
  seen: { licenseId: number; revision: number },
  { decision, reason }: Taken,
): Promise<Outcome<number>> {
  if (decision === 'waiting') return refuse('license_move_wrong', 'decision')
  const said = await checkLicense(tx, acting, { ...seen, decision, reason: reason ?? undefined })
  return said.ok ? said : { ...said, fields: { decision: said.refusal } }
}

/** As the audit log names them. Neither guide nor number: the log outlives a person's data. */
function factsOf(license: Taken): Record<string, unknown> {
  const { main_language: main, additional_languages: additional } = license
  return {
    experience_years: license.experience_years,
    valid_from: license.valid_from,
    expiration_date: license.expiration_date,
    ...named({ main, additional }),
  }
}

function named(languages: { main: string; additional: readonly string[] }): Record<string, string> {
  const { main, additional } = tidyLanguages(languages)
  return { main_language: main, additional_languages: additional.join(', ') }
}
