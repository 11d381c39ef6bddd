import { listLiveSessions } from '../identity/index.ts'
import type { Pool } from '../db/pool.ts'
import type { EventStream } from './event-stream.ts'

/**
 * Streams whose session is over by now: signed out, expired, or its user has other roles than when it began (he may then hear other
 * things: he comes back and is asked anew). One statement for all streams.
 */
export async function findDeadStreams(pool: Pool, streams: Iterable<EventStream>): Promise<EventStream[]> {
  const asked = [...streams]
  const hashes = new Map(asked.map(({ listener }) => [listener.session.toString('hex'), listener.session]))
  const live = await listLiveSessions(pool, [...hashes.values()])
  const roles = new Map(live.map((session) => [session.hash.toString('hex'), session.roles.join()]))
  return asked.filter(({ listener }) => roles.get(listener.session.toString('hex')) !== listener.roles)
}
