import { abilityOf } from '@anfilada/contract/abilities'
import type { LoginOutput } from '@anfilada/contract/accounts'
import type { Db } from '../db/pool.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { isPassword } from './passwords.ts'
import { canonicalLogin } from './session.rules.ts'
import { newToken, tokenHash } from './session-token.ts'
import { findLogin, insertSession, userDataOf } from './sessions.store.ts'

/** Opens a session. The refusal is the same, and takes as long, whether the login exists or not (product.md §2). */
export async function logIn(db: Db, credentials: { login: string; password: string }): Promise<Outcome<LoginOutput>> {
  const user = await findLogin(db, canonicalLogin(credentials.login))
  if (!(await isPassword(user?.passwordHash, credentials.password)) || !user) return refuse('bad_credentials')

  const token = newToken()
  await insertSession(db, tokenHash(token), user.id)
  return accept({ userData: userDataOf(user), accessToken: token, userAbility: abilityOf(user.roles) })
}
