import type { Db, Tx } from '../db/pool.ts'

/** Consents that the person gave when he applied. */
export async function listConsents(db: Db, userId: number): Promise<unknown[]> {
  const { rows } = await db.query({
    name: 'personal_consents',
    text: `select applications.reference, applications.name, applications.email, applications.phone, applications.consent_version,
                  applications.offer_version, applications.consent_at, applications.consent_address, applications.created_at
           from applications join offered_users as users on users.id = $1 and lower(applications.email) in (users.login, lower(users.email))
           where applications.customer_id is null or applications.customer_id = users.customer_id
           order by applications.id`,
    values: [userId],
  })
  return rows
}

/** That a consent was given, when and to which text, must stay provable; who gave it goes, while his address is still known. */
export async function forgetApplications(tx: Tx, userId: number): Promise<void> {
  await tx.query({
    name: 'erase_applications',
    text: `update applications set name = '', email = '', phone = '', organization = null
           from offered_users as users where users.id = $1 and lower(applications.email) in (users.login, lower(users.email))
             and (applications.status <> 'new' or applications.known_user_id = $1)`,
    values: [userId],
  })
}
