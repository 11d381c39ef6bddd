import type { Pool } from '../db/pool.ts'

/** Every statement of the given name, or of one of several, waits until so many stand before it. */
export function barrier(pool: Pool, statement: string | readonly string[], of: number): Pool {
  const names = new Set(typeof statement === 'string' ? [statement] : statement)
  let [arrived, open] = [0, () => {}]
  const gate = new Promise<void>((resolve) => (open = resolve))
  return {
    ...pool,
    query: pool.query.bind(pool),
    end: pool.end.bind(pool),
    connect: async () => {
      const client = await pool.connect()
      const query = async (asked: unknown, ...rest: []) => {
        if (names.has((asked as { name?: string }).name ?? '')) {
          if (++arrived >= of) open()
          await gate
        }
        return (client.query as (...all: unknown[]) => Promise<unknown>)(asked, ...rest)
      }
      return Object.assign(Object.create(client) as typeof client, { query, release: client.release.bind(client) })
    },
  }
}
