import type { Db, Tx } from '../db/pool.ts'

type Person = { customerId: number; userId: number }

/** What the person asked for and agreed to in the name of his customer, with the address for letters where it is his. */
export async function listPersonalEdo(db: Db, { customerId, userId }: Person): Promise<unknown[]> {
  const { rows } = await db.query({
    name: 'personal_edo',
    text: `select edo_events.at, edo_events.operator, edo_events.participant_id, edo_events.consent_version,
                  case when lower(edo_connections.contact_email) in (users.login, lower(users.email)) then edo_connections.contact_email end
                    as contact_email
           from edo_events
           join edo_connections on edo_connections.customer_id = edo_events.customer_id
           join offered_users as users on users.id = edo_events.actor_id
           where edo_events.actor_id = $2 and edo_events.customer_id = $1 order by edo_events.id`,
    values: [customerId, userId],
  })
  return rows
}

/** The person leaves: letters about the exchange no longer go to his address. What he agreed to bears his number and not his name. */
export async function forgetEdoContact(
  tx: Tx,
  { customerId, userId, closesCustomer }: Person & { closesCustomer: boolean },
): Promise<void> {
  await tx.query({
    name: 'edo_contact_forget',
    text: `update edo_connections set contact_email = null
           from offered_users as users
           where users.id = $2 and edo_connections.customer_id = $1
             and ($3 or lower(edo_connections.contact_email) in (users.login, lower(users.email)))`,
    values: [customerId, userId, closesCustomer],
  })
}
