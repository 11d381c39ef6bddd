import type { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

type Statement = { name?: string; text: string }
type Query = (...args: unknown[]) => unknown
type Connected = pg.ClientBase & { connection: EventEmitter }

/** Where nothing is locked, everybody dawdles between what he saw and what he writes, for so long at most. */
const dawdlingMs = 40
const writing = /^\s*(?:insert|update|delete|commit)\b|\b(?:write_order|exchange_places|move_places)\(/

/**
 * Looks over connections to the database: counts the deadlocks that PostgreSQL breaks, whether or not anybody hears of them, and can take
 * the locks away, for the control of a race.
 */
export class Watch {
  deadlocks = 0
  #locks = true

  takeLocksAway(): void {
    this.#locks = false
  }

  /** From now on a connection is looked over; it has asked nothing yet. */
  over(client: pg.ClientBase): void {
    const count = ({ code }: { code?: string }): void => void (code === '40P01' && this.deadlocks++)
    ;(client as Connected).connection.on('errorMessage', count)
    const query = client.query.bind(client) as Query
    Object.assign(client, { query: (...args: unknown[]) => this.#ask(query, args) })
  }

  #ask(query: Query, [statement, ...more]: unknown[]): unknown {
    if (this.#locks) return query(statement, ...more)
    if (!writing.test(textOf(statement))) return query(withoutLock(statement), ...more)
    const late = pause(Math.random() * dawdlingMs).then(() => query(withoutLock(statement), ...more))
    // Who gave a callback is answered there.
    return more.some((one) => typeof one === 'function') ? undefined : late
  }
}

function textOf(statement: unknown): string {
  return typeof statement === 'string' ? statement : ((statement as Partial<Statement> | null)?.text ?? '')
}

/** The same without a row's lock, under another name: its own is prepared with the lock. */
function withoutLock(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return statement
  const { name, text, ...rest } = statement as Statement
  const lockless = text.replace(/ for (?:no key )?update(?: of orders)?/g, '')
  return lockless === text ? statement : { ...rest, ...(name && { name: `${name}-` }), text: lockless }
}
