import type { LicenseDecision } from '@anfilada/contract/licenses/license-states'
import { lockCustomer } from '../customers/index.ts'
import type { Tx } from '../db/pool.ts'
import { type Acting, recordAudit } from '../identity/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { findGuideCustomer, lockGuides, mergeInto } from './guides.store.ts'
import { mailLicense } from './mailing/mail-license.ts'
import { decideLicense, decideMerge } from './licenses.rules.ts'
import { getLicenseDay, lockLicense, saveDecision } from './licenses.store.ts'

export type StaffWord = { licenseId: number; revision: number; decision: Exclude<LicenseDecision, 'waiting'>; reason?: string | undefined }

/** Staff accept, refuse or suspend a license, and the customer reads why; answers its number. */
export async function checkLicense(tx: Tx, { caller, origin }: Acting, word: StaffWord): Promise<Outcome<number>> {
  const { licenseId, decision } = word
  const known = await lockLicense(tx, licenseId)
  if (!known) return refuse('license_not_found')
  const decided = decideLicense(known, word, await getLicenseDay(tx, licenseId))
  if (!decided.ok) return decided
  const reason = decision === 'accepted' ? null : (word.reason ?? null)
  await saveDecision(tx, licenseId, { decision, reason, userId: caller.userId })
  await mailLicense(tx, licenseId, { template: 'license_decided', state: decision, reason })
  const details = { decision: { from: known.decision, to: decision }, ...(reason !== null && { reason }) }
  const about = { subject: 'license', subjectId: licenseId, customerId: known.customerId }
  await recordAudit(tx, caller, origin, { action: `license.${decision}`, ...about, details })
  return accept(licenseId)
}

/** Two guides of one customer become one person; answers who stays. */
export async function mergeGuides(tx: Tx, { caller, origin }: Acting, guideId: number, intoId: number): Promise<Outcome<number>> {
  const customerId = await findGuideCustomer(tx, intoId)
  if (customerId === undefined || !(await lockCustomer(tx, customerId))) return refuse('guide_not_found')
  const found = await lockGuides(tx, customerId, [guideId, intoId])
  const byId = (id: number) => found.find((guide) => guide.id === id)
  const decided = decideMerge(byId(guideId), byId(intoId))
  if (!decided.ok) return decided
  await mergeInto(tx, decided.value.from, decided.value.into)
  const about = { subject: 'guide', subjectId: intoId, customerId }
  await recordAudit(tx, caller, origin, { action: 'guide.merged', ...about, details: { guide: guideId } })
  return accept(intoId)
}
