import { readdirSync, readFileSync } from 'node:fs'

/** What the processes of a start may take idle, resident MiB, by the names of their built files (decision 0039). */
export const idleFloors: Readonly<Record<string, number>> = { start: 60, serve: 60, server: 100, jobs: 85, sandbox: 60 }
/**
 * How much more a test bears: when memory is collected is chance. Over twenty starts beside two to three busy processes the server took 91.5 to
 * 97.9 MiB, jobs 73.7 to 76.6, the stand-in banks 58.1 to 60.5, the launcher 53.9 to 55.0.
 */
const chance = 1.1

export type Weighed = Readonly<{ name: string; pid: number; mib: number }>

/** A launcher and its children as Linux finds them now, by the names of their built files; resident MiB. */
export function weighFamily(launcher: number): Weighed[] {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  const family = pids.filter((pid) => pid === launcher || fieldOf(pid, 'PPid') === launcher)
  return family.map((pid) => ({ name: nameOf(pid), pid, mib: residentMiB(pid) }))
}

/** NaN when it has ended. */
export function residentMiB(pid: number): number {
  return fieldOf(pid, 'VmRSS') / 1024
}

/** Those that take more than chance allows, and those that no floor knows; a line each. */
export function tooHeavy(weighed: readonly Pick<Weighed, 'name' | 'mib'>[]): string[] {
  return weighed.flatMap(({ name, mib }) => {
    const limit = (idleFloors[name] ?? 0) * chance
    return mib <= limit ? [] : [`${name} ${mib.toFixed(1)} MiB > ${limit.toFixed(1)}`]
  })
}

function fieldOf(pid: number, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(read(`/proc/${pid}/status`))?.[1])
}

function nameOf(pid: number): string {
  return /\/([\w-]+)\.mjs\0?$/.exec(read(`/proc/${pid}/cmdline`))?.[1] ?? 'unknown'
}

function read(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}
