import type { Db, Tx } from '../db/pool.ts'
import type { ActionRequest } from '../http/actions.ts'
import { recordAudit } from '../identity/index.ts'
import { accept, type Outcome, refuse, type Refusal } from '../outcome.ts'
import { listOwnRates } from '../pricing/index.ts'
import { mailLicense } from './mailing/mail-license.ts'
import { findMuseumDay } from './licenses.store.ts'
import { decideGroupChange, decideRequest, isNewDate } from './prolongation.rules.ts'
import { type GroupWish, insertGroup, lockGroup, lockRequest, saveGroup, saveNewDate, saveRequest } from './prolongation.store.ts'

type Acting = Pick<ActionRequest<never>, 'caller' | 'origin'>

/** Staff make a group, or change the one that they saw at `revision`; answers its number. */
export async function setGroup(
  tx: Tx,
  { caller, origin }: Acting,
  { groupId, revision, ...wish }: GroupWish & { groupId: number | null; revision: number },
): Promise<Outcome<number>> {
  if ((await findMuseumDay(tx, wish.museumId)) === undefined) return refuse('museum_not_found')
  const standing = groupId === null ? undefined : await lockGroup(tx, groupId)
  const foreign = await refuseVat(tx, wish, standing?.vat ?? null)
  if (foreign) return foreign
  if (groupId !== null) {
    const decided = decideGroupChange(standing, { revision, ...wish })
    if (!decided.ok) return decided
    await saveGroup(tx, groupId, wish)
  }
  const id = groupId ?? (await insertGroup(tx, wish, caller.userId))
  const details = { museum: wish.museumId, date: wish.heldOn, places: wish.places, amount: wish.fee, vat: wish.vat ?? 'none' }
  await recordAudit(tx, caller, origin, { action: 'prolongation.group_set', subject: 'prolongation_group', subjectId: id, details })
  return accept(id)
}

/** A rate of the company's taxes on the day of the group, or the one that stands there of before. */
async function refuseVat(db: Db, { vat, heldOn }: GroupWish, standing: string | null): Promise<Refusal | undefined> {
  if (vat === null) return undefined
  const rate = (await listOwnRates(db, { validFrom: heldOn, validUntil: heldOn })).find(({ code }) => code === vat)
  if (!rate) return { ok: false, refusal: 'invalid_fields', fields: { vat: 'invalid' } }
  return rate.own || vat === standing ? undefined : refuse('vat_not_of_taxes', 'vat')
}

/** The museum prolonged the license: staff enter its new last day. */
export async function enterProlongation(tx: Tx, acting: Acting, requestId: number, expirationDate: string): Promise<Outcome<number>> {
  const decided = decideRequest(await lockRequest(tx, requestId))
  if (!decided.ok) return decided
  const request = decided.value
  if (!isNewDate(expirationDate, request)) return refuse('prolongation_date_wrong', 'expiration_date')
  await saveRequest(tx, { requestId, userId: acting.caller.userId, said: { expirationDate } })
  await saveNewDate(tx, request.licenseId, expirationDate)
  await mailLicense(tx, request.licenseId, { template: 'prolongation_decided', state: 'prolonged', date: expirationDate })
  const details = { license: request.licenseId, expires: { from: request.validUntil, to: expirationDate } }
  const about = { subject: 'prolongation', subjectId: requestId, customerId: request.customerId }
  await recordAudit(tx, acting.caller, acting.origin, { action: 'prolongation.entered', ...about, details })
  return accept(requestId)
}
