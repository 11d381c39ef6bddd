import type { LoginOutput } from '@anfilada/contract/identity/login'
import type { Role } from '@anfilada/contract/abilities'
import type { Db, Tx } from '../../db/pool.ts'
import type { Origin } from '../../http/identity.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { abilityNow } from '../sessions/ability-now.ts'
import { networkOf } from '../attempts/attempts.rules.ts'
import { rememberNetwork } from '../sessions/known-networks.store.ts'
import { type LoginUser, userDataOf } from './login.reads.ts'
import { newToken, tokenHash } from '../../secrets.ts'
import { endOldestSessions, insertSession, noteLogin } from '../sessions/sessions.store.ts'

/** Whether somebody has news that he has not read: news stand to the right, so the app says how that is found. */
export type HasNews = (db: Db, reader: { userId: number; customerId: number | null; roles: readonly Role[] }) => Promise<boolean>

/** Opens a session for somebody who has proved who he is; its token is new and leaves the server this once. */
export async function openSession(tx: Tx, user: LoginUser, origin: Origin, hasNews: HasNews): Promise<LoginOutput> {
  const token = newToken()
  await noteLogin(tx, user.id)
  const session = await insertSession(tx, tokenHash(token), user.id, origin)
  await rememberNetwork(tx, user.id, networkOf(origin.address))
  const actor = { userId: user.id, name: user.name, customerId: user.customerId }
  await recordAudit(tx, actor, origin, {
    action: 'session.opened',
    subject: 'session',
    subjectId: session.id,
    details: { device: origin.device },
  })
  for (const subjectId of await endOldestSessions(tx, user.id))
    await recordAudit(tx, actor, origin, { action: 'session.ended', subject: 'session', subjectId, details: { reason: 'too_many' } })
  return {
    userData: userDataOf(user, await hasNews(tx, { userId: user.id, customerId: user.customerId, roles: user.roles })),
    accessToken: token,
    userAbility: abilityNow(user.roles, user.secondFactor === 'required'),
    live_position: session.livePosition,
  }
}
