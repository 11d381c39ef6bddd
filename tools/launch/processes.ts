import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

export type Ended = Readonly<{ name: string; how: string; logFile: string }>

export type Process = Readonly<{
  name: string
  pid: number
  /** Settles when it can do its work; never when it dies before. */
  ready: Promise<void>
  ended: Promise<Ended>
  stop(): Promise<void>
}>

type Start = {
  name: string
  program: string
  /** Loaded before it. */ beside: string
  flags?: readonly string[]
  env: NodeJS.ProcessEnv
  /** Empty: the terminal. */ logFile: string
  /** A bound socket that it takes its connections from: `LISTEN_FD` tells it where. */
  socketFd?: number | undefined
}

const patienceMs = 15_000
// After stdin, stdout, stderr and the channel to us.
const inheritedFd = 4

/** Starts a program of ours in a process group of its own: Ctrl+C reaches it only through us, in the right order. It says itself when it is ready. */
export function startProcess({ name, program, beside, flags = [], env, logFile, socketFd }: Start): Process {
  const log = logFile === '' ? 'inherit' : openSync(logFile, 'a', 0o600)
  const child = spawn(process.execPath, [...flags, '--import', pathToFileURL(beside).href, program], {
    env: socketFd === undefined ? env : { ...env, LISTEN_FD: String(inheritedFd) },
    detached: true,
    stdio: ['ignore', log, log, 'ipc', ...(socketFd === undefined ? [] : [socketFd])],
  })
  if (typeof log === 'number') closeSync(log)
  const ended = new Promise<Ended>((resolve) => {
    child.once('error', (error) => resolve({ name, how: error.message, logFile }))
    child.once('exit', (code, signal) => resolve({ name, how: signal ?? `exit ${code}`, logFile }))
  })
  const ready = new Promise<void>((resolve) => child.on('message', (message) => message === 'ready' && resolve()))
  return { name, pid: child.pid ?? 0, ready, ended, stop: () => stop(child, ended) }
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
