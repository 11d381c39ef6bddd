import { setTimeout as delay } from 'node:timers/promises'
import { Fault } from '../fault.ts'
import { sentences } from '../sentences.ts'
import type { Ended, Process } from './processes.ts'
import { isHopeless, newborn, pauseBefore, type Deaths, recordDeath } from './restart.rules.ts'

export type SupervisorOptions = {
  name: string
  start: () => Process | Promise<Process>
  /** One that runs already; without it the first is started too. */
  running?: Process
  /** The shop cannot do without it: after five deaths in a row before it was ready we give up. Others are tried for ever. */
  needed: boolean
  log: (line: string) => void
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>
}

export type Supervised = Readonly<{
  /** The process that runs at the moment; 0 while none does. */
  pid(): number
  /** Settles when it died too often before it was ready, with its last death. */
  gaveUp: Promise<Ended>
  /** Ends it, and it stays ended. */
  stop(): Promise<void>
}>

const waitFor = (ms: number, signal: AbortSignal): Promise<unknown> => delay(ms, undefined, { signal }).catch(() => undefined)

/** Keeps a process alive: whatever it dies of, it is started again (restart.rules.ts says when). The others know nothing of it. */
export function supervise(options: SupervisorOptions): Supervised {
  const { name, start, needed, log, now = () => performance.now(), pause = waitFor } = options
  const leaving = new AbortController()
  const { promise: gaveUp, resolve: giveUp } = Promise.withResolvers<Ended>()
  let current = options.running
  let deaths: Deaths = newborn

  async function keep(): Promise<void> {
    while (!leaving.signal.aborted) {
      const { ended, readyAt } = await live()
      current = undefined
      if (leaving.signal.aborted) return
      deaths = recordDeath(deaths, { readyAt, diedAt: now() })
      if (needed && isHopeless(deaths)) return giveUp(ended)
      const pauseMs = pauseBefore(deaths)
      log(sentences.startedAgain(name, ended.how, pauseMs / 1000).join(' '))
      await pause(pauseMs, leaving.signal)
    }
  }

  /** One life, from its start to its end. */
  async function live(): Promise<{ ended: Ended; readyAt: number | undefined }> {
    try {
      current ??= await start()
    } catch (error) {
      return { ended: { name, how: reasonOf(error), logFile: '' }, readyAt: undefined }
    }
    // Told to stop while it was being started: nobody else would end it.
    if (leaving.signal.aborted) await current.stop()
    let readyAt: number | undefined
    void current.ready.then(() => (readyAt ??= now()))
    const ended = await current.ended
    return { ended, readyAt }
  }

  const kept = keep()
  return {
    pid: () => current?.pid ?? 0,
    gaveUp,
    stop: async () => {
      leaving.abort()
      await current?.stop()
      await kept
    },
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Fault) return error.sentence[0]
  return error instanceof Error ? error.message : String(error)
}
