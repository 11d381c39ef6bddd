import type { ClientBase } from 'pg'
import { lockNotAvailable, sqlState } from './transaction.ts'

const lockTimeout = '500ms'
const attempts = 40
const busy = new Set([lockNotAvailable, '40P01'])

/**
 * Changes the schema in one transaction beside servers that work. Whoever needs a table waits behind a change that waits for it, and two tables
 * taken in another order than theirs are a deadlock, of which PostgreSQL may end their half: so the change gives up after half a second, before
 * PostgreSQL looks for one, and comes again; forty times at most, then its error is thrown.
 */
export async function whenFree(client: ClientBase, change: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; !(await changed(client, change, attempt === attempts)); attempt++) continue
}

/** False: somebody held a lock for too long, and nothing was written. */
async function changed(client: ClientBase, change: () => Promise<unknown>, last: boolean): Promise<boolean> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = '${lockTimeout}'`)
    await change()
    await client.query('commit')
    return true
  } catch (error) {
    await client.query('rollback')
    if (!last && error instanceof Error && busy.has(sqlState(error) ?? sqlState(error.cause) ?? '')) return false
    throw error
  }
}
