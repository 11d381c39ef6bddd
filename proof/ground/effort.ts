import pg from 'pg'
import type { Db } from '../../packages/server/src/db/pool.ts'
import { types } from '../../packages/server/src/db/rows.ts'

/** How PostgreSQL may plan a prepared statement: for these values, or once for all. It takes either. */
const plannings = ['custom', 'generic'] as const
type Planning = (typeof plannings)[number]

/** What statements ask of the database: pages looked at, in memory or not, and rows that come of it. The same on any machine, however busy. */
export type Effort = { pages: Record<Planning, number>; rows: number }

type Asked = { text: string; values?: readonly unknown[] }
type Plan = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }

/** What all statements of the work cost together. The work only reads. */
export async function effortOf(url: string, work: (db: Db) => Promise<unknown>): Promise<Effort> {
  const client = new pg.Client({ connectionString: url, types, options: '-c timezone=UTC' })
  await client.connect()
  const effort: Effort = { pages: { custom: 0, generic: 0 }, rows: 0 }
  const query = async (asked: Asked): Promise<unknown> => {
    for (const planning of plannings) effort.pages[planning] += await countPages(client, asked, planning)
    const answer = await client.query(asked.text, asked.values ? [...asked.values] : [])
    effort.rows += answer.rows.length
    return answer
  }
  try {
    await work({ query } as unknown as Db)
    return effort
  } finally {
    await client.end()
  }
}

/** The second time: the first also reads what PostgreSQL remembers of tables and functions for as long as a connection lives. */
async function countPages(client: pg.Client, { text, values = [] }: Asked, planning: Planning): Promise<number> {
  await client.query(`set plan_cache_mode to force_${planning}_plan`)
  await client.query(`prepare asked as ${text}`)
  const execute = `execute asked${values.length > 0 ? `(${values.map(literal).join(', ')})` : ''}`
  await client.query(`explain (analyze, buffers, timing off, format json) ${execute}`)
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (analyze, buffers, timing off, format json) ${execute}`)
  await client.query('deallocate asked; reset plan_cache_mode')
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  if (!plan) throw new Error('A statement was not explained')
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
}

/** Of what these statements are sent: words, numbers and lists of them. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  return pg.escapeLiteral(Array.isArray(value) ? `{${value.join(',')}}` : `${value as string | number}`)
}
