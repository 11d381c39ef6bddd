import { spawn } from 'node:child_process'
import { explain, Told } from '../fault.ts'
import { hopeless, type Product } from './product.ts'
import { createShutdown, type Shutdown } from './shutdown.ts'

/** Runs a start until a signal (exit code 0), a process of ours cannot be kept alive, or the start fails (exit code 1). */
export async function runProgram(start: (shutdown: Shutdown) => Promise<Product>): Promise<void> {
  const shutdown = createShutdown()
  let leaving = false
  const leave = async (code: number): Promise<never> => {
    leaving = true
    await shutdown.run()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave(0))
  try {
    const product = await start(shutdown)
    throw hopeless(await product.gaveUp)
  } catch (error) {
    // While we leave, everything that is still being opened fails, and the processes end because we said so.
    if (leaving) return
    explain(error)
    await leave(1)
  }
}

type Run = { args?: readonly string[]; env?: NodeJS.ProcessEnv; signal?: AbortSignal }

/** Runs a program of ours that ends by itself and says itself what went wrong. */
export function runToEnd(program: string, { args = [], env = process.env, signal }: Run = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'inherit', 'inherit'], ...(signal && { signal }) })
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Told(`${program}: exit ${code}`))))
  })
}
