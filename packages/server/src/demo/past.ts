import type { Db, Pool } from '../db/pool.ts'

/** What a transaction begins, commits and takes back becomes a part of the one that seeds. */
const parts: Readonly<Record<string, string>> = { begin: 'savepoint act', commit: 'release act', rollback: 'rollback to act' }

/** A pool for the product's own acts whose one connection is the seeding's: all that they write comes with its commit, or not at all. */
function poolOn(client: Db): Pool {
  const query = async (asked: Parameters<Db['query']>[0], values?: readonly unknown[]) => {
    const part = typeof asked === 'string' ? parts[asked] : undefined
    if (typeof asked !== 'string' || part === undefined) return client.query(asked as string, values)
    return { ...(await client.query(part)), command: asked.toUpperCase() }
  }
  const db = { query: query as Db['query'] }
  const connection = { ...db, on: () => connection, off: () => connection, release: () => undefined }
  const connect = async () => connection as unknown as Awaited<ReturnType<Pool['connect']>>
  return { ...db, shared: db, connect, end: async () => undefined }
}

/** Where the product writes down when something was done. */
const stamps: Readonly<Record<string, readonly string[]>> = {
  accountant_tasks: ['created_at', 'resolved_at'],
  audit_log: ['at'],
  bank_postings: ['posted_at'],
  bank_statements: ['imported_at', 'finished_at'],
  catalogue_versions: ['published_at'],
  edo_connections: ['consent_at', 'status_at'],
  edo_events: ['at'],
  invoices: ['created_at'],
  kept_files: ['made_at'],
  ledger_allocations: ['at'],
  ledger_transactions: ['posted_at'],
  order_events: ['at'],
  price_list_versions: ['created_at', 'published_at'],
  price_lists: ['created_at'],
  reconciliation_acts: ['issued_at'],
  reconciliation_agreements: ['at'],
}

/**
 * Lets acts of the product have been done when the story has it: they write down moments since the seeding began, as nothing else of the demo
 * does, and what bears such a one is set back after each of them. Nothing else of the product is rewritten, and what forbids it stands again afterwards.
 */
export class Past {
  readonly pool: Pool
  readonly #client: Db

  constructor(client: Db) {
    this.#client = client
    this.pool = poolOn(client)
  }

  /** `at`: a moment, with its offset. */
  async act<T>(at: string, work: (pool: Pool) => Promise<T>): Promise<T> {
    const result = await work(this.pool)
    // Checked now, or a table that still waits for its checks could not be altered.
    await this.#client.query('set constraints all immediate')
    for (const [table, columns] of Object.entries(stamps)) {
      for (const column of columns)
        await this.#client.query(`update ${table} set ${column} = $1 where ${column} between now() and clock_timestamp()`, [at])
    }
    await this.#client.query('set constraints all deferred')
    return result
  }

  /** The stories, with the tables' own refusal to be rewritten taken away for as long. */
  async write(stories: () => Promise<void>): Promise<void> {
    await this.#forbid('disable')
    await stories()
    await this.#forbid('enable')
  }

  async #forbid(word: 'enable' | 'disable'): Promise<void> {
    await this.#client.query('set constraints all immediate')
    const { rows } = await this.#client.query({
      name: 'demo_append_only',
      text: `select pg_class.relname as table, pg_trigger.tgname as trigger
             from pg_trigger join pg_class on pg_class.oid = pg_trigger.tgrelid join pg_proc on pg_proc.oid = pg_trigger.tgfoid
             where pg_proc.proname = 'refuse_rewriting' and pg_class.relname = any ($1)`,
      values: [Object.keys(stamps)],
    })
    for (const { table, trigger } of rows) await this.#client.query(`alter table ${table} ${word} trigger ${trigger}`)
    await this.#client.query('set constraints all deferred')
  }
}
