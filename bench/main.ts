import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { withClient } from './databases.ts'
import { floorsOf, type Measured, type Rounds } from './floors.ts'
import { listBuffers } from './plan.ts'
import { peakMemoryMiB } from './processes.ts'
import { prepareStatementTimes, profileShares, startStatementTimes, statementTimes } from './profile.ts'
import { breakdownLines, floorLines, oneLine, otherRatios, table } from './report.ts'
import { doorWindow, runRounds } from './rounds.ts'
import { clearScratch } from './scratch.ts'
import { clearStage, type Options, restartPostgres, setStage, type Stage, stageFolder, startOurs, stopServers } from './stage.ts'
import { entryOf } from './versions.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    orders: { type: 'string', default: '1000000' },
    port: { type: 'string', default: '4160' },
  },
})
const log = (line: string): void => console.error(line)
const options: Options = { orders: Number(values.orders), port: Number(values.port), log }

async function measure(stage: Stage): Promise<Measured> {
  const { urls, servers } = stage
  const buffers = { small: await listBuffers(urls.small), large: await listBuffers(urls.large) }
  const rounds = await runRounds(stage, { rounds: Number(values.rounds), seconds: Number(values.seconds) }, log)
  await requireAnswers(stage, rounds)
  const memoryMiB = Math.max(...[servers.orders, servers.large, servers.small].map((server) => peakMemoryMiB(server.pid)))
  return { rounds, buffers, memoryMiB }
}

/** Speed of refusals is worth nothing: every answer must have been an order. */
async function requireAnswers({ urls }: Stage, rounds: Rounds): Promise<void> {
  const failed = Object.values(rounds)
    .flat()
    .reduce((sum, window) => sum + window.failed, 0)
  if (failed > 0) throw new Error(`${failed} requests failed`)
  const answered = [...rounds.ours, ...rounds.oursHot, ...rounds.oursAmongLogins].reduce((sum, window) => sum + window.requests, 0)
  const placed = await withClient(urls.orders, async (client) => {
    const { rows } = await client.query<{ placed: string }>('select count(*) as placed from orders where orders.id > $1', [options.orders])
    return Number(rows[0]?.placed)
  })
  if (placed < answered) throw new Error(`${answered} orders were answered and ${placed} are in the table`)
}

/** A window apart, with a profiler in the server and timers in PostgreSQL: its speed says nothing, its shares do. */
async function breakdown(stage: Stage): Promise<string[]> {
  await stopServers(stage)
  await prepareStatementTimes(stage.urls.orders)
  await restartPostgres(stage)
  await startStatementTimes(stage.urls.orders)
  const nodeArgs = ['--cpu-prof', `--cpu-prof-dir=${stageFolder}`]
  const server = await startOurs({ entry: await entryOf(), url: stage.urls.orders, port: options.port + 4, name: 'profiled', nodeArgs })
  await doorWindow(stage, server, Number(values.seconds), { action: 'post_request' })
  const statements = await statementTimes(stage.urls.orders, 14)
  await server.stop()
  const file = (await readdir(stageFolder)).find((name) => name.endsWith('.cpuprofile'))
  return breakdownLines(file ? await profileShares(join(stageFolder, file), 14) : [], statements)
}

const stage = await setStage(options).catch(async (error: unknown) => {
  await clearScratch(stageFolder)
  throw error
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void clearStage(stage).then(() => process.exit(130)))
try {
  const measured = await measure(stage)
  const floors = floorsOf(measured)
  console.log([...table(measured), '', ...floorLines(floors), ...otherRatios(measured), ''].join('\n'))
  console.log((await breakdown(stage)).join('\n'))
  console.log(oneLine(measured))
  process.exitCode = floors.every((floor) => floor.kept) ? 0 : 1
} finally {
  await clearStage(stage)
}
