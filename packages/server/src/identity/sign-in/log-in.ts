import type { LoginInput, LoginOutput } from '@anfilada/contract/identity/login'
import type { Pool, Tx } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Origin } from '../../http/identity.ts'
import { accept, type Outcome, refuse, refuseFor } from '../../outcome.ts'
import type { Secrets } from '../../secrets.ts'
import { isPassword } from '../passwords/hashing.ts'
import { lockPassword } from '../passwords/passwords.store.ts'
import { passSecondFactor } from '../second-factor/pass-second-factor.ts'
import { networkOf } from '../attempts/attempts.rules.ts'
import { type Attempt, clearAttempts, forgiveAttempt } from '../attempts/attempts.store.ts'
import { findLogin, type LoginUser } from './login.reads.ts'
import { type HasNews, openSession } from './open-session.ts'
import { canonicalLogin } from '../sessions/session.rules.ts'
import { takeAttempt } from '../attempts/take-attempt.ts'

export type Entrance = { secrets: Secrets; hasNews: HasNews }

/**
 * Opens a session. A wrong password, an unknown login and a person who was removed are refused alike, after the same work and the same
 * count of tries (specification/people.md); that a customer is blocked, or a code is needed, is said only to who knows the password.
 */
export async function logIn(pool: Pool, entrance: Entrance, credentials: LoginInput, origin: Origin): Promise<Outcome<LoginOutput>> {
  const login = canonicalLogin(credentials.login)
  const network = networkOf(origin.address)
  const user = await findLogin(pool, login, network)
  const attempts = attemptsAt(login, network, user?.known ?? false)
  const wait = await takeAttempt(pool, attempts)
  if (wait > 0) return refuseFor(wait)
  const passwordHash = user?.passwordHash ?? undefined
  if (!(await isPassword(passwordHash, credentials.password)) || !user || passwordHash === undefined) return refuse('bad_credentials')
  return inTransaction(pool, async (tx) => {
    const outcome = await enter(tx, entrance, { ...user, passwordHash }, credentials.totp, origin)
    if (outcome.ok) await clearAttempts(tx, attempts[0])
    if (outcome.ok || outcome.refusal === 'totp_required' || outcome.refusal === 'customer_blocked') await forgiveAttempt(tx, attempts)
    return outcome
  })
}

/** Where the login was opened before, only what was tried there counts: what strangers do elsewhere does not lock its owner out. */
function attemptsAt(login: string, network: string, known: boolean): [Attempt, ...Attempt[]] {
  const here: Attempt = { kind: 'sign_in_here', of: `${login} ${network}` }
  return known ? [here] : [here, { kind: 'sign_in_network', of: network }, { kind: 'sign_in_login', of: login }]
}

/** The password was right a moment ago; if it, or the person, was changed meanwhile, the session would outlive the change. */
async function enter(
  tx: Tx,
  { secrets, hasNews }: Entrance,
  user: LoginUser & { passwordHash: string },
  totp: string | undefined,
  origin: Origin,
): Promise<Outcome<LoginOutput>> {
  if (!(await lockPassword(tx, user.id, user.passwordHash))) return refuse('bad_credentials')
  if (user.blocked) return refuse('customer_blocked')
  if (user.secondFactor === 'on') {
    if (totp === undefined) return refuse('totp_required')
    if (!(await passSecondFactor(tx, secrets, user.id, totp, origin))) return refuse('bad_totp')
  }
  return accept(await openSession(tx, user, origin, hasNews))
}
