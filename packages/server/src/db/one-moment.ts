import type { Connection, Db, Pool } from './pool.ts'

type Statement = { name?: string; text: string; values?: readonly unknown[] }

/**
 * All that the work reads is of one moment, however long it takes and whatever others write meanwhile. It cannot write. One connection answers,
 * one statement after the other; what was asked just before is not asked again.
 */
export async function atOneMoment<T>(pool: Pool, work: (moment: Pool) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken = true
  try {
    await client.query('begin isolation level repeatable read read only')
    // What is done with the answers takes its time.
    await client.query(`set local idle_in_transaction_session_timeout = '10min'`)
    const result = await work(readerOf(client))
    await client.query('rollback')
    broken = false
    return result
  } finally {
    client.release(broken)
  }
}

function readerOf(client: Connection): Pool {
  const ask = client.query.bind(client) as (statement: Statement) => Promise<unknown>
  let last: Promise<unknown> = Promise.resolve()
  // Of each statement its last answer: lists count their rows with every page, and nothing of that changes here.
  const answered = new Map<string, { values: string; answer: Promise<unknown> }>()
  const query = (async (statement: Statement) => {
    const values = JSON.stringify(statement.values ?? [])
    const before = statement.name === undefined ? undefined : answered.get(statement.name)
    if (before?.values === values) return before.answer
    const answer = last.then(() => ask(statement))
    last = answer.catch(() => undefined)
    if (statement.name !== undefined) answered.set(statement.name, { values, answer })
    return answer
  }) as Db['query']
  return { query, shared: { query }, connect: noConnection, end: noConnection }
}

async function noConnection(): Promise<never> {
  throw new Error('What is read at one moment has one connection')
}
