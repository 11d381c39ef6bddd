import { Worker } from 'node:worker_threads'
import { Busy } from '../outcome.ts'

const seconds = 40
const longestQueue = 8
let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * Does a job about a file in a thread of its own, one after the other: it costs a processor most of a second, and other requests go on
 * meanwhile. `asker` has one place in the queue, however many jobs he brings. What eats memory or time ends the thread and nothing else; undefined then, and when the thread throws.
 */
export async function inTurn<Job, Done>(thread: URL, job: Job, asker?: string): Promise<Done | undefined> {
  return asker === undefined ? takePlace<Job, Done>(thread, job) : behindOwn(asker, () => takePlace<Job, Done>(thread, job))
}

async function takePlace<Job, Done>(thread: URL, job: Job): Promise<Done | undefined> {
  if (waiting >= longestQueue) throw new Busy('Too many files at once')
  waiting++
  const turn = last.then(() => runJob<Job, Done>(thread, job)).finally(() => waiting--)
  last = turn.catch(() => undefined)
  return turn
}

type Own = { jobs: number; last: Promise<unknown> }
const own = new Map<string, Own>()

/** One place in the queue for each asker: his next job stands in line when the one before is done, and leaves the places to others. */
async function behindOwn<Done>(asker: string, work: () => Promise<Done>): Promise<Done> {
  const line = own.get(asker) ?? { jobs: 0, last: Promise.resolve() }
  if (line.jobs >= longestQueue) throw new Busy('Too many files of one asker at once')
  line.jobs++
  own.set(asker, line)
  const turn = line.last.then(work).finally(() => {
    line.jobs--
    if (line.jobs === 0) own.delete(asker)
  })
  line.last = turn.catch(() => undefined)
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
