import pg from 'pg'
import { Busy, OutcomeUnknown } from '../outcome.ts'
import { isConnectionLost, isSaidByDatabase } from './lost-connection.ts'
import type { Connection, Db, Pool, Tx } from './pool.ts'

const retries = 3
// A deadlock or a serialisation failure is nobody's fault and passes when tried again. A lock that could not be had in 3 s is
// not tried again: the caller gets "busy" with Retry-After instead of a request that hangs for longer.
const passing = new Set(['40P01', '40001'])

/** Somebody held the lock for longer than the statement waits. */
export const lockNotAvailable = '55P03'

export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

/** Runs the work again after a deadlock, three times at most. */
async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === retries || !passing.has(sqlState(error) ?? '')) throw error
    }
  }
}

/**
 * One transaction: commits what the work returns, rolls back what it throws. The work may run again after a deadlock. A connection that is lost
 * before the commit was sent changed nothing (Busy); while it was on its way, nobody knows (OutcomeUnknown).
 */
export async function inTransaction<T>(pool: Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  return withRetries(async () => {
    const client = await pool.connect()
    let broken = true
    try {
      await client.query('begin')
      const result = await work(client as Connection & Tx)
      await commit(client)
      broken = false
      return result
    } catch (error) {
      broken = !(await rolledBack(client))
      if (isConnectionLost(error)) throw new Busy('The connection was lost before the commit', { cause: error })
      throw error
    } finally {
      client.release(broken)
    }
  })
}

/**
 * One statement that writes and is a transaction of its own, tried again after a deadlock. When its connection is lost and the database did not
 * say that it was ended, nobody knows whether it was done (OutcomeUnknown).
 */
export async function inOneStatement<T>(pool: Pool, work: (db: Db) => Promise<T>): Promise<T> {
  return withRetries(async () => {
    const client = await pool.connect()
    let broken = false
    try {
      return await work(client)
    } catch (error) {
      broken = isConnectionLost(error)
      if (broken && !isSaidByDatabase(error)) throw new OutcomeUnknown('The connection was lost under a statement', { cause: error })
      throw error
    } finally {
      client.release(broken)
    }
  })
}

/** A commit whose wait for the standby was cancelled is only a warning to PostgreSQL (class 01); to us it is not acknowledged. */
async function commit(client: Connection): Promise<void> {
  let warning: string | undefined
  const listen = (notice: { code?: string | undefined }): void => {
    if (notice.code?.startsWith('01')) warning = notice.code
  }
  client.on('notice', listen)
  try {
    const { command } = await client.query('commit')
    if (warning) throw new OutcomeUnknown(`The commit was not acknowledged: ${warning}`)
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back by the database')
  } catch (error) {
    // Ended by the database, too, it may have been after the commit.
    if (isConnectionLost(error)) throw new OutcomeUnknown('The connection was lost under a commit', { cause: error })
    throw error
  } finally {
    client.off('notice', listen)
  }
}

async function rolledBack(client: Connection): Promise<boolean> {
  return client.query('rollback').then(
    () => true,
    () => false,
  )
}
