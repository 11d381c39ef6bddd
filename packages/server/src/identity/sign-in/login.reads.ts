import type { CustomerKind, SecondFactorState, UserData } from '@anfilada/contract/identity/login'
import type { Role } from '@anfilada/contract/abilities'
import type { Language } from '@anfilada/contract/languages'
import type { Db } from '../../db/pool.ts'
import { knownDays } from '../sessions/known-networks.store.ts'
import { mustEnrol } from '../sessions/session.rules.ts'

export type LoginUser = {
  id: number
  passwordHash: string | null
  login: string
  name: string
  email: string | null
  kind: CustomerKind | null
  roles: Role[]
  customerId: number | null
  customerName: string | null
  language: Language
  secondFactor: SecondFactorState
  blocked: boolean
  /** The login was opened from this network before. */
  known: boolean
}

/** Who may sign in with the login: an invited or removed person is as unknown as one who never was. */
export async function findLogin(db: Db, login: string, network: string): Promise<LoginUser | undefined> {
  const { rows } = await db.query({
    name: 'login_find',
    text: `select users.id, users.password_hash as "passwordHash", users.login, users.name, users.email, users.roles, users.language,
                  users.customer_id as "customerId", customers.kind, customers.name as "customerName",
                  case when users.totp_since is not null then 'on' when ${mustEnrol} then 'required' else 'off' end as "secondFactor",
                  coalesce(customers.status = 'blocked', false) as blocked,
                  exists (select from known_networks
                          where known_networks.user_id = users.id and known_networks.network = $2
                            and known_networks.seen_at > now() - interval '${knownDays} days') as known
           from users left join login_customers as customers on customers.id = users.customer_id
           where users.login = $1 and users.status = 'active'`,
    values: [login, network],
  })
  return rows[0]
}

export function userDataOf(user: LoginUser, newsMark: boolean): UserData {
  return {
    login: user.login,
    name: user.name,
    kind: user.kind,
    roles: user.roles,
    customer_id: user.customerId,
    customer_name: user.customerName,
    language: user.language,
    news_mark: newsMark,
    email: user.email,
    second_factor: user.secondFactor,
    acting_for: null,
  }
}
