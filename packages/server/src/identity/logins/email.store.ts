import type { Language } from '@anfilada/contract/languages'
import { onlyRow } from '../../db/statement-rows.ts'
import type { Db, Tx } from '../../db/pool.ts'

/** Links to confirm a new address that were made for the person. */
export async function countEmailLinks(db: Db, userId: number): Promise<Lately> {
  const { rows } = await db.query({
    name: 'email_links_count',
    text: `select count(*) filter (where one_time_links.created_at > now() - interval '1 minute') as "lastMinute", count(*) as "lastDay"
           from one_time_links
           where one_time_links.user_id = $1 and one_time_links.purpose = 'change_email' and one_time_links.created_at > now() - interval '1 day'`,
    values: [userId],
  })
  return rows[0] ?? { lastMinute: 0, lastDay: 0 }
}

/** Notes the address that a person wants; answers how to write to it. */
export async function saveNewEmail(tx: Tx, userId: number, email: string): Promise<{ name: string; language: Language }> {
  const { rows } = await tx.query({
    name: 'email_new',
    text: 'update users set new_email = $2 where users.id = $1 returning users.name, users.language',
    values: [userId, email],
  })
  return onlyRow(rows)
}

export type MovedPerson = {
  userId: number
  name: string
  language: Language
  customerId: number | null
  login: string
  oldEmail: string | null
}

/** The new address becomes the person's; undefined when there is none, or he is no user any more. */
export async function moveEmail(tx: Tx, userId: number): Promise<MovedPerson | undefined> {
  const { rows } = await tx.query({
    name: 'email_move',
    text: `with before as (
             select users.id, users.email from users
             where users.id = $1 and users.new_email is not null and users.status = 'active' for no key update
           )
           update users set email = users.new_email, new_email = null from before where users.id = before.id
           returning users.id as "userId", users.name, users.language, users.customer_id as "customerId", users.login, before.email as "oldEmail"`,
    values: [userId],
  })
  return rows[0]
}

/** Mails that one person had sent to one address, or links made for one, lately. */
export type Lately = { lastMinute: number; lastDay: number }

const mailsADay = 5

/** A mail that anybody can have sent to any address must not become a nuisance. */
export function mayMailAgain({ lastMinute, lastDay }: Lately): boolean {
  return lastMinute === 0 && lastDay < mailsADay
}
