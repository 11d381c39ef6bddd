import type { Connection, Pool } from '../db/pool.ts'

/** Asks within the transaction that is held. */
export type Ask = (text: string) => Promise<{ rows: unknown[] }>
type Held = { statement: string; until: (ask: Ask) => Promise<unknown> }

/** Statements of the product that wait where a test wants them to. */
export class Gate {
  #held: Held | undefined

  /** The next transaction that comes to the statement stands before it until all of that is done. */
  hold(statement: string, until: Held['until']): void {
    this.#held = { statement, until }
  }

  async stand(statement: string | undefined, ask: Ask): Promise<void> {
    if (this.#held === undefined || this.#held.statement !== statement) return
    const { until } = this.#held
    this.#held = undefined
    await until(ask)
  }
}

type Asked = string | { name?: string; text: string }

/** The pool with a gate before the statements of its transactions; `withoutLocks`: with none of the locks that statements of our own take. */
export function gated(pool: Pool, gate: Gate, { withoutLocks }: { withoutLocks: boolean }): Pool {
  return {
    shared: pool.shared,
    query: pool.query.bind(pool),
    end: pool.end.bind(pool),
    connect: async () => {
      const client = await pool.connect()
      const plainly = client.query.bind(client) as (asked: unknown, ...rest: unknown[]) => Promise<{ rows: unknown[] }>
      const query = async (asked: Asked, ...rest: unknown[]): Promise<unknown> => {
        await gate.stand(typeof asked === 'string' ? undefined : asked.name, plainly)
        return plainly(withoutLocks ? unlocked(asked) : asked, ...rest)
      }
      return Object.assign(Object.create(client) as Connection, { query, release: client.release.bind(client) })
    },
  }
}

const locks = /\b(for (no key )?update|for share)( of \w+)?( skip locked)?\b/g

function unlocked(asked: Asked): Asked {
  const without = (text: string): string => (text.startsWith('lock table') ? 'select' : text.replace(locks, ''))
  return typeof asked === 'string' ? without(asked) : { ...asked, text: without(asked.text) }
}
