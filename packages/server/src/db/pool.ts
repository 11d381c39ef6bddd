import pg from 'pg'
import './named-statements.ts'
import { types } from './rows.ts'
import { createSharedReads } from './shared-reads.ts'
import type { Query } from './statement-rows.ts'

/** `shared` answers short reads of the hot path for many requests at once. */
export type Pool = Db & { readonly shared: Db; connect(): Promise<Connection>; end(): Promise<void> }
/** A client inside a transaction; only `inTransaction` makes one. */
export type Tx = Db & { readonly inTransaction: true }
/** One client of the pool, until it is released. */
export type Connection = Db & Pick<pg.PoolClient, 'on' | 'off' | 'release'>
/** What the driver itself knows, for the jobs' own library and for tests. */
export type OpenPool = pg.Pool & Pool
/** Whatever can answer a statement: reads take either. */
export type Db = { query: Query }

const sharedConnections = 2
/** Shared reads are few statements of few rows by their keys: planned once, and for a disk that does not turn. */
const plannedOnce = '-c plan_cache_mode=force_generic_plan -c random_page_cost=1.1'

export type PoolOptions = { url: string; size: number; lockTimeoutMs?: number; onError: (error: Error) => void }

/**
 * `size` connections for whoever takes one (transactions, which may wait for locks), half as many for single statements (`query`), which
 * wait for nobody, and two for shared reads; each made when it is needed, with 3 s of lock wait and 15 s a statement. Every client has an
 * error listener for as long as it lives: `pg` ends the process when a checked-out client loses its connection and nobody listens.
 */
export function createPool({ url, size, lockTimeoutMs = 3_000, onError }: PoolOptions): OpenPool {
  const options = `-c lock_timeout=${lockTimeoutMs} -c statement_timeout=15s -c idle_in_transaction_session_timeout=30s -c timezone=UTC`
  const connection = {
    connectionString: url,
    types,
    connectionTimeoutMillis: 10_000,
    options,
  }
  const make = (max: number): pg.Pool => {
    const made = new pg.Pool({ ...connection, max, idleTimeoutMillis: 0 })
    made.on('error', onError)
    made.on('connect', (client) => client.on('error', onError))
    return made
  }
  const pool = make(size)
  const reading = make(Math.ceil(size / 2))
  const connect = (): pg.Client => new pg.Client({ ...connection, options: `${options} ${plannedOnce}`, pipeline: true })
  const shared = createSharedReads({ connect, connections: sharedConnections, fallback: reading, onError })
  const end = pool.end.bind(pool)
  return Object.assign(pool as OpenPool, {
    shared,
    query: reading.query.bind(reading),
    end: async () => void (await Promise.all([end(), reading.end(), shared.end()])),
  })
}
