import type { LicenseRow } from '@anfilada/contract/interchange/licenses'
import type { Tx } from '../db/pool.ts'

type Written = Omit<LicenseRow, 'customer'>
type NewLicense = Written & { customerId: number; guideId: number; today: string; userId: number | null }

/** One with the word of staff; undefined where the guide has one of this number at the museum. The customer is locked. */
export async function insertCheckedLicense(tx: Tx, license: NewLicense): Promise<number | undefined> {
  const { rows } = await tx.query({
    name: 'license_insert_checked',
    // Of one that is over by now nobody is to read that it is.
    text: `insert into licenses (customer_id, guide_id, museum_id, number, experience_years, valid_from, expiration_date, main_language,
             additional_languages, decision, reason, created_by, decided_by, decided_at, told_of)
           select $1, $2, $3, $4, $5, $6, $7::date, $8, $9, $10::text, $11, $12::integer, case when $10::text <> 'waiting' then $12::integer end,
             case when $10::text <> 'waiting' then now() end, case when $7::date < $13::date then -1 end
           where not exists (select from licenses where licenses.guide_id = $2 and licenses.museum_id = $3
             and lower(licenses.number) = lower($4) and licenses.deleted_at is null)
           returning licenses.id`,
    values: [
      license.customerId,
      license.guideId,
      license.museum_id,
      license.number,
      license.experience_years,
      license.valid_from,
      license.expiration_date,
      license.main_language,
      license.additional_languages,
      license.decision,
      license.reason,
      license.userId,
      license.today,
    ],
  })
  return rows[0]?.id
}

/** All that is written on it; what staff said stays. Of other days members are told anew. */
export async function saveLicense(tx: Tx, licenseId: number, license: Written): Promise<void> {
  await tx.query({
    name: 'license_save',
    text: `update licenses set number = $2, experience_years = $3, valid_from = $4, expiration_date = $5::date, main_language = $6,
             additional_languages = $7, revision = licenses.revision + 1,
             told_of = case when licenses.expiration_date = $5::date then licenses.told_of end
           where licenses.id = $1`,
    values: [
      licenseId,
      license.number,
      license.experience_years,
      license.valid_from,
      license.expiration_date,
      license.main_language,
      license.additional_languages,
    ],
  })
}
