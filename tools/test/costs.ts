import { ownAndWaitedCpuSeconds } from '../../bench/processes.ts'

/** How long a file of tests took, in seconds by the clock. */
export type FileCost = Readonly<{ file: string; seconds: number }>

/** The dearest files, the dearest first: a line each. Where a run has become slow is seen at a glance. */
export function dearest(costs: readonly FileCost[], count = 20): string[] {
  const sorted = costs.toSorted((one, other) => other.seconds - one.seconds).slice(0, count)
  return sorted.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)
}

/** Says at the end how long the work took: by the clock and, on Linux, of processors, as far as the processes have ended. */
export function startClock(): () => string {
  const [begin, cpu] = [performance.now(), ownAndWaitedCpuSeconds(process.pid)]
  return () => {
    const minutes = (performance.now() - begin) / 60_000
    const processor = (ownAndWaitedCpuSeconds(process.pid) - cpu) / 60
    return `${minutes.toFixed(1)} min, ${processor.toFixed(1)} processor minutes`
  }
}
