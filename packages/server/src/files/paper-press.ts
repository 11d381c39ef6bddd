import { Worker } from 'node:worker_threads'
import { Busy } from '../outcome.ts'
import type { Paper } from './paper.ts'
import type { Passes } from './pass.ts'

/** Writes one paper; throws when it cannot be written. */
export type WritePaper = (paper: Paper | Passes) => Promise<Buffer>

const thread = new URL('./paper.worker.ts', import.meta.url)
const secondsEach = 40
/** Memory of a press that nobody needs goes back; what a thread gathers goes with the thread. */
const idleMs = 30_000
const papersEach = 200
const longestQueue = 60

let press: { worker: Worker; written: number } | undefined
let idle: NodeJS.Timeout | undefined
let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * Gives the process's one press to an act that writes papers in its transaction, one act after the other: whoever waits here holds neither a
 * connection nor a lock. Busy when too many wait.
 */
export async function atPress<T>(work: (write: WritePaper) => Promise<T>): Promise<T> {
  if (waiting >= longestQueue) throw new Busy('Too many papers at once')
  waiting++
  clearTimeout(idle)
  const turn = last
    .then(() => work(writePaper))
    .finally(() => {
      waiting--
      if (waiting === 0) idle = setTimeout(() => void endPress(), idleMs).unref()
    })
  last = turn.catch(() => undefined)
  return turn
}

async function endPress(): Promise<void> {
  const ending = press
  press = undefined
  await ending?.worker.terminate()
}

async function writePaper(paper: Paper | Passes): Promise<Buffer> {
  press ??= { worker: newWorker(), written: 0 }
  const { worker } = press
  const file = await answerOf(worker, paper)
  // Waited for: two of them would be in memory.
  if (!file || ++press.written >= papersEach) await endPress()
  if (!file) throw new Error('The paper was not written')
  return Buffer.from(file.buffer, file.byteOffset, file.byteLength)
}

function newWorker(): Worker {
  const worker = new Worker(thread, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 8 } })
  // It keeps no process alive; whoever waits for a paper does.
  worker.unref()
  // Each paper's own listeners tell it; without one here an error between two of them would end the process.
  worker.on('error', () => undefined)
  return worker
}

/** Undefined when it failed, took too long, or took the thread with it. */
function answerOf(worker: Worker, paper: Paper | Passes): Promise<Uint8Array | undefined> {
  const { promise, resolve } = Promise.withResolvers<Uint8Array | undefined>()
  const failed = (): void => resolve(undefined)
  const clock = setTimeout(failed, secondsEach * 1000)
  worker.once('message', resolve)
  worker.once('exit', failed)
  worker.postMessage(paper, [])
  return promise.finally(() => {
    clearTimeout(clock)
    worker.off('message', resolve)
    worker.off('exit', failed)
  })
}
