import { sessionActions } from '@anfilada/contract/identity/sessions'
import { answerOnce } from '../../db/idempotency.ts'
import { feature } from '../../http/actions.ts'
import { accept, type Outcome } from '../../outcome.ts'
import { endOtherSessions, endOwnSession } from './end-session.ts'
import { listSessions } from './sessions.reads.ts'

export const sessionsFeature = feature(sessionActions, {
  list_sessions: async ({ caller, pool }) => {
    const sessions = await listSessions(pool, caller.userId)
    return accept({
      result: sessions.map(({ id, device, address, createdAt, lastSeenAt, actingFor }) => ({
        id,
        device,
        address,
        created_at: createdAt.toISOString(),
        last_seen_at: lastSeenAt.toISOString(),
        acting_for: actingFor,
        current: id === caller.sessionId,
      })),
    })
  },

  end_session: async ({ input, caller, pool, once, origin }) =>
    ended(await answerOnce(pool, once, (tx) => endOwnSession(tx, caller, input.session_id, origin))),

  end_other_sessions: async ({ caller, pool, once, origin }) =>
    ended(await answerOnce(pool, once, (tx) => endOtherSessions(tx, caller, origin))),
})

function ended(outcome: Outcome<number>): Outcome<{ result: { ended_sessions: number } }> {
  return outcome.ok ? accept({ result: { ended_sessions: outcome.value } }) : outcome
}
