import DataLoader from 'dataloader'
import type { Db, Pool } from './pool.ts'

type Read<Key, Row> = (db: Db, keys: readonly Key[]) => Promise<readonly (Row | undefined)[]>

/**
 * What many requests ask in one turn of the event loop, as one statement: a statement of eight costs PostgreSQL three times one, not eight
 * times (decision 0044). `read` answers in the order of the keys. Inside a transaction everyone asks for himself; so do those whose common
 * statement failed, lest one answers for another's key.
 */
export function readTogether<Key, Row>(read: Read<Key, Row>): (db: Db, key: Key) => Promise<Row | undefined> {
  const loaders = new WeakMap<Pool, DataLoader<Key, Row | undefined>>()
  const alone = async (db: Db, key: Key): Promise<Row | undefined> => (await read(db, [key]))[0]

  function loaderOf(pool: Pool): DataLoader<Key, Row | undefined> {
    const made = new DataLoader<Key, Row | undefined>((keys) => read(pool.shared, keys), {
      cache: false,
      maxBatchSize: 50,
      batchScheduleFn: setImmediate,
    })
    loaders.set(pool, made)
    return made
  }

  return (db, key) => {
    if (!isPool(db)) return alone(db, key)
    return (loaders.get(db) ?? loaderOf(db)).load(key).catch(() => alone(db.shared, key))
  }
}

const isPool = (db: Db): db is Pool => 'shared' in db

/** Rows by the place of their key (`unnest … with ordinality`, from 1); undefined where nothing was found. */
export function byKey<Row extends { place: number }>(rows: readonly Row[], keys: readonly unknown[]): (Row | undefined)[] {
  const found = new Map(rows.map((row) => [row.place, row]))
  return keys.map((_, index) => found.get(index + 1))
}
