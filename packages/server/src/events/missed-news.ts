import type { Pool } from '../db/pool.ts'
import type { News } from './audience.rules.ts'
import type { Listener } from './event-stream.ts'
import { isResumable, listMissed } from './outbox.reads.ts'
import type { Position } from './position.rules.ts'

/** Who missed more than this reads everything again, which is cheaper for both sides. */
const mostMissed = 500

/** What a reader missed since his position, up to where the process is; undefined when that cannot be told. */
export async function findMissed(pool: Pool, listener: Listener, after: Position, upTo: Position): Promise<News[] | undefined> {
  if (!(await isResumable(pool, after))) return undefined
  const missed = await listMissed(pool, listener, { after, upTo }, mostMissed)
  return missed.length > mostMissed ? undefined : missed
}
