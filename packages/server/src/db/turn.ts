import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** The right to work alone, held as long as a connection lives. */
export type Turn = Readonly<{
  /** Settles when the connection is gone: somebody else may work from now on. */
  lost: Promise<void>
  end(): Promise<void>
}>

// Any number will do as long as it is ours alone (migrate.ts has another).
const turnLock = 7_042_027
const retryMs = 1_000

/**
 * Waits until no other process has the turn, however long; the others stand by. PostgreSQL gives it on the moment that a process dies,
 * so that whoever has it knows: everything that is still marked as being worked on is nobody's. Patient while there is no database.
 */
export async function takeTurn(databaseUrl: string, onTrouble: (error: unknown) => void): Promise<Turn> {
  for (;;) {
    const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
    const lost = new Promise<void>((resolve) => {
      client.once('error', () => resolve())
      client.once('end', () => resolve())
    })
    // The first error settled the promise; without a listener a later one would end the process.
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('select pg_advisory_lock($1)', [turnLock])
      return { lost, end: () => client.end() }
    } catch (error) {
      onTrouble(error)
      await client.end().catch(() => undefined)
      await pause(retryMs)
    }
  }
}
