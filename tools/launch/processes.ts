import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export type Ended = Readonly<{ name: string; how: string; logFile: string }>

export type Process = Readonly<{
  name: string
  ended: Promise<Ended>
  stop(): Promise<void>
}>

type Start = {
  name: string
  program: string
  flags?: readonly string[]
  env: NodeJS.ProcessEnv
  /** Empty: the terminal. */ logFile: string
}

const leaveWithParent = new URL('leave-with-parent.ts', import.meta.url).href
const patienceMs = 15_000

/** Starts a program of ours in a process group of its own: Ctrl+C reaches it only through us, in the right order. */
export function startProcess({ name, program, flags = [], env, logFile }: Start): Process {
  const log = logFile === '' ? 'inherit' : openSync(logFile, 'a', 0o600)
  const child = spawn(
    process.execPath,
    [...flags, '--import', leaveWithParent, fileURLToPath(new URL(`../../${program}`, import.meta.url))],
    {
      env,
      detached: true,
      stdio: ['ignore', log, log, 'ipc'],
    },
  )
  if (typeof log === 'number') closeSync(log)
  const ended = new Promise<Ended>((resolve) => {
    child.once('error', (error) => resolve({ name, how: error.message, logFile }))
    child.once('exit', (code, signal) => resolve({ name, how: signal ?? `exit ${code}`, logFile }))
  })
  return { name, ended, stop: () => stop(child, ended) }
}

async function stop(child: ChildProcess, ended: Promise<Ended>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const patience = new AbortController()
  const late = pause(patienceMs, 'late', { signal: patience.signal }).catch(() => 'stopped')
  if ((await Promise.race([ended, late])) === 'late') child.kill('SIGKILL')
  patience.abort()
  await ended
}
