import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../tools/postgres/start.ts'
import { root } from '../tools/bootstrap/install.mjs'
import { createOurDatabase, withClient } from './databases.ts'
import { quartilesOf, show } from './figures.ts'
import { peakMemoryMiB, type ServerProcess } from './processes.ts'
import { findPrograms } from './programs.ts'
import { doorWindow } from './rounds.ts'
import { clearScratch, scratchData } from './scratch.ts'
import { customers, stageFolder, startOurs } from './stage.ts'
import { entryOf } from './versions.ts'
import type { Window } from './windows.ts'

// Another copy of the product beside this one, each with its own migrations and data on one PostgreSQL. They take turns by the second, in both
// orders, with two processes each: whatever the machine does falls on both. Judges nothing; prints what this one costs, of the other.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '24' },
    seconds: { type: 'string', default: '1' },
    orders: { type: 'string', default: '200000' },
    port: { type: 'string', default: '4170' },
  },
})
const [other] = positionals
if (other === undefined) throw new Error('Which other copy? npm run bench:beside -- DIR')
const actions = ['post_request', 'get_upcoming'] as const

const figures: [name: string, of: (window: Window) => number][] = [
  ['a second', (window) => window.perSecond],
  ['CPU of the server', (window) => window.serverMs],
  ['CPU of PostgreSQL', (window) => window.postgresMs],
  ['CPU together', (window) => window.serverMs + window.postgresMs],
]

type Side = { servers: ServerProcess[]; window(action: (typeof actions)[number], round: number): Promise<Window> }

await clearScratch(stageFolder)
await mkdir(stageFolder, { recursive: true })
const programs = findPrograms()
const postgres = await startPostgres({ dataDir: scratchData(stageFolder) })
const running: ServerProcess[] = []
try {
  const ours = await sideOf(root, 'bench_this', Number(values.port))
  const theirs = await sideOf(resolve(other), 'bench_other', Number(values.port) + 2)
  for (const action of actions) {
    for (const [warmUp, side] of [ours, theirs, theirs, ours].entries()) await side.window(action, warmUp)
    const pairs: [mine: Window, its: Window][] = []
    for (let round = 0; round < Number(values.rounds); round++) {
      const first = round % 2 === 0 ? ours : theirs
      const one = await first.window(action, round >> 1)
      const two = await (first === ours ? theirs : ours).window(action, round >> 1)
      pairs.push(first === ours ? [one, two] : [two, one])
    }
    const failed = pairs.flat().reduce((sum, window) => sum + window.failed, 0)
    if (failed > 0) throw new Error(`${failed} requests failed`)
    console.log(`${action}: this of the other, median (quartiles) of ${pairs.length} pairs`)
    for (const [name, of] of figures) {
      const [low, median, high] = quartilesOf(pairs.map(([mine, its]) => of(mine) / of(its)))
      const each = quartilesOf(pairs.map(([mine]) => of(mine)))[1]
      console.log(`  ${name.padEnd(18)} ${show(median)} (${show(low)}–${show(high)}), here ${show(each)}`)
    }
  }
  const peak = ({ servers }: Side): string => show(Math.max(...servers.map((server) => peakMemoryMiB(server.pid))))
  console.log(`peak memory, MiB: ${peak(ours)}, the other ${peak(theirs)}`)
} finally {
  await Promise.all(running.map((server) => server.stop()))
  await postgres.stop()
  await clearScratch(stageFolder)
}

/** A version on a database of its own, in two processes: one may have had luck with its memory. */
async function sideOf(folder: string, database: string, port: number): Promise<Side> {
  const size = { agencies: customers.large, slots: 100_000, orders: Number(values.orders) }
  const url = await createOurDatabase(postgres.connectionString, database, size, folder)
  const firstDay = await withClient(url, async (client) => {
    const { rows } = await client.query<{ day: string }>('select min(slots.pass_date)::text as day from slots')
    return rows[0]?.day ?? ''
  })
  const entry = await entryOf(folder)
  const servers: ServerProcess[] = []
  for (const one of [0, 1]) servers.push(await startOurs({ entry, url, port: port + one, name: `${database}-${one}` }))
  running.push(...servers)
  const stage = { programs, postgres, firstDay }
  return {
    servers,
    window: (action, round) => doorWindow(stage, servers[round % 2] as ServerProcess, Number(values.seconds), { action }),
  }
}
