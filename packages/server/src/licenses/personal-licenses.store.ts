import type { Db, Tx } from '../db/pool.ts'

type Person = { customerId: number; userId: number; name: string }

/** SQL for the guides who are this person, under every spelling: linked to him, or linked to nobody and of his name. */
const guidesOfPerson = `select spellings.id from guides as spellings join guides as known on known.id = coalesce(spellings.merged_into, spellings.id)
             where known.customer_id = $1 and (known.user_id = $2 or known.user_id is null and exists (
               select from guides as named where named.customer_id = $1 and lower(named.name) = lower($3)
                 and known.id = coalesce(named.merged_into, named.id)))`

/** Licenses of the person, those that were taken back included. */
export async function listPersonalLicenses(db: Db, { customerId, userId, name }: Person): Promise<unknown[]> {
  const { rows } = await db.query({
    name: 'personal_licenses',
    text: `select licenses.id, guides.name as guide, licenses.museum_id, licenses.number, licenses.experience_years, licenses.valid_from,
                  licenses.expiration_date, licenses.main_language, licenses.additional_languages, licenses.decision, licenses.reason,
                  licenses.decided_at, licenses.scan_id, licenses.created_at, licenses.deleted_at
           from licenses join guides on guides.id = licenses.guide_id
           where licenses.guide_id in (${guidesOfPerson}) order by licenses.id`,
    values: [customerId, userId, name],
  })
  return rows
}

/** The guide leaves, or, with him, everybody of the customer: who nobody knows leads no group, so the license and its scan go with the name. */
export async function forgetLicenses(
  tx: Tx,
  { customerId, userId, name, closesCustomer }: Person & { closesCustomer: boolean },
): Promise<void> {
  await tx.query({
    name: 'licenses_forget',
    text: `update licenses set guide = null, number = '', reason = case when licenses.reason is not null then '' end, scan_id = null,
             deleted_at = coalesce(licenses.deleted_at, now())
           where licenses.customer_id = $1 and ($4 or licenses.guide_id in (${guidesOfPerson}))`,
    values: [customerId, userId, name, closesCustomer],
  })
  await tx.query({
    name: 'guides_forget',
    text: `update guides set name = '#' || guides.id, user_id = null
           where guides.customer_id = $1 and ($4 or guides.id in (${guidesOfPerson}))`,
    values: [customerId, userId, name, closesCustomer],
  })
}
