import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { withClient } from '../bench/databases.ts'
import { compareJournal, makeTarget, orderOn } from './kills/load.ts'
import { type Running, startCommand, type Victim, victims, type Way, ways } from './kills/product.ts'
import { conclude } from './traces.ts'

// HTTP, jobs, a connection's process and the postmaster are killed (`kill -9`) by turns under a load of orders, on `npm start` and on
// `npm run serve`: no order that somebody was told of is lost, and everything is back by itself. What was done is kept in var/proof: a
// run that was broken off goes on (`--fresh`: from the beginning). `--control`: PostgreSQL says yes before it is durable, which must be found out. `--patient`:
// how long it took is not judged, for a machine that has other work.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fresh: { type: 'boolean' }, control: { type: 'boolean' }, patient: { type: 'boolean' } },
})
const wanted = Number(positionals[0] ?? 50)
const chosen = ways.filter((way) => positionals[1] === undefined || positionals[1] === way)
const limits: Record<Victim, number> = { http: 2_000, jobs: 2_000, backend: 10_000, postmaster: 10_000 }

type Kept = { back: Record<Victim, number[]>; strange: string[]; gaveUp: number }
const none = (): Kept => ({ back: { http: [], jobs: [], backend: [], postmaster: [] }, strange: [], gaveUp: 0 })

async function prove(way: Way): Promise<{ figures: string; faults: string[] }> {
  const folder = fileURLToPath(new URL(`../var/proof/kills-${way}${values.control ? '-control' : ''}`, import.meta.url))
  if (values.fresh || values.control) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const [state, journal] = [join(folder, 'kills.json'), join(folder, 'journal')]
  const kept = existsSync(state) ? (JSON.parse(readFileSync(state, 'utf8')) as Kept) : none()
  const running = await startCommand(way, folder)
  try {
    if (values.control) await answerTooEarly(running.databaseUrl)
    await killByTurns(running, journal, kept, () => writeFileSync(state, JSON.stringify(kept)))
    const { acknowledged, faults } = await compareJournal(running.databaseUrl, journal)
    return {
      figures: `${way}: ${acknowledged} told, ${victims.map((victim) => wordsOf(victim, kept.back[victim])).join(', ')}`,
      faults: [...faults.slice(0, 5), ...faultsOf(kept)],
    }
  } finally {
    await running.stop()
  }
}

async function killByTurns(running: Running, journal: string, kept: Kept, save: () => void): Promise<void> {
  const load = orderOn(running.origin, await makeTarget(running.databaseUrl), journal)
  try {
    for (let turn = 0; victims.some((victim) => kept.back[victim].length < wanted); turn++) {
      const victim = values.control ? 'postmaster' : victims[turn % victims.length]
      if (victim === undefined || kept.back[victim].length >= wanted) continue
      // Elsewhere in the work each time, the same places in every run.
      await pause(2_000 + ((turn * 37) % 40) * 25)
      if ((await running.kill(victim)) === 0) throw new Error(`There was no ${victim} to kill`)
      const killedAt = performance.now()
      await running.untilDatabase()
      await load.untilServed()
      kept.back[victim].push(Math.round(performance.now() - killedAt))
      if (values.control) victims.forEach((other) => (kept.back[other] = kept.back[victim]))
      if (!running.lives()) kept.gaveUp++
      kept.strange.push(...load.strange.splice(0))
      save()
    }
  } finally {
    await load.stop()
  }
}

/** Says yes when it is written in memory only; what is lost with the postmaster's memory was told to somebody. */
function answerTooEarly(url: string): Promise<unknown> {
  return withClient(url, async (client) => {
    await client.query(`alter system set synchronous_commit = off`)
    await client.query(`alter system set wal_writer_delay = '10s'`)
    await client.query('select pg_reload_conf()')
  })
}

function p95(values_: readonly number[]): number {
  return values_.toSorted((one, other) => one - other)[Math.ceil(values_.length * 0.95) - 1] ?? 0
}

function wordsOf(victim: Victim, back: readonly number[]): string {
  return `${back.length} × ${victim} back in ${(p95(back) / 1000).toFixed(2)} s (p95)`
}

function faultsOf({ back, strange, gaveUp }: Kept): string[] {
  const late = victims.filter((victim) => !values.patient && p95(back[victim]) > limits[victim]).map((victim) => `${victim} is back late`)
  return [...late, ...new Set(strange), ...(gaveUp > 0 ? ['the command gave up'] : [])]
}

const proven = []
for (const way of chosen) proven.push(await prove(way))
const faults = proven.flatMap((each) => each.faults)
const lost = faults.filter((fault) => fault.startsWith('lost'))
const figures = proven.map((each) => each.figures).join('; ')
if (values.control)
  conclude('kills --control', `${figures}; ${lost.length} found lost`, lost.length > 0 ? [] : ['nothing that was told was lost'])
else conclude('kills', figures, faults)
