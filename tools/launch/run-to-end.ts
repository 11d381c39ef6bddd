import { spawn } from 'node:child_process'
import { Told } from '../fault.ts'

type Run = { args?: readonly string[]; env?: NodeJS.ProcessEnv; signal?: AbortSignal }

/** Runs a program of ours that ends by itself and says itself what went wrong. */
export function runToEnd(program: string, { args = [], env = process.env, signal }: Run = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'inherit', 'inherit'], ...(signal && { signal }) })
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Told(`${program}: exit ${code}`))))
  })
}
