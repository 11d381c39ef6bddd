import type { Tx } from '../db/pool.ts'
import type { ActionRequest } from '../http/actions.ts'
import { recordAudit } from '../identity/index.ts'
import { lockCustomerAccount, reverse } from '../ledger/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { feeReference } from './fees.store.ts'
import { scopeOf } from './keep-licenses.ts'
import { mailLicense } from './mailing/mail-license.ts'
import { decideRequest, decideWithdrawal, type KnownGroup } from './prolongation.rules.ts'
import {
  findRequestOwner,
  type KnownRequest,
  lockGroup,
  lockRequest,
  movePlaces,
  saveRequest,
  setLicenseGroup,
} from './prolongation.store.ts'

type Acting = Pick<ActionRequest<never>, 'caller' | 'origin'>

/** Staff say that the license stays as it is, and why: the place is free again, and the fee is taken back. */
export async function declineProlongation(tx: Tx, acting: Acting, requestId: number, reason: string): Promise<Outcome<number>> {
  const locked = await lockWhole(tx, requestId, undefined)
  if (!locked) return refuse('prolongation_not_found')
  const decided = decideRequest(locked.request)
  if (!decided.ok) return decided
  const { licenseId } = decided.value
  await takeBack(tx, acting, decided.value, { reason })
  await mailLicense(tx, licenseId, { template: 'prolongation_decided', state: 'declined', reason })
  return record(tx, acting, decided.value, 'declined', { reason })
}

/** Who asked takes it back before the group closes: the place is free again, and the fee is taken back; what paid it is freed as of orders. */
export async function withdrawProlongation(tx: Tx, acting: Acting, requestId: number): Promise<Outcome<number>> {
  const { customerId, self } = scopeOf(acting.caller)
  // As asking: a guide sees no prices, and moves no money of his agency.
  if (self) return refuse('forbidden')
  const locked = await lockWhole(tx, requestId, customerId)
  if (!locked) return refuse('prolongation_not_found')
  const decided = decideWithdrawal(locked.request, locked.group)
  if (!decided.ok) return decided
  const { licenseId } = decided.value
  await takeBack(tx, acting, decided.value, 'withdrawn')
  await mailLicense(tx, licenseId, { template: 'prolongation_decided', state: 'withdrawn' })
  return record(tx, acting, decided.value, 'withdrawn', {})
}

type Locked = { group: KnownGroup | undefined; request: KnownRequest | undefined }

/** Account, group, request, in the one order of all locks. `customerId`: of nobody else; undefined: whoever's it is. */
async function lockWhole(tx: Tx, requestId: number, customerId: number | undefined): Promise<Locked | undefined> {
  const owner = await findRequestOwner(tx, requestId)
  if (!owner || (customerId !== undefined && owner.customerId !== customerId)) return undefined
  await lockCustomerAccount(tx, owner.customerId)
  return { group: await lockGroup(tx, owner.groupId), request: await lockRequest(tx, requestId) }
}

async function takeBack(tx: Tx, { caller }: Acting, request: KnownRequest, said: { reason: string } | 'withdrawn'): Promise<void> {
  const { id: requestId, customerId, groupId, licenseId } = request
  await saveRequest(tx, { requestId, userId: caller.userId, said })
  await setLicenseGroup(tx, licenseId, null)
  await movePlaces(tx, groupId, -1)
  await reverse(tx, { customerId, reference: feeReference(requestId), actorId: caller.userId })
}

async function record(tx: Tx, { caller, origin }: Acting, request: KnownRequest, done: string, details: object): Promise<Outcome<number>> {
  const about = { subject: 'prolongation', subjectId: request.id, customerId: request.customerId }
  await recordAudit(tx, caller, origin, { action: `prolongation.${done}`, ...about, details: { license: request.licenseId, ...details } })
  return accept(request.id)
}
