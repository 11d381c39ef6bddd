import { Worker } from 'node:worker_threads'
import { Busy } from '../outcome.ts'

const seconds = 40
const longestQueue = 8
let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * Does a job about a file in a thread of its own, one after the other: it costs a processor most of a second, and other requests go on
 * meanwhile. What eats memory or time ends the thread and nothing else; undefined then, and when the thread throws.
 */
export async function inTurn<Job, Done>(thread: URL, job: Job): Promise<Done | undefined> {
  if (waiting >= longestQueue) throw new Busy('Too many files at once')
  waiting++
  const turn = last.then(() => runJob<Job, Done>(thread, job)).finally(() => waiting--)
  last = turn.catch(() => undefined)
  return turn
}

function runJob<Job, Done>(thread: URL, job: Job): Promise<Done | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(thread, { workerData: job, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 256 } })
    const failed = (): void => resolve(undefined)
    const clock = setTimeout(() => void worker.terminate(), seconds * 1000)
    worker.once('message', (done: Done) => resolve(done))
    worker.once('error', failed)
    worker.once('exit', () => {
      clearTimeout(clock)
      failed()
    })
  })
}
