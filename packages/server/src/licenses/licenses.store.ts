import type { LicenseDecision } from '@anfilada/contract/licenses/license-states'
import type { Tx } from '../db/pool.ts'
import { onlyRow } from '../db/statement-rows.ts'
import { type GuideScope, guidesOfMember, memberValues } from './guides.reads.ts'
import { conditions } from '../db/conditions.ts'
import type { KnownLicense, LicenseLanguages } from './licenses.rules.ts'

export type NewLicense = {
  customerId: number
  guideId: number
  museumId: number
  number: string
  experienceYears: number
  expirationDate: string
  languages: LicenseLanguages
  scanId: number | null
  userId: number
}

/** One that waits for the check; undefined where the guide has one of this number at the museum. The customer is locked. */
export async function insertLicense(tx: Tx, license: NewLicense): Promise<number | undefined> {
  const { rows } = await tx.query({
    name: 'license_insert',
    text: `insert into licenses (customer_id, guide_id, museum_id, number, experience_years, expiration_date, main_language,
             additional_languages, scan_id, created_by)
           select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10
           where not exists (select from licenses where licenses.guide_id = $2 and licenses.museum_id = $3
             and lower(licenses.number) = lower($4) and licenses.deleted_at is null)
           returning licenses.id`,
    values: [
      license.customerId,
      license.guideId,
      license.museumId,
      license.number,
      license.experienceYears,
      license.expirationDate,
      license.languages.main,
      license.languages.additional,
      license.scanId,
      license.userId,
    ],
  })
  return rows[0]?.id
}

/** For a change by the customer, or by its guide, whose it is; what was deleted is not there. */
export async function lockLicense(tx: Tx, licenseId: number, scope?: GuideScope): Promise<KnownLicense | undefined> {
  const asked = conditions(
    'license_lock',
    [licenseId],
    [
      { name: 'customer', when: scope !== undefined, sql: 'licenses.customer_id = ?', values: [scope?.customerId] },
      {
        name: 'own',
        when: scope?.self !== undefined,
        sql: `licenses.guide_id in (${guidesOfMember})`,
        values: scope ? memberValues(scope) : [],
      },
    ],
  )
  const { rows } = await tx.query({
    name: asked.name,
    text: `select licenses.id, licenses.customer_id as "customerId", guides.name as guide, licenses.number, licenses.decision,
                  licenses.expiration_date as "expirationDate", licenses.main_language as main, licenses.additional_languages as additional,
                  licenses.revision,
                  exists (select from prolongation_requests as requests where requests.license_id = licenses.id and requests.state = 'requested')
                    as "isUnderWay"
           from licenses join guides on guides.id = licenses.guide_id
           where licenses.id = $1 and licenses.deleted_at is null ${asked.where} for update of licenses`,
    values: asked.values,
  })
  return rows[0]
}

/** It stays as a row, so that what was decided can be told; its scan goes. */
export async function deleteLicense(tx: Tx, licenseId: number): Promise<void> {
  await tx.query({
    name: 'license_delete',
    text: 'update licenses set deleted_at = now(), scan_id = null, revision = licenses.revision + 1 where licenses.id = $1',
    values: [licenseId],
  })
}

/** Staff's word of before stays where the decision does. */
export async function saveLanguages(
  tx: Tx,
  licenseId: number,
  { main, additional }: LicenseLanguages,
  decision: LicenseDecision,
): Promise<void> {
  await tx.query({
    name: 'license_languages_save',
    text: `update licenses set main_language = $2, additional_languages = $3, decision = $4, revision = licenses.revision + 1,
             reason = case when $4 = licenses.decision then licenses.reason end
           where licenses.id = $1`,
    values: [licenseId, main, additional, decision],
  })
}

export type SavedDecision = { decision: LicenseDecision; reason: string | null; userId: number | null }

export async function saveDecision(tx: Tx, licenseId: number, { decision, reason, userId }: SavedDecision): Promise<void> {
  await tx.query({
    name: 'license_decision_save',
    text: `update licenses set decision = $2, reason = $3, decided_by = $4, decided_at = now(), revision = licenses.revision + 1
           where licenses.id = $1`,
    values: [licenseId, decision, reason, userId],
  })
}

/** Whether the customer sent this file as a scan, and no license has it; a guide only his own. */
export async function isFreeScan(tx: Tx, fileId: number, { customerId, self }: GuideScope): Promise<boolean> {
  const { rows } = await tx.query({
    name: 'license_scan_free',
    text: `select not exists (select from licenses where licenses.scan_id = $1) as free from offered_kept_files as kept_files
           where kept_files.id = $1 and kept_files.kind = 'license_scan' and kept_files.customer_id = $2
             and ($3::integer is null or kept_files.made_by = $3)`,
    values: [fileId, customerId, self?.userId ?? null],
  })
  return rows[0]?.free === true
}

/** The day at a museum by the database's clock; undefined where there is no such museum. */
export async function findMuseumDay(tx: Tx, museumId: number): Promise<string | undefined> {
  const { rows } = await tx.query({
    name: 'license_museum_day',
    text: `select local_day(now(), (select min(objects.zone) from offered_museum_objects as objects where objects.museum_id = museums.id)) as day
           from offered_museums as museums where museums.id = $1`,
    values: [museumId],
  })
  return rows[0]?.day
}

/** The day at the museum of a license. */
export async function getLicenseDay(tx: Tx, licenseId: number): Promise<string> {
  const { rows } = await tx.query({
    name: 'license_day',
    text: `select local_day(now(), (select min(objects.zone) from offered_museum_objects as objects
                    where objects.museum_id = licenses.museum_id)) as day
           from licenses where licenses.id = $1`,
    values: [licenseId],
  })
  return onlyRow(rows).day
}
