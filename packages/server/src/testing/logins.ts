import { hash } from '@node-rs/argon2'
import { createLink, type LinkPurpose } from '../identity/one-time-links.store.ts'
import { codeOf, newSecret, stepAt } from '../identity/second-factor/totp.ts'
import { inTransaction } from '../db/transaction.ts'
import { type Principal, testIdentity, type World } from './world.ts'

export const goodPassword = 'correct horse battery staple'
export const otherPassword = 'nine quiet lighthouses at noon'

type Person = Exclude<Principal, 'none'>
/** As cheap as argon2 takes it: what a password costs is asked where logins are weighed (sign-in.http.test.ts). */
export const goodHash = hash(goodPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 })

/** Gives the person a password with which he can sign in. */
export async function setPassword(world: World, person: Person): Promise<void> {
  await world.pool.query('update users set password_hash = $2, password_changed_at = null where id = $1', [
    world.users[person],
    await goodHash,
  ])
}

/** Gives the person an authenticator that is in use, or has only begun; answers how it makes its code of now. */
export async function setSecondFactor(world: World, person: Person, state: 'on' | 'begun' | 'off'): Promise<() => string> {
  const secret = newSecret()
  await world.pool.query(
    `update users set totp_sealed = $2, totp_since = case when $3 then now() end, totp_last_step = null where id = $1`,
    [world.users[person], state === 'off' ? null : testIdentity.secrets.seal(secret), state === 'on'],
  )
  return () => codeOf(secret, stepAt(new Date()))
}

/** The token of a new link of the person's, as his mail has it. */
export async function newLink(world: World, person: Person, purpose: LinkPurpose): Promise<string> {
  const id = await inTransaction(world.pool, (tx) => createLink(tx, testIdentity.secrets, purpose, { userId: world.users[person] }))
  return testIdentity.secrets.linkToken(id)
}
