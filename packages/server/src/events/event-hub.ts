import { beatSeconds } from '@anfilada/contract/events'
import type { FastifyBaseLogger } from 'fastify'
import { listLiveSessions } from '../accounts/index.ts'
import type { Pool } from '../db/pool.ts'
import type { EventStream } from './event-stream.ts'
import { findHorizon, isResumable, listMissed, listNews } from './outbox.reads.ts'
import type { Position } from './position.rules.ts'

export type HubOptions = { pool: Pool; log: FastifyBaseLogger; pollMs?: number; beatMs?: number }
export type EventHub = ReturnType<typeof createEventHub>

/** A browser holds one stream for all its tabs; who opens more than these loses the oldest, which is most likely dead already. */
export const streamsPerUser = 10
const pageSize = 500
/** Who missed more than this reads everything again, which is cheaper for both sides. */
const mostMissed = 500

/** All streams of this process. While there are any, one poll reads the outbox for all of them, and looks which sessions still live. */
export function createEventHub({ pool, log, pollMs = 500, beatMs = beatSeconds * 1000 }: HubOptions) {
  const streams = new Set<EventStream>()
  let position: Position = { tx: 0n, id: 0 }
  let running: Promise<void> | undefined
  let closed = false

  async function start(): Promise<void> {
    position = await findHorizon(pool).catch((error: unknown) => {
      running = undefined
      throw error
    })
    const beats = setInterval(() => streams.forEach((stream) => stream.beat(position)), beatMs)
    void pollWhileHeard().finally(() => clearInterval(beats))
  }

  async function pollWhileHeard(): Promise<void> {
    while (await isHeard()) {
      try {
        await endDeadSessions()
        await deliverNews()
      } catch (error) {
        // Nothing is lost: the next poll reads on from the same position.
        log.warn({ err: error }, 'live events are late')
      }
    }
  }

  /** Waits for the next poll. Without streams the polling ends, in the same turn in which nobody can have joined. */
  async function isHeard(): Promise<boolean> {
    await new Promise((resolve) => setTimeout(resolve, pollMs))
    if (streams.size > 0) return true
    running = undefined
    return false
  }

  async function endDeadSessions(): Promise<void> {
    const hashes = new Map([...streams].map(({ listener }) => [listener.session.toString('hex'), listener.session]))
    const live = await listLiveSessions(pool, [...hashes.values()])
    const roles = new Map(live.map((session) => [session.hash.toString('hex'), session.roles.join()]))
    for (const stream of streams) {
      const { session, roles: before } = stream.listener
      const known = hashes.has(session.toString('hex'))
      // Somebody whose roles changed may see other things: he comes back and is asked anew.
      if (known && roles.get(session.toString('hex')) !== before) drop(stream)
    }
  }

  async function deliverNews(): Promise<void> {
    for (let more = true; more && streams.size > 0;) {
      const page = await listNews(pool, position, pageSize)
      position = page.upTo
      for (const stream of streams) stream.deliver(page.news)
      more = page.more
    }
  }

  function drop(stream: EventStream): void {
    streams.delete(stream)
    stream.end()
  }

  async function begin(stream: EventStream, after: Position | undefined): Promise<void> {
    await (running ??= start())
    if (closed || stream.output.destroyed) return stream.end()
    const own = [...streams].filter(({ listener }) => listener.userId === stream.listener.userId)
    for (const oldest of own.slice(0, Math.max(0, own.length - streamsPerUser + 1))) drop(oldest)
    streams.add(stream)
    const upTo = position
    const missed = after && (await findMissed(stream, after, upTo))
    stream.begin(missed ? (after as Position) : upTo, missed)
  }

  async function findMissed(stream: EventStream, after: Position, upTo: Position) {
    if (!(await isResumable(pool, after))) return undefined
    const missed = await listMissed(pool, stream.listener.scope, { after, upTo }, mostMissed)
    return missed.length > mostMissed ? undefined : missed
  }

  return {
    /** Lets a stream begin, at the position after which its reader missed something, or now. */
    join(stream: EventStream, after: Position | undefined): void {
      stream.output.once('close', () => streams.delete(stream))
      begin(stream, after).catch((error: unknown) => {
        log.warn({ err: error }, 'a stream of live events could not begin')
        stream.output.destroy()
      })
    },
    /** Ends every stream, so that the process can stop. */
    close(): void {
      closed = true
      streams.forEach(drop)
    },
    size: (): number => streams.size,
  }
}
