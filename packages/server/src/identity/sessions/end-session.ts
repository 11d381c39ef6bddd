import type { Tx } from '../../db/pool.ts'
import type { Caller } from '../../http/caller.ts'
import type { Origin } from '../../http/identity.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { recordAudit } from '../audit/audit.store.ts'
import { endSession, endSessions } from './sessions.store.ts'

/** Ends one session of the caller's own; another person's is as absent as one that never was. */
export async function endOwnSession(tx: Tx, caller: Caller, sessionId: number, origin: Origin): Promise<Outcome<number>> {
  if (!(await endSession(tx, caller.userId, sessionId))) return refuse('not_found')
  await recordAudit(tx, caller, origin, { action: 'session.ended', subject: 'session', subjectId: sessionId })
  return accept(1)
}

/** Ends all sessions of the caller but this one; answers how many. */
export async function endOtherSessions(tx: Tx, caller: Caller, origin: Origin): Promise<Outcome<number>> {
  const ended = await endSessions(tx, caller.userId, caller.sessionId)
  if (ended > 0) await recordAudit(tx, caller, origin, { action: 'session.others_ended', subject: 'session', details: { ended } })
  return accept(ended)
}
