import pg from 'pg'

export type Pool = pg.Pool
/** A client inside a transaction; only `inTransaction` makes one. */
export type Tx = pg.PoolClient & { readonly inTransaction: true }
/** Whatever can answer a statement: reads take either. */
export type Db = { query<R extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<R>> }

const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, safeInteger],
  // A visit date has no zone and a slot's time no seconds: both stay text (style P7).
  [pg.types.builtins.DATE, (text) => text],
  [pg.types.builtins.TIME, (text) => text.slice(0, 5)],
])

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`A bigint beyond whole numbers came from the database: ${text}`)
  return value
}

type Parse = ReturnType<typeof pg.types.getTypeParser>
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): Parse =>
    (format === 'binary' ? undefined : (parsers.get(oid) as Parse | undefined)) ?? pg.types.getTypeParser(oid, format),
}

export type PoolOptions = { url: string; size: number; onError: (error: Error) => void }

/**
 * Connections with 3 s of lock wait and 15 s a statement. Every client has an error listener for as long as it lives:
 * `pg` ends the process when a checked-out client loses its connection and nobody listens.
 */
export function createPool({ url, size, onError }: PoolOptions): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 0,
    options: '-c lock_timeout=3s -c statement_timeout=15s -c idle_in_transaction_session_timeout=30s -c timezone=UTC',
  })
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}
