import { availableParallelism } from 'node:os'
import { type Check, checksOf } from './checks.ts'

export type Tally = Readonly<{ passed: number; failed: number }>

/** Runs every check, as many at a time as there are cores, and prints each with its reasons as it ends. */
export async function runChecks(chosen: readonly Check[] = checksOf()): Promise<Tally> {
  const queue = [...chosen]
  let failed = 0
  const worker = async (): Promise<void> => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      if (!(await report(check))) failed += 1
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker))
  return { passed: chosen.length - failed, failed }
}

async function report({ name, run }: Check): Promise<boolean> {
  const begin = performance.now()
  const { ok, output } = await run().catch((error: unknown) => ({ ok: false, output: String(error) }))
  console.log(`${ok ? '✓' : '✗'} ${name} (${((performance.now() - begin) / 1000).toFixed(1)} s)`)
  if (!ok) console.log(output.replace(/^/gm, '    '))
  return ok
}
