import type { LicenseRow } from '@anfilada/contract/interchange/licenses'
import type { Db, Tx } from '../db/pool.ts'

/** A license as files carry it, with numbers that are this database's own. */
type CarriedLicense = Omit<LicenseRow, 'customer'> & { id: number; customerId: number }

/** Licenses that stand, of guides who are not forgotten: by customer, then the guide and the license that came earlier. */
export async function listCarriedLicenses(db: Db): Promise<CarriedLicense[]> {
  const { rows } = await db.query({
    name: 'licenses_carried',
    text: `select licenses.id, licenses.customer_id as "customerId", guides.name as guide, licenses.museum_id, licenses.number,
                  licenses.experience_years, licenses.valid_from, licenses.expiration_date, licenses.main_language, licenses.additional_languages,
                  licenses.decision, licenses.reason
           from licenses join guides on guides.id = licenses.guide_id
           where licenses.deleted_at is null and left(guides.name, 1) <> '#'
           order by licenses.customer_id, guides.id, licenses.id`,
    values: [],
  })
  return rows
}

/** Nobody else changes a license that there is, or decides about it, until the transaction ends; who adds one locks its customer. Orders do not wait. */
export async function lockLicenses(tx: Tx): Promise<void> {
  await tx.query({
    name: 'licenses_lock_all',
    text: 'select from licenses where licenses.deleted_at is null order by licenses.id for update',
    values: [],
  })
}
