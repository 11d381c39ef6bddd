import type { Language } from '@anfilada/contract/languages'
import type { Db } from '../../db/pool.ts'
import { tokenHash } from '../../secrets.ts'

/** Whose password it is: what it must not be, how long it must be, and where its owner hears of it. */
export type PasswordOwner = {
  userId: number
  login: string
  name: string
  email: string | null
  language: Language
  customerId: number | null
  customerName: string | null
  secondFactor: boolean
}
export type PasswordPurpose = 'set_password' | 'reset_password'

const columns = `users.id as "userId", users.login, users.name, users.email, users.language, users.customer_id as "customerId",
  customers.name as "customerName", users.totp_since is not null as "secondFactor"`
const people = 'users left join login_customers as customers on customers.id = users.customer_id'

export async function findPasswordOwner(db: Db, userId: number): Promise<PasswordOwner | undefined> {
  const { rows } = await db.query({
    name: 'password_owner',
    text: `select ${columns} from ${people} where users.id = $1 and users.status <> 'removed'`,
    values: [userId],
  })
  return rows[0]
}

/** The owner of a link that sets a password and can still be used; the link stays as it is. */
export async function findLinkOwner(db: Db, token: string): Promise<(PasswordOwner & { purpose: PasswordPurpose }) | undefined> {
  const { rows } = await db.query({
    name: 'password_link_owner',
    text: `select ${columns}, case one_time_links.purpose when 'set_password' then 'set_password' else 'reset_password' end as purpose
           from one_time_links join (${people}) on users.id = one_time_links.user_id
           where one_time_links.token_hash = $1 and one_time_links.purpose in ('set_password', 'reset_password')
             and one_time_links.used_at is null and one_time_links.expires_at > now() and users.status <> 'removed'`,
    values: [tokenHash(token)],
  })
  return rows[0]
}

/** Everybody who can be written to at the address and has a password: few, but people share mailboxes. */
export async function listMailOwners(db: Db, email: string): Promise<PasswordOwner[]> {
  const { rows } = await db.query({
    name: 'password_mail_owners',
    text: `select ${columns} from ${people}
           where users.id in (select users.id from users where users.login = $1 union select users.id from users where lower(users.email) = $1)
             and users.status = 'active'
           order by users.id limit 5`,
    values: [email],
  })
  return rows
}

/** Where a person is written to: his e-mail, which for most is the login. */
export function mailboxOf({ email, login }: Pick<PasswordOwner, 'email' | 'login'>): string | undefined {
  return email ?? (login.includes('@') ? login : undefined)
}
