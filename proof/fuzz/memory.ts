import { readFileSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { nodeEnvironment, nodeFlags } from '../../packages/server/src/node-flags.ts'

const teller = fileURLToPath(new URL('tell-memory.ts', import.meta.url))
const longestCollectionMs = 30_000

/** Environment of a server that runs as in a start and tells by that file what it keeps; one that `leaks` keeps something of every request. */
export function tellingMemory(file: string, leaks = false): Record<string, string> {
  const settings = { MEMORY_FILE: file, ...(leaks && { MEMORY_LEAK: 'yes' }) }
  return { ...nodeEnvironment, NODE_OPTIONS: [...nodeFlags, '--expose-gc', `--import=${teller}`].join(' '), ...settings }
}

/** MiB: `kept` is what a collection leaves, in V8's heap and beside it; `resident` is what the system gave, which follows garbage and luck. */
export type Memory = Readonly<{ kept: number; resident: number }>

/** Lets the process collect its garbage and tell what is left. */
export async function memoryOf(pid: number, file: string): Promise<Memory> {
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  const deadline = performance.now() + longestCollectionMs
  for (;;) {
    const told = readTold(file)
    if (told !== undefined) return told
    if (performance.now() > deadline) throw new Error('The server does not tell what memory it keeps')
    await pause(50)
  }
}

function readTold(file: string): Memory | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Memory
  } catch {
    return undefined
  }
}

/** Fewer parts tell nothing: the first fills the caches, the second is what the last is compared with. */
const leastParts = 3

/**
 * How many times what a process kept after its second part it kept after its last; of several processes (a run that was broken off) the
 * worst. Undefined when none of them ran three parts.
 */
export function growthOf(parts: readonly Readonly<{ process: number; kept: number }>[]): number | undefined {
  const growths = [...Map.groupBy(parts, (part) => part.process).values()]
    .filter((own) => own.length >= leastParts)
    .map((own) => (own.at(-1)?.kept ?? Number.NaN) / (own[1]?.kept ?? Number.NaN))
  return growths.length === 0 ? undefined : Math.max(...growths)
}
