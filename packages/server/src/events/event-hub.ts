import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { beatSeconds } from '@anfilada/contract/events'
import type { Pool } from '../db/pool.ts'
import type { EventStream, Listener } from './event-stream.ts'
import { findHorizon, isResumable, listMissed, listNews } from './outbox.reads.ts'
import type { Position } from './position.rules.ts'
import type { News } from './audience.rules.ts'
import { listLiveSessions } from '../identity/index.ts'
import { forgetStreams, type OpenStream, type OpenStreamElsewhere, shareStreams } from './streams-elsewhere.store.ts'

export type HubOptions = { pool: Pool; log: FastifyBaseLogger; pollMs?: number; beatMs?: number }
type Hub = {
  /** By which other processes know this one. */
  id: string
  pool: Pool
  streams: Set<EventStream>
  /** Up to here every stream was told everything. */
  position: Position
  /** Set while the outbox is polled. */
  polling: Promise<void> | undefined
  /** Settles when nothing that was begun asks the database any more. */
  ended: Promise<void>
  closed: boolean
}

/** A browser holds one stream for all its tabs; who opens more than these loses the oldest, which is told. */
export const streamsPerUser = 10
const pageSize = 500

/** All streams of this process. While there are any, one poll reads the outbox for all of them, and looks which sessions still live. */
export function createEventHub({ pool, log, pollMs = 500, beatMs = beatSeconds * 1000 }: HubOptions) {
  const hub: Hub = {
    id: crypto.randomUUID(),
    pool,
    streams: new Set(),
    position: { tx: 0n, id: 0 },
    polling: undefined,
    ended: Promise.resolve(),
    closed: false,
  }

  async function start(): Promise<void> {
    hub.position = await findHorizon(pool).catch((error: unknown) => {
      hub.polling = undefined
      throw error
    })
    let counting: Promise<void> | undefined
    const beats = setInterval(() => {
      for (const stream of hub.streams) stream.beat(hub.position)
      // One that takes longer than a beat is not overtaken.
      counting ??= dropSurplus(hub)
        .catch(uncounted)
        .finally(() => (counting = undefined))
    }, beatMs)
    const stopCounting = async (): Promise<void> => {
      clearInterval(beats)
      await counting
      // A process that stops has no database any more; its silence tells the same.
      if (!hub.closed) await forgetStreams(pool, hub.id).catch(uncounted)
    }
    const before = hub.ended
    hub.ended = pollWhileHeard()
      .then(stopCounting, stopCounting)
      .then(() => before)
  }

  function uncounted(error: unknown): void {
    log.warn({ err: error }, 'streams are counted later')
  }

  async function pollWhileHeard(): Promise<void> {
    // Nobody can join between the look at the set and the end of the polling: both are in one turn.
    for (await pause(pollMs); hub.streams.size > 0; await pause(pollMs)) {
      // Nothing is lost by a poll that fails: the next one reads on from the same position.
      await poll(hub).catch((error: unknown) => log.warn({ err: error }, 'live events are late'))
    }
    hub.polling = undefined
  }

  return {
    /** Lets a stream begin, at the position after which its reader missed something, or now. */
    async join(stream: EventStream, after: Position | undefined): Promise<void> {
      stream.output.once('close', () => hub.streams.delete(stream))
      try {
        await (hub.polling ??= start())
        await begin(hub, stream, after)
      } catch (error) {
        log.warn({ err: error }, 'a stream of live events could not begin')
        stream.output.destroy()
      }
    },
    /** Ends every stream, so that the process can stop; settles when nothing more is asked of the database. */
    close(): Promise<void> {
      hub.closed = true
      for (const stream of hub.streams) drop(hub, stream)
      return hub.ended
    },
    size: (): number => hub.streams.size,
  }
}

function drop(hub: Hub, stream: EventStream): void {
  hub.streams.delete(stream)
  stream.end()
}

async function begin(hub: Hub, stream: EventStream, after: Position | undefined): Promise<void> {
  if (hub.closed || stream.output.destroyed) return stream.end()
  const own = [...hub.streams].filter(({ listener }) => listener.userId === stream.listener.userId)
  for (const oldest of own.slice(0, Math.max(0, own.length - streamsPerUser + 1))) {
    hub.streams.delete(oldest)
    oldest.giveWay()
  }
  // From here on news wait in the stream, so that none falls between what is read now and what comes.
  hub.streams.add(stream)
  const upTo = hub.position
  if (!after) return stream.begin(upTo, undefined)
  const missed = await findMissed(hub.pool, stream.listener, after, upTo)
  stream.begin(missed ? after : upTo, missed)
}

/** Other processes have streams of the same users; each drops its own that are too many, and comes to the same count by what all tell. */
async function dropSurplus(hub: Hub): Promise<void> {
  const elsewhere = await shareStreams(hub.pool, hub.id, [...hub.streams].map(openStreamOf))
  for (const stream of surplusOf(hub, elsewhere)) {
    hub.streams.delete(stream)
    stream.giveWay()
  }
}

const openStreamOf = ({ listener, openedAt }: EventStream): OpenStream => ({ userId: listener.userId, openedAt })

/** Streams whose user opened as many others since as he may have. Of two opened in one moment that of the greater process is the newer, for both. */
function surplusOf({ id, streams }: Hub, elsewhere: readonly OpenStreamElsewhere[]): EventStream[] {
  const others = Map.groupBy(elsewhere, ({ userId }) => userId)
  const newerHere = new Map<number, number>()
  return [...streams].toReversed().filter(({ listener: { userId }, openedAt }) => {
    const here = newerHere.get(userId) ?? 0
    newerHere.set(userId, here + 1)
    const isNewer = (other: OpenStreamElsewhere): boolean =>
      other.openedAt > openedAt || (other.openedAt === openedAt && other.process > id)
    return here + (others.get(userId)?.filter(isNewer).length ?? 0) >= streamsPerUser
  })
}

async function poll(hub: Hub): Promise<void> {
  for (let more = true; more && hub.streams.size > 0;) {
    const page = await listNews(hub.pool, hub.position, pageSize)
    // Looked at after the news were read: who was shut out before they were made does not hear them.
    for (const stream of await findDeadStreams(hub.pool, hub.streams)) drop(hub, stream)
    hub.position = page.upTo
    for (const stream of hub.streams) stream.deliver(page.news)
    more = page.more
  }
}

/** Who missed more than this reads everything again, which is cheaper for both sides. */
const mostMissed = 500

/** What a reader missed since his position, up to where the process is; undefined when that cannot be told. */
async function findMissed(pool: Pool, listener: Listener, after: Position, upTo: Position): Promise<News[] | undefined> {
  if (!(await isResumable(pool, after))) return undefined
  const missed = await listMissed(pool, listener, { after, upTo }, mostMissed)
  return missed.length > mostMissed ? undefined : missed
}

/**
 * Streams whose session is over by now: signed out, expired, or its user has other roles than when it began (he may then hear other
 * things: he comes back and is asked anew). One statement for all streams.
 */
async function findDeadStreams(pool: Pool, streams: Iterable<EventStream>): Promise<EventStream[]> {
  const asked = [...streams]
  const hashes = new Map(asked.map(({ listener }) => [listener.session.toString('hex'), listener.session]))
  const live = await listLiveSessions(pool, [...hashes.values()])
  const roles = new Map(live.map((session) => [session.hash.toString('hex'), session.roles.join()]))
  return asked.filter(({ listener }) => roles.get(listener.session.toString('hex')) !== listener.roles)
}
