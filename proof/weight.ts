import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { peakMemoryMiB } from '../bench/processes.ts'
import { quietLauncher } from '../tools/bootstrap/hand-over.mjs'
import { root } from '../tools/bootstrap/install.mjs'
import { buildPrograms } from '../tools/build/programs.ts'
import { reservePort } from '../tools/launch/address.ts'
import { openDatabase } from '../tools/launch/database.ts'
import { idleFloors, residentMiB, weighFamily } from '../tools/launch/weigh.ts'
import { act, type DemoSession, findVisit, signInDemo, type Visit } from '../tools/pictures/demo-session.ts'
import { startThrowawayPostgres } from '../tools/postgres/throwaway.ts'
import { conclude } from './traces.ts'

// What the processes of `npm start` weigh, resident MiB: idle, and at most under orders and lists; and how long a start takes when PostgreSQL
// runs and everything is built. Seconds of a machine at work say little; idle memory every `npm test` asks, too.
const peakFloor = 140
const secondsFloor = 1
const [idleSeconds, loadSeconds, clients] = [20, 15, 32]

type Start = { origin: string; seconds: number; launcher: ChildProcess; stop: () => Promise<void> }

/** Exactly what `npm start` becomes, until requests are answered. */
async function start(databaseUrl: string, dataDir: string): Promise<Start> {
  const port = await reservePort('127.0.0.1', 0)
  const program = join(await buildPrograms(), 'start.mjs')
  const env = { ...process.env, ...quietLauncher.settings, NODE_COMPILE_CACHE: join(root, '.cache/node') }
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: String(port) }
  const begin = performance.now()
  const launcher = spawn(process.execPath, [...quietLauncher.flags, program], {
    env: { ...env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  while (!(await isReady(origin))) {
    if (launcher.exitCode !== null) throw new Error('The start ended')
    await pause(10)
  }
  const seconds = (performance.now() - begin) / 1000
  const stop = async (): Promise<void> => {
    launcher.kill('SIGTERM')
    await once(launcher, 'exit')
  }
  return { origin, seconds, launcher, stop }
}

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Orders and lists by turns, of everybody at once; an order that is refused because the slot is full is one as well. */
async function load(origin: string): Promise<number> {
  const session = await signInDemo(origin, 'agency', 'portal')
  const visit = await findVisit(origin, session)
  const deadline = performance.now() + loadSeconds * 1000
  let asked = 0
  const client = async (): Promise<void> => {
    for (; performance.now() < deadline; asked++) await (asked % 2 === 0 ? order(origin, session, visit) : list(origin, session))
  }
  await Promise.all(Array.from({ length: clients }, client))
  return asked
}

const list = (origin: string, session: DemoSession): Promise<unknown> =>
  act(`${origin}/api/v1/actions/`, session, 'get_upcoming', { limit: 50 })

function order(origin: string, session: DemoSession, visit: Visit): Promise<unknown> {
  const { museum_id, system_id, pass_date, schedule_item_id } = visit
  const data = {
    museum_id,
    system_id,
    pass_date,
    schedule_item_id,
    type: 'ig',
    persons_per_guide: 15,
    country_id: 100,
    guide: 'Ли Вэй',
    guide_phone: '+7 921 555-01-02',
    tickets: [{ category: 'common', quantity: 1 }],
    services: [],
    qty_guide: 1,
    notes: '',
    accept_waiting: true,
  }
  return act(`${origin}/api/v1/actions/`, session, 'post_request', data, crypto.randomUUID()).catch(() => undefined)
}

const dataDir = mkdtempSync(join(tmpdir(), 'anfilada-weight-'))
const postgres = await startThrowawayPostgres()
try {
  const databaseUrl = await openDatabase(postgres)
  // The first start fills the database and the cache of compiled code.
  await (await start(databaseUrl, dataDir)).stop()
  const { origin, seconds, launcher, stop } = await start(databaseUrl, dataDir)
  await pause(idleSeconds * 1000)
  const weighed = weighFamily(launcher.pid ?? 0)
  const asked = await load(origin)
  const rows = weighed.map(({ name, pid, mib }) => ({ name, idle: mib, after: residentMiB(pid), peak: peakMemoryMiB(pid) }))
  await stop()
  for (const { name, idle, after, peak } of rows)
    console.log(`${name.padEnd(8)} idle ${idle.toFixed(0)}, after ${asked} requests ${after.toFixed(0)}, at most ${peak.toFixed(0)} MiB`)
  const faults = rows.flatMap(({ name, idle }) => {
    const floor = idleFloors[name] ?? 0
    return idle > floor ? [`${name} ${idle.toFixed(0)} > ${floor}`] : []
  })
  const peak = rows.find(({ name }) => name === 'server')?.peak ?? Number.NaN
  if (!(peak <= peakFloor)) faults.push(`server at most ${peak.toFixed(0)} > ${peakFloor}`)
  if (rows.length !== 4) faults.push(`${rows.length} processes`)
  if (seconds > secondsFloor) faults.push(`ready after ${seconds.toFixed(2)} s > ${secondsFloor}`)
  conclude(
    'weight',
    `${rows.map(({ name, idle }) => `${name} ${idle.toFixed(0)}`).join(', ')}; ready after ${seconds.toFixed(2)} s`,
    faults,
  )
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
