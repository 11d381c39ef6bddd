import { kopecks } from '@anfilada/contract/kopecks'
import type { Tx } from '../db/pool.ts'
import type { ActionRequest } from '../http/actions.ts'
import { recordAudit } from '../identity/index.ts'
import { charge, decideCharge, findMoneyTerms, lockCustomerAccount } from '../ledger/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import type { GuideScope } from './guides.reads.ts'
import { scopeOf } from './keep-licenses.ts'
import { listLicenses } from './license-lists.reads.ts'
import { feeReference } from './fees.store.ts'
import { decideGroup, decideProlongation } from './prolongation.rules.ts'
import { insertRequest, lockAsked, lockGroup, movePlaces, setLicenseGroup } from './prolongation.store.ts'

type Acting = Pick<ActionRequest<never>, 'caller' | 'origin'>

/** With which group a license shall be prolonged; nothing is asked for yet. Answers the license. */
export async function chooseGroup(tx: Tx, { caller }: Acting, licenseId: number, groupId: number | null): Promise<Outcome<number>> {
  const group = groupId === null ? null : await lockGroup(tx, groupId)
  const [license] = await lockAsked(tx, [licenseId], scopeOf(caller))
  if (!license) return refuse('license_not_found')
  if (license.isUnderWay) return refuse('license_under_way', 'license_id')
  if (group !== null) {
    const decided = decideProlongation(group, [license])
    if (!decided.ok) return decided
  }
  await setLicenseGroup(tx, licenseId, groupId)
  return accept(licenseId)
}

/** Asks for the licenses with one group, all or none: places are taken and the fee of each is charged. Answers the requests. */
export async function requestProlongation(
  tx: Tx,
  { caller, origin }: Acting,
  { licenseIds, groupId }: { licenseIds: readonly number[]; groupId: number | undefined },
): Promise<Outcome<number[]>> {
  const scope = scopeOf(caller)
  const { customerId } = scope
  // A guide sees no prices, and makes his agency owe nothing by himself.
  if (scope.self) return refuse('forbidden')
  await lockCustomerAccount(tx, customerId)
  const named = await findGroup(tx, licenseIds, groupId, scope)
  if (!named.ok) return named
  const group = await lockGroup(tx, named.value)
  const licenses = await lockAsked(tx, licenseIds, scope)
  if (licenses.length < licenseIds.length) return refuse('license_not_found')
  const decided = decideProlongation(group, licenses)
  if (!decided.ok) return decided
  const { id, fee, vatPercent } = decided.value
  const covered = decideCharge(await findMoneyTerms(tx, customerId), kopecks(fee * licenses.length))
  if (!covered.ok) return covered

  await movePlaces(tx, id, licenses.length)
  const requests: number[] = []
  for (const { id: licenseId } of licenses) {
    const requestId = await insertRequest(tx, { groupId: id, licenseId, customerId, fee, vatPercent, userId: caller.userId })
    await setLicenseGroup(tx, licenseId, id)
    const posting = { customerId, reference: feeReference(requestId), actorId: caller.userId }
    await charge(tx, posting, [{ item: 'licenses', sum: kopecks(fee), vatPercent }])
    const details = { license: licenseId, group: id, amount: fee }
    await recordAudit(tx, caller, origin, { action: 'prolongation.requested', subject: 'prolongation', subjectId: requestId, details })
    requests.push(requestId)
  }
  return accept(requests)
}

/** Which group is meant, without a lock: groups are locked before licenses. */
async function findGroup(tx: Tx, licenseIds: readonly number[], groupId: number | undefined, scope: GuideScope): Promise<Outcome<number>> {
  if (groupId !== undefined) return accept(groupId)
  const own = await listLicenses(tx, scope, 'ru')
  return decideGroup(own.filter(({ id }) => licenseIds.includes(id)))
}
