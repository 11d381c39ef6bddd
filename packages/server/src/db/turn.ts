import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { advisoryLocks } from './advisory-locks.ts'
import type { Db } from './pool.ts'
import { lockNotAvailable, sqlState } from './transaction.ts'

/** The right to work alone, held as long as a connection lives. */
export type Turn = Readonly<{
  /** Settles when the connection is gone: somebody else may work from now on. */
  lost: Promise<void>
  /** Gives the turn back; a connection that is dead already, too. */
  end(): Promise<void>
}>

const retryMs = 1_000
/** How often the database is asked whether it still is there, and how long it may take to say so. */
export type Beat = { everyMs: number; patienceMs: number }
const usualBeat: Beat = { everyMs: 10_000, patienceMs: 10_000 }

/**
 * Waits until no other process has the turn, however long; the others stand by. PostgreSQL gives it on the moment that a process dies,
 * so that whoever has it knows: everything that is still marked as being worked on is nobody's. Patient while there is no database; a
 * database whose machine vanished without a word (a failover) is noticed by its silence.
 */
export async function takeTurn(databaseUrl: string, onTrouble: (error: unknown) => void, beat = usualBeat): Promise<Turn> {
  for (;;) {
    const client = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: beat.patienceMs,
      options: `-c lock_timeout=${beat.everyMs}`,
    })
    const lost = new Promise<void>((resolve) => {
      client.once('error', () => resolve())
      client.once('end', () => resolve())
    })
    // The first error settled the promise; without a listener a later one would end the process.
    client.on('error', () => undefined)
    try {
      await client.connect()
      await waitForLock(client, beat)
      void lost.then(listenTo(client, beat))
      return { lost, end: () => leave(client) }
    } catch (error) {
      onTrouble(error)
      await leave(client)
      await pause(retryMs)
    }
  }
}

/** Stands in the line, and asks anew before a database that is there would have been silent for too long. */
async function waitForLock(client: pg.Client, { everyMs, patienceMs }: Beat): Promise<void> {
  const wish = { text: 'select pg_advisory_lock($1)', values: [advisoryLocks.turn], query_timeout: everyMs + patienceMs }
  for (;;) {
    try {
      return void (await client.query(wish))
    } catch (error) {
      if (sqlState(error) !== lockNotAvailable) throw error
    }
  }
}

/** Asks again and again, and drops a connection that does not answer. Answers what ends the asking. */
function listenTo(client: pg.Client, { everyMs, patienceMs }: Beat): () => void {
  let isAsked = false
  // The types of pg leave the patience of one statement out.
  const question: pg.QueryConfig & { query_timeout: number } = { text: 'select 1', query_timeout: patienceMs }
  const answered = (): void => void (isAsked = false)
  const beats = setInterval(() => {
    if (isAsked) return
    isAsked = true
    client.query(question).then(answered, () => drop(client))
  }, everyMs)
  return () => clearInterval(beats)
}

/** A polite goodbye is for those who listen: after one second it is cut short. */
async function leave(client: pg.Client): Promise<void> {
  const late = setTimeout(() => drop(client), retryMs)
  await client.end().catch(() => undefined)
  clearTimeout(late)
}

function drop(client: pg.Client): void {
  ;(client as pg.Client & { connection: { stream: Socket } }).connection.stream.destroy()
}

/** Whoever had the turn before is dead: what he was at is done again now, and not in the four hours of graphile-worker. */
export async function releaseAbandonedJobs(db: Db): Promise<void> {
  await db.query({
    name: 'jobs_release',
    text: `select graphile_worker.force_unlock_workers(
             array(select distinct jobs.locked_by from graphile_worker.jobs where jobs.locked_by is not null))`,
    values: [],
  })
}
