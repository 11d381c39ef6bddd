import type { ProlongationState } from '@anfilada/contract/licenses/prolongation-rules'
import type { Language } from '@anfilada/contract/languages'
import { nameKeys } from '@anfilada/contract/name-keys'
import { conditions } from '../db/conditions.ts'
import type { Db } from '../db/pool.ts'
import { feePaid } from './fees.store.ts'
import { type GuideScope, guidesOfMember, memberValues } from './guides.reads.ts'

export type GroupRow = {
  id: number
  museumId: number
  museum: string
  heldOn: string
  place: string
  closesAt: Date
  places: number
  taken: number
  fee: number
  vat: string | null
  revision: number
  now: Date
  zone: string
}

/** Museums have no clocks of their own: those of their objects are meant. */
export const museumClocks = `cross join lateral (
             select coalesce(min(objects.zone), default_zone()) as zone from offered_museum_objects as objects where objects.museum_id = museums.id
           ) as clocks`

type GroupFilter = { groupId?: number | undefined; museumIds?: readonly number[] | undefined; isAhead?: boolean }

/** By day, the latest first. `isAhead`: those whose day is not over by the museum's clocks. */
export async function listGroups(db: Db, { groupId, museumIds, isAhead = false }: GroupFilter, language: Language): Promise<GroupRow[]> {
  const asked = conditions(
    'prolongation_groups_list',
    [nameKeys[language]],
    [
      { name: 'one', when: groupId !== undefined, sql: 'prolongation_groups.id = ?', values: [groupId] },
      { name: 'museums', when: museumIds !== undefined, sql: 'prolongation_groups.museum_id = any (?::integer[])', values: [museumIds] },
      { name: 'ahead', when: isAhead, sql: 'prolongation_groups.held_on >= local_day(now(), clocks.zone)', values: [] },
    ],
  )
  const { rows } = await db.query({
    name: asked.name,
    text: `select prolongation_groups.id, prolongation_groups.museum_id as "museumId", museums.name ->> $1 as museum,
                  prolongation_groups.held_on as "heldOn", prolongation_groups.place, prolongation_groups.closes_at as "closesAt",
                  prolongation_groups.places, prolongation_groups.taken, prolongation_groups.fee_kopecks as fee, prolongation_groups.vat,
                  prolongation_groups.revision, now() as now, clocks.zone
           from prolongation_groups join offered_museums as museums on museums.id = prolongation_groups.museum_id ${museumClocks}
           where true ${asked.where} order by prolongation_groups.held_on desc, prolongation_groups.id desc limit 500`,
    values: asked.values,
  })
  return rows
}

export type RequestRow = {
  id: number
  groupId: number
  licenseId: number
  guide: string
  museum: string
  number: string
  heldOn: string
  place: string
  fee: number
  paid: number
  state: ProlongationState
  requestedAt: Date
  expirationDate: string | null
  reason: string | null
  customerId: number
  customer: string
  validUntil: string
  decidedBy: string | null
  closesAt: Date
  places: number
  taken: number
  now: Date
  zone: string
}

type RequestFilter = { scope?: GuideScope; groupId?: number; requestIds?: readonly number[] }

/** Newest first, no more than anybody reads. */
export async function listRequests(db: Db, { scope, groupId, requestIds }: RequestFilter, language: Language): Promise<RequestRow[]> {
  const asked = conditions(
    'prolongation_requests_list',
    [nameKeys[language]],
    [
      { name: 'customer', when: scope !== undefined, sql: 'requests.customer_id = ?', values: [scope?.customerId] },
      {
        name: 'own',
        when: scope?.self !== undefined,
        sql: `licenses.guide_id in (${guidesOfMember})`,
        values: scope ? memberValues(scope) : [],
      },
      { name: 'group', when: groupId !== undefined, sql: 'requests.group_id = ?', values: [groupId] },
      { name: 'these', when: requestIds !== undefined, sql: 'requests.id = any (?::integer[])', values: [requestIds] },
    ],
  )
  const { rows } = await db.query({
    name: asked.name,
    text: `select requests.id, requests.group_id as "groupId", requests.license_id as "licenseId",
                  coalesce(members.name, guides.name) as guide, museums.name ->> $1 as museum, licenses.number,
                  prolongation_groups.held_on as "heldOn", prolongation_groups.place, requests.fee_kopecks as fee, paid.amount as paid, requests.state,
                  requests.requested_at as "requestedAt", requests.expiration_date as "expirationDate", requests.reason,
                  requests.customer_id as "customerId", customers.name as customer, licenses.expiration_date as "validUntil",
                  deciders.name as "decidedBy", prolongation_groups.closes_at as "closesAt", prolongation_groups.places,
                  prolongation_groups.taken, now() as now, clocks.zone
           from prolongation_requests as requests
           join prolongation_groups on prolongation_groups.id = requests.group_id
           join licenses on licenses.id = requests.license_id
           join guides on guides.id = licenses.guide_id
           left join offered_users as members on members.id = guides.user_id
           join offered_museums as museums on museums.id = licenses.museum_id
           join offered_customers as customers on customers.id = requests.customer_id
           left join offered_users as deciders on deciders.id = requests.decided_by ${feePaid} ${museumClocks}
           where true ${asked.where} order by requests.id desc limit 500`,
    values: asked.values,
  })
  return rows
}
