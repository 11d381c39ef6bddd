import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { withClient } from '../bench/databases.ts'
import { compareJournal, type Load, makeTarget, orderOn, type Target } from './kills/load.ts'
import { type Environments, type Running, startCommand } from './kills/product.ts'
import { type Clock, makeClock } from './outage/clock.ts'
import { faultsOf, runTests } from './test-runs.ts'
import { conclude } from './traces.ts'

// What goes away comes back, and what users saw meanwhile: the database for minutes, a slot that is locked, the clock of server or database an
// hour forward and back, on `npm run serve` under a load of orders; a full disk, a bank and a mail server that say nothing, answers that get lost and a silent failover by the tests that play them. What
// was played is kept: a run that was broken off goes on with the next (`--fresh`: from the beginning). proof -- outage [minutes]
const { values, positionals } = parseArgs({ allowPositionals: true, options: { fresh: { type: 'boolean' } } })
const minutes = Number(positionals[0] ?? 10)
const folder = fileURLToPath(new URL('../var/proof/outage', import.meta.url))
const state = join(folder, 'outage.json')
const [lockedMs, slowestReadMs, backMs, hour] = [12_000, 300, 10_000, 3_600]

type Played = { figures: string; faults: string[] }
type Scene = { running: Running; target: Target; load: Load; clock: Clock }

const onServe: Record<string, (scene: Scene) => Promise<Played>> = {
  'database away': async ({ running, load }) => {
    await running.databaseAway(minutes * 60_000)
    const cameBack = performance.now()
    await load.untilServed()
    const ms = performance.now() - cameBack
    return { figures: `${minutes} min, back in ${(ms / 1000).toFixed(1)} s`, faults: ms > backMs ? ['served late'] : [] }
  },
  'clock of the server': (scene) =>
    moveClock(scene, async () => Date.parse((await fetch(`${scene.running.origin}/healthz`)).headers.get('date') ?? '')),
  'clock of the database': (scene) =>
    moveClock(scene, () =>
      withClient(
        scene.running.databaseUrl,
        async (client) => (await client.query<{ now: Date }>('select now()')).rows[0]?.now.getTime() ?? 0,
      ),
    ),
  'slot locked': async ({ running, target }) => {
    const reads = await withClient(running.databaseUrl, async (client) => {
      await client.query('begin')
      await client.query('select from slots where id = $1 for update', [target.slotId])
      const measured = await readFor(running.origin, target.token, lockedMs)
      await client.query('commit')
      return measured
    })
    const p95 = reads.toSorted((one, other) => one - other)[Math.floor(reads.length * 0.95)] ?? Number.POSITIVE_INFINITY
    return {
      figures: `${lockedMs / 1000} s, a reader waited ${Math.round(p95)} ms (p95)`,
      faults: p95 > slowestReadMs ? ['readers waited'] : [],
    }
  },
}

/** An hour forward, right again, an hour back, right again, as long each as the database is away: there and back it is served within seconds. */
async function moveClock({ load, clock }: Scene, told: () => Promise<number>): Promise<Played> {
  const faults: string[] = []
  let slowest = 0
  for (const seconds of [hour, 0, -hour, 0]) {
    await clock.set(seconds)
    const [movedAt, before] = [performance.now(), load.acknowledged()]
    await load.untilServed()
    slowest = Math.max(slowest, performance.now() - movedAt)
    await pause((minutes * 60_000) / 4)
    if (load.acknowledged() - before < 2) faults.push(`nobody was served at ${seconds} s`)
    if (Math.abs((await told()) - Date.now() - seconds * 1_000) > 60_000) faults.push(`the clock did not move by ${seconds} s`)
  }
  if (slowest > backMs) faults.push('served late')
  return { figures: `an hour forward and back, served again in ${(slowest / 1_000).toFixed(1)} s`, faults }
}

/** How long each of the reader's questions took, milliseconds. */
async function readFor(origin: string, token: string, ms: number): Promise<number[]> {
  const reads: number[] = []
  for (const began = performance.now(); performance.now() - began < ms; await pause(50)) {
    const asked = performance.now()
    const answer = await fetch(`${origin}/api/v1/museums/`, { headers: { authorization: token } })
    await answer.text()
    if (answer.ok) reads.push(performance.now() - asked)
  }
  return reads
}

const byTests: Record<string, string[]> = {
  'disk full': ['src/log.test'],
  'mail server away': ['mail/send-mail', 'mail/mail-crashes'],
  'bank silent': ['payments/payments.actions'],
  'answer lost': ['db/lost-outcome'],
  'silent failover': ['src/jobs.test', 'db/turn'],
}

async function playOnServe(name: string): Promise<Played> {
  const clock = await makeClock()
  const running = await startCommand('serve', folder, movedBy(name, clock))
  const target = await makeTarget(running.databaseUrl)
  const journal = join(folder, 'journal')
  const load = orderOn(running.origin, target, journal)
  try {
    await load.untilServed()
    const played = await (onServe[name] as (scene: Scene) => Promise<Played>)({ running, target, load, clock })
    await load.stop()
    const { acknowledged, faults } = await compareJournal(running.databaseUrl, journal)
    const users = [...new Set(load.strange)].map((answer) => `users saw ${answer}`)
    return {
      figures: `${played.figures}, ${acknowledged} told`,
      faults: [...played.faults, ...faults.slice(0, 5), ...users, ...(running.lives() ? [] : ['the command gave up'])],
    }
  } finally {
    await load.stop()
    await running.stop()
    clock.remove()
  }
}

function movedBy(name: string, { environment }: Clock): Environments {
  if (name === 'clock of the server') return { command: environment }
  return name === 'clock of the database' ? { database: environment } : {}
}

async function playByTests(paths: readonly string[]): Promise<Played> {
  const runs = []
  for (const path of paths) runs.push(await runTests(path, {}))
  return { figures: `${paths.length} files of tests`, faults: faultsOf(runs) }
}

if (values.fresh) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const played: Record<string, Played> = existsSync(state) ? (JSON.parse(readFileSync(state, 'utf8')) as Record<string, Played>) : {}
for (const name of [...Object.keys(onServe), ...Object.keys(byTests)]) {
  if (played[name]) continue
  const paths = byTests[name]
  played[name] = await (paths ? playByTests(paths) : playOnServe(name))
  writeFileSync(state, JSON.stringify(played))
}
const all = Object.entries(played)
const told = all.map(([name, { figures }]) => `${name} ${figures}`).join('; ')
conclude(
  'outage',
  told,
  all.flatMap(([name, { faults }]) => faults.map((fault) => `${name}: ${fault}`)),
)
