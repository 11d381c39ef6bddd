import { readFile } from 'node:fs/promises'
import { withClient } from './databases.ts'

type Profile = {
  nodes: { id: number; callFrame: { functionName: string; url: string } }[]
  samples: number[]
  timeDeltas: number[]
}
export type Share = { name: string; share: number }

/** Where the server's processor time goes: self time by package or by our own file, largest first; idle time left out. */
export async function profileShares(file: string, top: number): Promise<Share[]> {
  const profile = JSON.parse(await readFile(file, 'utf8')) as Profile
  const groups = new Map(profile.nodes.map((node) => [node.id, groupOf(node.callFrame)]))
  const spent = new Map<string, number>()
  const busy = loadBegins(profile)
  for (const [index, sample] of profile.samples.entries()) {
    if (index < busy) continue
    const group = groups.get(sample) ?? '?'
    if (group !== '(idle)') spent.set(group, (spent.get(group) ?? 0) + (profile.timeDeltas[index] ?? 0))
  }
  const total = [...spent.values()].reduce((sum, value) => sum + value, 0)
  return [...spent]
    .map(([name, value]) => ({ name, share: value / total }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, top)
}

/** The start of the process is not what is asked about: the load begins with the first order. */
function loadBegins({ nodes, samples }: Profile): number {
  const ordering = new Set(nodes.filter((node) => node.callFrame.functionName === 'placeOrder').map((node) => node.id))
  return samples.findIndex((sample) => ordering.has(sample))
}

function groupOf({ functionName, url }: Profile['nodes'][number]['callFrame']): string {
  if (url === '') return functionName.startsWith('(') ? functionName : 'native code of Node'
  const dependency = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]
  if (dependency) return dependency
  if (url.startsWith('node:')) return url.replace(/^node:(internal\/)?/, 'node:').replace(/\/.*/, '')
  return url.replace(/.*packages\//, '')
}

export type Statement = { text: string; calls: number; eachMs: number }

/** Statements and those inside functions are timed from here on; needs a restart of PostgreSQL to take effect. */
export async function prepareStatementTimes(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`)
    await client.query(`alter system set "pg_stat_statements.track" = 'all'`)
  })
}

export async function startStatementTimes(url: string): Promise<void> {
  await withClient(url, (client) => client.query('create extension if not exists pg_stat_statements'))
}

export async function statementTimes(url: string, top: number): Promise<Statement[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<Statement>(
      `select regexp_replace(query, '\\s+', ' ', 'g') as text, calls::integer, mean_exec_time as "eachMs"
       from pg_stat_statements join pg_database on pg_database.oid = dbid and pg_database.datname = current_database()
       where query not like '%pg_stat_statements%' and query not like 'create extension%'
       order by total_exec_time desc limit $1`,
      [top],
    )
    return rows
  })
}
