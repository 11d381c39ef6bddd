import type { Language } from '@anfilada/contract/languages'
import type { Tx } from '../../db/pool.ts'

/**
 * Takes the login from an invitation that nobody accepted, of a customer that lives without it; answers whose. An approval of the same
 * address that was not made use of yet keeps its login: its customer has nobody else.
 */
export async function releaseInvitedLogin(tx: Tx, login: string): Promise<number | undefined> {
  const { rows } = await tx.query({
    name: 'login_release',
    text: `update users set login = ' ' || gen_random_uuid()
           where users.login = $1 and users.status = 'invited'
             and exists (select from users others where others.customer_id = users.customer_id and others.status = 'active')
           returning users.id`,
    values: [login],
  })
  return rows[0]?.id
}

export type Invited = { id: number; name: string; email: string; language: Language }

/** Members who have not chosen a password yet and whose address is not a login elsewhere (decision 0015). */
export async function listInvited(tx: Tx, customerId: number): Promise<Invited[]> {
  const { rows } = await tx.query({
    name: 'customer_invited',
    text: `select users.id, users.name, users.email, users.language from users
           where users.customer_id = $1 and users.status = 'invited' and users.email is not null and not starts_with(users.login, ' ') order by users.id`,
    values: [customerId],
  })
  return rows
}
