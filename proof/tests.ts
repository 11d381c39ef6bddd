import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../tools/bootstrap/install.mjs'
import { conclude } from './traces.ts'

// `npm test` as somebody runs it who has just cloned the last commit: everything installed, all of it within ten minutes on two idle cores.
// proof -- tests five: five times in a row in this checkout, beside a load that keeps two cores busy; then nothing is asked about time.
// Names of parts after that (`npm test -- <name>`) run only these, and judge no time.
const minutesFloor = 10
const [times, busyCores] = [5, 2]
const [mode, ...rest] = process.argv.slice(2)
const isFive = mode === 'five'
const parts = isFive || mode === undefined ? rest : [mode, ...rest]

type Run = { minutes: number; fault: string | undefined; last: string }

/** One `npm test`, whose lines go to the terminal as well. */
async function runAll(folder: string): Promise<Run> {
  const begin = performance.now()
  const { NODE_COMPILE_CACHE: _, ...env } = process.env
  const child = spawn('npm', ['test', '--', ...parts], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [ended, said] = [once(child, 'close'), endOf(child)]
  const [code] = (await ended) as [number | null]
  const last = said().trim().split('\n').at(-1) ?? ''
  const fault = code === 0 && /^\d+ passed, 0 failed$/.test(last) ? undefined : `exit ${code}: ${last}`
  return { minutes: (performance.now() - begin) / 60_000, fault, last }
}

/** Passes on what a process says and keeps its end. */
function endOf({ stdout }: ChildProcess): () => string {
  let kept = ''
  stdout?.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(text)
    kept = (kept + text).slice(-2_000)
  })
  return () => kept
}

async function fresh(): Promise<Run[]> {
  const folder = mkdtempSync(join(tmpdir(), 'anfilada-clone-'))
  try {
    execFileSync('git', ['clone', '--quiet', root, folder])
    return [await runAll(folder)]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function underLoad(): Promise<Run[]> {
  const busy = Array.from({ length: busyCores }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))
  try {
    const runs: Run[] = []
    for (let count = 0; count < times; count++) runs.push(await runAll(root))
    if (busy.some(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null))
      throw new Error('The load ended before the tests')
    return runs
  } finally {
    for (const child of busy) child.kill('SIGKILL')
  }
}

const runs = await (isFive ? underLoad() : fresh())
const minutes = runs.map((run) => run.minutes.toFixed(1)).join(', ')
const isLate = !isFive && parts.length === 0 && runs.some((run) => run.minutes > minutesFloor)
const faults = [...runs.flatMap(({ fault }) => fault ?? []), ...(isLate ? [`longer than ${minutesFloor} minutes`] : [])]
const what = parts.length === 0 ? 'all' : `only ${parts.join(', ')}`
conclude(
  'tests',
  `${what}${isFive ? `, beside ${busyCores} busy cores` : ', fresh clone with installation'}: ${minutes} min; ${runs.at(-1)?.last}`,
  faults,
)
