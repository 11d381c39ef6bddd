import { tokenHash } from '../secrets.ts'
import { goodHash } from './logins.ts'
import type { Principal, World } from './world.ts'

/** Lets somebody else with the same customer and roles do what a principal can do only once; his password is `goodPassword`. */
export async function withStandIn<T>(world: World, principal: Principal, work: (userId: number) => Promise<T>): Promise<T> {
  if (principal === 'none' || principal === 'apiKey') return work(0)
  const token = `stand-in-${crypto.randomUUID()}`
  const before = world.tokens[principal]
  const { rows } = await world.pool.query<{ id: number }>(
    `insert into users (customer_id, login, name, password_hash, roles, status, totp_sealed, totp_since)
     select users.customer_id, $2, $2, $3, users.roles, users.status, users.totp_sealed, users.totp_since
     from users where users.id = $1 returning id`,
    [world.users[principal], `${crypto.randomUUID()}@example.com`, await goodHash],
  )
  const { id } = rows[0] as { id: number }
  await world.pool.query(
    `insert into sessions (token_hash, user_id, expires_at, acts_for)
     select $1, $2, sessions.expires_at, sessions.acts_for from sessions where sessions.token_hash = $3`,
    [tokenHash(token), id, tokenHash(before)],
  )
  world.tokens[principal] = token
  try {
    return await work(id)
  } finally {
    world.tokens[principal] = before
  }
}
