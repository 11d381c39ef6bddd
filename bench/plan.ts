import pg from 'pg'
import type { Db } from '../packages/server/src/db/pool.ts'
import { listUpcoming } from '../packages/server/src/orders/orders.reads.ts'
import { withClient } from './databases.ts'

type Statement = { name: string; text: string; values: (string | number | null)[] }

// After five runs PostgreSQL may change a prepared statement to a plan that fits all values: that one is what customers get.
const runsUntilSettled = 8
const customers = 10

/** Pages that a list of 50 orders looks at, by PostgreSQL's own count, the mean of ten customers: the same on every machine. */
export function listBuffers(url: string): Promise<number> {
  return withClient(url, async (client) => {
    let pages = 0
    for (let run = 1 - runsUntilSettled; run <= customers; run++) {
      const { text, values } = await statementOfList(Math.max(run, 1))
      if (run === 1 - runsUntilSettled) await client.query(`prepare list as ${text}`)
      const found = await pagesOf(client, `execute list (${values.map(literal).join(', ')})`)
      if (run > 0) pages += found
    }
    return Math.round(pages / customers)
  })
}

function literal(value: string | number | null): string {
  return value === null ? 'null' : pg.escapeLiteral(String(value))
}

async function pagesOf(client: pg.Client, statement: string): Promise<number> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
    `explain (analyze, buffers, format json) ${statement}`,
  )
  const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {}
  return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
}

/** The product's own statement, taken from the function that sends it. */
async function statementOfList(customerId: number): Promise<Statement> {
  const sent: Statement[] = []
  const query = (statement: Statement): Promise<{ rows: [] }> => {
    sent.push(statement)
    return Promise.resolve({ rows: [] })
  }
  await listUpcoming({ query } as unknown as Db, { scope: { customerId }, language: 'en', cursor: [null, null, null], limit: 50 })
  const [statement] = sent
  if (!statement) throw new Error('The list sent no statement')
  return statement
}
