import type { Db, Tx } from '../db/pool.ts'

/** Licenses of the guide of this name, those that were taken back included. */
export async function listPersonalLicenses(db: Db, { customerId, name }: { customerId: number; name: string }): Promise<unknown[]> {
  const { rows } = await db.query({
    name: 'personal_licenses',
    text: `select licenses.id, licenses.guide, licenses.museum_id, licenses.number, licenses.experience_years, licenses.valid_from,
                  licenses.expiration_date, licenses.main_language, licenses.additional_languages, licenses.created_at, licenses.deleted_at
           from licenses where licenses.customer_id = $1 and lower(licenses.guide) = lower($2) order by licenses.id`,
    values: [customerId, name],
  })
  return rows
}

/** The guide leaves, or, without a name, everybody of the customer: who nobody knows leads no group, so the license goes with the name. */
export async function forgetLicenses(tx: Tx, customerId: number, name: string | null): Promise<void> {
  await tx.query({
    name: 'licenses_forget',
    text: `update licenses set guide = '#' || licenses.id, number = '', deleted_at = coalesce(licenses.deleted_at, now())
           where licenses.customer_id = $1 and ($2::text is null or lower(licenses.guide) = lower($2))`,
    values: [customerId, name],
  })
}
