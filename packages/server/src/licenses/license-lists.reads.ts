import { expiringDays, type LicenseDecision, type LicenseState } from '@anfilada/contract/licenses/license-states'
import type { Language } from '@anfilada/contract/languages'
import { nameKeys } from '@anfilada/contract/name-keys'
import { type Condition, conditions } from '../db/conditions.ts'
import type { Db } from '../db/pool.ts'
import { type GuideScope, guidesOfMember, memberValues } from './guides.reads.ts'

export type LicenseRow = {
  id: number
  guideId: number
  guide: string
  phone: string | null
  museumId: number
  museum: string
  number: string
  experienceYears: number
  expirationDate: string
  mainLanguage: string
  additionalLanguages: string[]
  prolongationGroup: number | null
  decision: LicenseDecision
  reason: string | null
  scanId: number | null
  today: string
}
export type OfficeLicenseRow = LicenseRow & {
  customerId: number
  customer: string
  decidedBy: string | null
  decidedAt: Date | null
  addedAt: Date
  revision: number
}

/** `$2`: the key of the language's names. Museums have no clocks of their own: it is the day of their objects. */
const columns = `licenses.id, licenses.guide_id as "guideId", coalesce(members.name, guides.name) as guide, members.phone,
                  licenses.museum_id as "museumId", museums.name ->> $2 as museum, licenses.number,
                  licenses.experience_years as "experienceYears", licenses.expiration_date as "expirationDate",
                  licenses.main_language as "mainLanguage", licenses.additional_languages as "additionalLanguages",
                  licenses.prolongation_group as "prolongationGroup", licenses.decision, licenses.reason, licenses.scan_id as "scanId",
                  clocks.today`
const tables = `licenses
           join guides on guides.id = licenses.guide_id
           left join offered_users as members on members.id = guides.user_id
           join offered_museums as museums on museums.id = licenses.museum_id
           cross join lateral (
             select local_day(now(), (select min(objects.zone) from offered_museum_objects as objects where objects.museum_id = museums.id)) as today
           ) as clocks`

/** A customer's licenses by guide, or those of one of its guides for himself. */
export async function listLicenses(db: Db, scope: GuideScope, language: Language, licenseId?: number): Promise<LicenseRow[]> {
  const asked = conditions(
    'licenses_list',
    [scope.customerId, nameKeys[language]],
    [
      { name: 'own', when: scope.self !== undefined, sql: `licenses.guide_id in (${guidesOfMember})`, values: memberValues(scope) },
      { name: 'one', when: licenseId !== undefined, sql: 'licenses.id = ?', values: [licenseId] },
    ],
  )
  const { rows } = await db.query({
    name: asked.name,
    text: `select ${columns} from ${tables} where licenses.customer_id = $1 and licenses.deleted_at is null ${asked.where}
           order by lower(coalesce(members.name, guides.name)), licenses.guide_id, licenses.expiration_date, licenses.id`,
    values: asked.values,
  })
  return rows
}

/** What `licenseState` says, as conditions: PostgreSQL leaves out the rest of a long list. */
const stateConditions: Readonly<Record<LicenseState, string>> = {
  waiting: `licenses.decision = 'waiting' and licenses.expiration_date >= clocks.today`,
  valid: `licenses.decision = 'accepted' and licenses.expiration_date > clocks.today + ${expiringDays}`,
  expiring: `licenses.decision = 'accepted' and licenses.expiration_date between clocks.today and clocks.today + ${expiringDays}`,
  expired: `licenses.decision in ('waiting', 'accepted') and licenses.expiration_date < clocks.today`,
  suspended: `licenses.decision = 'suspended'`,
  refused: `licenses.decision = 'refused'`,
}

export type LicenseFilter = {
  state?: LicenseState | undefined
  search?: string | undefined
  after?: number | undefined
  licenseId?: number
}

/** Of all customers, oldest first. */
export async function listOfficeLicenses(db: Db, filter: LicenseFilter, language: Language, limit: number): Promise<OfficeLicenseRow[]> {
  const { state, search, after, licenseId } = filter
  const ofState: Condition[] = state === undefined ? [] : [{ name: state, when: true, sql: stateConditions[state], values: [] }]
  const asked = conditions(
    'office_licenses',
    [limit, nameKeys[language]],
    [
      ...ofState,
      {
        name: 'search',
        when: search !== undefined && search !== '',
        sql: `position(lower(?) in lower(concat_ws(' ', licenses.number, guides.name, members.name, customers.name))) > 0`,
        values: [search],
      },
      { name: 'after', when: after !== undefined, sql: 'licenses.id > ?', values: [after] },
      { name: 'one', when: licenseId !== undefined, sql: 'licenses.id = ?', values: [licenseId] },
    ],
  )
  const { rows } = await db.query({
    name: asked.name,
    text: `select ${columns}, licenses.customer_id as "customerId", customers.name as customer, deciders.name as "decidedBy",
                  licenses.decided_at as "decidedAt", licenses.created_at as "addedAt", licenses.revision
           from ${tables}
           join offered_customers as customers on customers.id = licenses.customer_id
           left join offered_users as deciders on deciders.id = licenses.decided_by
           where licenses.deleted_at is null ${asked.where} order by licenses.id limit $1`,
    values: asked.values,
  })
  return rows
}

/** The museums, by name. */
export async function listLicenseMuseums(db: Db, language: Language): Promise<{ museum_id: number; museum: string }[]> {
  const { rows } = await db.query({
    name: 'license_museums',
    text: `select museums.id as museum_id, museums.name ->> $1 as museum from offered_museums as museums
           order by museums.name ->> $1, museums.id`,
    values: [nameKeys[language]],
  })
  return rows
}
