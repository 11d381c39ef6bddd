import type { CustomerKind } from '@anfilada/contract/identity/login'
import type { Language } from '@anfilada/contract/languages'
import { outboxPosition } from '../../db/outbox.ts'
import { onlyRow } from '../../db/statement-rows.ts'
import type { Tx } from '../../db/pool.ts'
import type { Origin } from '../../http/identity.ts'

/** By the clock of the database, and never prolonged. */
const actingMinutes = 30

export type ActedFor = { id: number; kind: CustomerKind; name: string; blocked: boolean }

/** The customer, not to be blocked until the transaction is over. */
export async function lockActedFor(tx: Tx, customerId: number): Promise<ActedFor | undefined> {
  const { rows } = await tx.query({
    name: 'acting_customer',
    text: `select customers.id, customers.kind, customers.name, customers.status = 'blocked' as blocked
           from login_customers as customers where customers.id = $1 and customers.erased_at is null for share`,
    values: [customerId],
  })
  return rows[0]
}

export type ActingEmployee = { login: string; email: string | null; language: Language }

/** One session at a time, also when the employee asks twice at once. */
export async function lockActingEmployee(tx: Tx, userId: number): Promise<ActingEmployee | undefined> {
  const { rows } = await tx.query({
    name: 'acting_employee',
    text: `select users.login, users.email, users.language from users
           where users.id = $1 and users.status = 'active' for no key update`,
    values: [userId],
  })
  return rows[0]
}

/** `livePosition`: where live events stood. */
export type OpenedActing = { id: number; until: Date; livePosition: string }

export async function insertActing(
  tx: Tx,
  { hash, userId, customerId, origin }: { hash: Buffer; userId: number; customerId: number; origin: Origin },
): Promise<OpenedActing> {
  const { rows } = await tx.query({
    name: 'acting_insert',
    text: `insert into sessions (token_hash, user_id, acts_for, device, address, expires_at)
           values ($1, $2, $3, $4, $5, now() + interval '${actingMinutes} minutes')
           returning id, expires_at as until, ${outboxPosition} as "livePosition"`,
    values: [hash, userId, customerId, origin.device, origin.address],
  })
  return onlyRow(rows)
}

export type EndedActing = { id: number; customerId: number; customer: string }

/** Ends what the employee does on behalf of anybody, or one session of it, and answers what that was. */
export async function endActing(tx: Tx, userId: number, sessionId: number | null = null): Promise<EndedActing[]> {
  const { rows } = await tx.query({
    name: 'acting_end',
    text: `with ended as (
             delete from sessions where sessions.user_id = $1 and sessions.acts_for is not null and ($2::bigint is null or sessions.id = $2)
             returning sessions.id, sessions.acts_for, sessions.expires_at
           )
           select ended.id, ended.acts_for as "customerId", customers.name as customer
           from ended join login_customers as customers on customers.id = ended.acts_for where ended.expires_at > now() order by ended.id`,
    values: [userId, sessionId],
  })
  return rows
}
