import { setTimeout as pause } from 'node:timers/promises'
import { Fault } from '../fault.ts'
import { sentences } from '../sentences.ts'
import { nodeEnvironment, quietFlags } from '../../packages/server/src/node-flags.ts'
import { localOrigin, read, reservePort } from './address.ts'
import { type Ended, type Process, startProcess } from './processes.ts'
import { hopeless } from './product.ts'
import type { Programs } from './programs.ts'
import { supervise } from './supervisor.ts'

export type SandboxOptions = {
  programs: Programs
  host: string
  /** 0: any. One that is taken is not insisted on. */
  port: number
  /** Where payers find it, when not under host and port. */
  origin?: string | undefined
  /** Empty: the terminal. */
  logFile: string
  /** Without it payments are forgotten at the end. */
  stateFile?: string
  /** 1: as slow as real banks; tests cannot wait. */
  pace?: number
  /** Told when it was started again. */
  log?: (line: string) => void
}

/** The stand-in banks. `settings`: what the server must be told to take cards and SBP with them, and WeChat Pay. */
export type Sandbox = Readonly<{
  origin: string
  settings: Readonly<Record<'card' | 'wechat', NodeJS.ProcessEnv>>
  /** The process as it runs at the moment; 0 while none does. */
  pid(): number
  stop(): Promise<void>
}>

const patienceSeconds = 30

/**
 * The environment of a server beside the sandbox. Whoever has set anything of a real bank keeps it whole: a real key must never reach
 * the stand-in. WeChat Pay is off unless SANDBOX_WECHAT asks for it.
 */
export function withSandbox(environment: NodeJS.ProcessEnv, { settings }: Pick<Sandbox, 'settings'>): NodeJS.ProcessEnv {
  const hasOwn = (prefix: string): boolean => Object.keys(environment).some((name) => name.startsWith(prefix))
  return {
    ...(!hasOwn('MODULBANK_') && settings.card),
    ...(environment['SANDBOX_WECHAT'] === '1' && !hasOwn('WECHAT_') && settings.wechat),
    ...environment,
  }
}

/** Starts the acquirer sandbox, asks it for the agreement with its shop, and keeps it alive from then on. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { programs, host, logFile, stateFile, pace = 1, log = () => undefined } = options
  const port = await reservePort(host, options.port).catch(() => reservePort(host, 0))
  const address = localOrigin(host, port)
  const origin = options.origin ?? address
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
  const env = {
    ...nodeEnvironment,
    PATH,
    HOME,
    NODE_COMPILE_CACHE,
    PORT: String(port),
    HOST: host,
    ORIGIN: origin,
    PACE: String(pace),
    ...(stateFile && { STATE_FILE: stateFile }),
  }
  const name = 'acquirer sandbox'
  const { sandbox: program, beside } = programs
  const start = (): Process => startProcess({ name, program, beside, flags: quietFlags, env, logFile })
  const running = start()
  try {
    const settings = await agreementOf(address, running)
    const { pid, stop } = supervise({ name, running, start, needed: false, log })
    return { origin, settings, pid, stop }
  } catch (error) {
    await running.stop()
    throw error
  }
}

async function agreementOf(address: string, { ready, ended }: Process): Promise<Sandbox['settings']> {
  let gone: Ended | undefined
  void ended.then((found) => (gone = found))
  const deadline = performance.now() + patienceSeconds * 1000
  // The server's start waits for this: the sandbox says that it is ready sooner than it would be asked again.
  await Promise.race([ready, ended, pause(patienceSeconds * 1000, undefined, { ref: false })])
  while (performance.now() < deadline) {
    if (gone) throw hopeless(gone)
    const answer = await read(`${address}/control/shop`, 2_000)
    if (answer !== undefined) return JSON.parse(answer) as Sandbox['settings']
    await pause(50)
  }
  throw new Fault(sentences.notReady(address, patienceSeconds))
}
