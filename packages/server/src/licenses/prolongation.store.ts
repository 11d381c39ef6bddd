import type { ProlongationState } from '@anfilada/contract/licenses/prolongation-rules'
import { conditions } from '../db/conditions.ts'
import type { Tx } from '../db/pool.ts'
import { onlyRow } from '../db/statement-rows.ts'
import { type GuideScope, guidesOfMember, memberValues } from './guides.reads.ts'
import { museumClocks } from './prolongation.reads.ts'
import type { AskedLicense, KnownGroup } from './prolongation.rules.ts'

/** The group for a change of its places; after the customer's account, before licenses. */
export async function lockGroup(tx: Tx, groupId: number): Promise<(KnownGroup & { vat: string | null }) | undefined> {
  const { rows } = await tx.query({
    name: 'prolongation_group_lock',
    text: `select prolongation_groups.id, prolongation_groups.museum_id as "museumId", prolongation_groups.held_on as "heldOn",
                  prolongation_groups.closes_at as "closesAt", prolongation_groups.places, prolongation_groups.taken,
                  prolongation_groups.fee_kopecks as fee, prolongation_groups.vat,
                  vat_percent(prolongation_groups.vat, prolongation_groups.held_on) as "vatPercent", prolongation_groups.revision, now() as now, clocks.zone,
                  local_day(now(), clocks.zone) as today
           from prolongation_groups join offered_museums as museums on museums.id = prolongation_groups.museum_id ${museumClocks}
           where prolongation_groups.id = $1 for update of prolongation_groups`,
    values: [groupId],
  })
  return rows[0]
}

/** Licenses of who asks, by number; those that are not his are left out. */
export async function lockAsked(tx: Tx, licenseIds: readonly number[], scope: GuideScope): Promise<AskedLicense[]> {
  const asked = conditions(
    'prolongation_licenses_lock',
    [licenseIds, scope.customerId],
    [{ name: 'own', when: scope.self !== undefined, sql: `licenses.guide_id in (${guidesOfMember})`, values: memberValues(scope) }],
  )
  const { rows } = await tx.query({
    name: asked.name,
    text: `select licenses.id, licenses.museum_id as "museumId", licenses.decision, licenses.expiration_date as "expirationDate",
                  exists (select from prolongation_requests as requests where requests.license_id = licenses.id and requests.state = 'requested')
                    as "isUnderWay"
           from licenses where licenses.id = any ($1::integer[]) and licenses.customer_id = $2 and licenses.deleted_at is null ${asked.where}
           order by licenses.id for update of licenses`,
    values: asked.values,
  })
  return rows
}

/** Moves the counter of taken places, up or down; the check of the table lets it neither over the places nor below none. */
export async function movePlaces(tx: Tx, groupId: number, by: number): Promise<void> {
  await tx.query({
    name: 'prolongation_places_move',
    text: 'update prolongation_groups set taken = prolongation_groups.taken + $2 where prolongation_groups.id = $1',
    values: [groupId, by],
  })
}

export type NewRequest = { groupId: number; licenseId: number; customerId: number; fee: number; vatPercent: number | null; userId: number }

/** Answers its number. */
export async function insertRequest(tx: Tx, { groupId, licenseId, customerId, fee, vatPercent, userId }: NewRequest): Promise<number> {
  const { rows } = await tx.query({
    name: 'prolongation_request_insert',
    text: `insert into prolongation_requests (group_id, license_id, customer_id, fee_kopecks, vat_percent, requested_by)
           values ($1, $2, $3, $4, $5, $6)
           returning prolongation_requests.id`,
    values: [groupId, licenseId, customerId, fee, vatPercent, userId],
  })
  return onlyRow(rows).id
}

/** The group with which a license is, or shall be, prolonged. */
export async function setLicenseGroup(tx: Tx, licenseId: number, groupId: number | null): Promise<void> {
  await tx.query({
    name: 'license_group_set',
    text: 'update licenses set prolongation_group = $2, revision = licenses.revision + 1 where licenses.id = $1',
    values: [licenseId, groupId],
  })
}

export type KnownRequest = {
  id: number
  groupId: number
  licenseId: number
  customerId: number
  state: ProlongationState
  validUntil: string
  today: string
}

/** Whose request it is, without a lock: the customer's account is locked before it. */
export async function findRequestOwner(tx: Tx, requestId: number): Promise<{ customerId: number; groupId: number } | undefined> {
  const { rows } = await tx.query({
    name: 'prolongation_request_owner',
    text: `select requests.customer_id as "customerId", requests.group_id as "groupId" from prolongation_requests as requests where requests.id = $1`,
    values: [requestId],
  })
  return rows[0]
}

export async function lockRequest(tx: Tx, requestId: number): Promise<KnownRequest | undefined> {
  const { rows } = await tx.query({
    name: 'prolongation_request_lock',
    text: `select requests.id, requests.group_id as "groupId", requests.license_id as "licenseId", requests.customer_id as "customerId",
                  requests.state, licenses.expiration_date as "validUntil", local_day(now(), clocks.zone) as today
           from prolongation_requests as requests
           join licenses on licenses.id = requests.license_id
           join offered_museums as museums on museums.id = licenses.museum_id ${museumClocks}
           where requests.id = $1 for update of requests, licenses`,
    values: [requestId],
  })
  return rows[0]
}

type Decided = { requestId: number; userId: number; said: { expirationDate: string } | { reason: string } | 'withdrawn' }

export async function saveRequest(tx: Tx, { requestId, userId, said }: Decided): Promise<void> {
  const { expirationDate = null, reason = null } = said === 'withdrawn' ? {} : { expirationDate: undefined, reason: undefined, ...said }
  const state = said === 'withdrawn' ? said : expirationDate === null ? 'declined' : 'prolonged'
  await tx.query({
    name: 'prolongation_request_decide',
    text: `update prolongation_requests as requests set state = $2, expiration_date = $3, reason = $4, decided_by = $5, decided_at = now()
           where requests.id = $1`,
    values: [requestId, state, expirationDate, reason, userId],
  })
}

/** The new last day; the group has done its work. */
export async function saveNewDate(tx: Tx, licenseId: number, expirationDate: string): Promise<void> {
  await tx.query({
    name: 'license_prolong',
    text: `update licenses set expiration_date = $2, prolongation_group = null, told_of = null,
             revision = licenses.revision + 1
           where licenses.id = $1`,
    values: [licenseId, expirationDate],
  })
}

export type GroupWish = {
  museumId: number
  heldOn: string
  place: string
  closesAt: string
  places: number
  fee: number
  /** A code of a VAT rate; null: without VAT. */
  vat: string | null
}

/** Answers its number. */
export async function insertGroup(tx: Tx, wish: GroupWish, userId: number): Promise<number> {
  const { rows } = await tx.query({
    name: 'prolongation_group_insert',
    text: `insert into prolongation_groups (museum_id, held_on, place, closes_at, places, fee_kopecks, vat, created_by)
           values ($1, $2, $3, $4, $5, $6, $7, $8) returning prolongation_groups.id`,
    values: [wish.museumId, wish.heldOn, wish.place, wish.closesAt, wish.places, wish.fee, wish.vat, userId],
  })
  return onlyRow(rows).id
}

export async function saveGroup(tx: Tx, groupId: number, wish: GroupWish): Promise<void> {
  await tx.query({
    name: 'prolongation_group_save',
    text: `update prolongation_groups set museum_id = $2, held_on = $3, place = $4, closes_at = $5, places = $6, fee_kopecks = $7, vat = $8,
             revision = prolongation_groups.revision + 1
           where prolongation_groups.id = $1`,
    values: [groupId, wish.museumId, wish.heldOn, wish.place, wish.closesAt, wish.places, wish.fee, wish.vat],
  })
}
