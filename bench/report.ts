import { ratios, show, showSpread, spreadOf } from './figures.ts'
import { type CaseName, type Floor, floorsOf, type Measured } from './floors.ts'
import type { Share, Statement } from './profile.ts'
import type { Window } from './windows.ts'

const titles: Record<CaseName, string> = {
  limit: 'pgbench order, spread',
  reference: 'thin reference order',
  ours: 'our order, spread',
  limitHot: 'pgbench order, one slot',
  oursHot: 'our order, one slot',
  oursAmongLogins: 'our order, among logins',
  listLimit: 'pgbench list with lines',
  listFlat: 'pgbench list, flat',
  list: 'our list, large',
  listSmall: 'our list, small',
}

const columns = ['per second', 'p50 ms', 'p99 ms', 'server CPU ms', 'PostgreSQL CPU ms', 'machine taken by others']

export function table({ rounds }: Measured): string[] {
  const rows = (Object.keys(titles) as CaseName[]).map((name) => [titles[name], ...cells(rounds[name])])
  return [['median (min–max)', ...columns], ...rows].map((row) =>
    row
      .map((cell, index) => cell.padEnd(index === 0 ? 26 : 22))
      .join('')
      .trimEnd(),
  )
}

function cells(windows: readonly Window[]): string[] {
  const figures = [
    (window: Window) => window.perSecond,
    (window: Window) => window.p50,
    (window: Window) => window.p99,
    (window: Window) => window.serverMs,
    (window: Window) => window.postgresMs,
    (window: Window) => window.foreign,
  ]
  return figures.map((figure) => showSpread(spreadOf(windows.map(figure))))
}

const speeds = (windows: readonly Window[]): number[] => windows.map((window) => window.perSecond)

const work = (window: Window): number => window.serverMs + window.postgresMs + window.clientMs

/** What the rates would be on a machine of our own, where the processor is the limit: less processor time, more operations. */
function byProcessorTime(rounds: Measured['rounds'], upper: CaseName, lower: CaseName): string {
  return showSpread(ratios(rounds[lower].map(work), rounds[upper].map(work)))
}

/** Ratios that have no floor but say how far there is to go. */
export function otherRatios({ rounds }: Measured): string[] {
  const pairs: [string, CaseName, CaseName][] = [
    ['orders, of the thin reference', 'ours', 'reference'],
    ['orders on one slot, of the pgbench limit', 'oursHot', 'limitHot'],
    ['list of 50, of the flat pgbench list', 'list', 'listFlat'],
  ]
  return [
    ...pairs.map(([name, upper, lower]) => `  ${name}: ${showSpread(ratios(speeds(rounds[upper]), speeds(rounds[lower])))}`),
    `  by processor time, client included: orders ${byProcessorTime(rounds, 'ours', 'limit')} of the limit, list ${byProcessorTime(rounds, 'list', 'listLimit')}`,
  ]
}

export function floorLines(floors: readonly Floor[]): string[] {
  return floors.map(({ name, figure, bound, kept }) => `${kept ? 'PASS' : 'FAIL'} ${name}: ${figure}, ${bound}`)
}

export function breakdownLines(shares: readonly Share[], statements: readonly Statement[]): string[] {
  return [
    'What dominates in the HTTP process (self time, profiled):',
    ...shares.map(({ name, share }) => `  ${(share * 100).toFixed(1).padStart(5)} %  ${name}`),
    'What dominates in PostgreSQL (statements, those inside functions too):',
    ...statements.map(({ text, calls, eachMs }) => `  ${eachMs.toFixed(4)} ms × ${calls}  ${text.slice(0, 100)}`),
  ]
}

/** A rate says little when others had the machine; processor time and pages still do. */
function foreignShare({ rounds }: Measured): number {
  return spreadOf(
    Object.values(rounds)
      .flat()
      .map((window) => window.foreign),
  ).median
}

export function oneLine(measured: Measured): string {
  const { rounds } = measured
  const figures = floorsOf(measured).map(({ name, figure, kept }) => `${name} ${figure} ${kept ? 'PASS' : 'FAIL'}`)
  return `bench: ${show(spreadOf(speeds(rounds.ours)).median)} orders/s; ${figures.join('; ')}; others took ${(foreignShare(measured) * 100).toFixed(0)} % of the machine`
}
