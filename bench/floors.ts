import { ratios, show, showSpread, type Spread } from './figures.ts'
import type { Window } from './windows.ts'

export type CaseName =
  | 'limit'
  | 'limitHot'
  | 'reference'
  | 'ours'
  | 'oursHot'
  | 'oursAmongLogins'
  | 'listLimit'
  | 'listFlat'
  | 'list'
  | 'listSmall'
export type Rounds = Record<CaseName, Window[]>

export type Floor = { name: string; figure: string; bound: string; kept: boolean }
export type Measured = { rounds: Rounds; buffers: { small: number; large: number }; memoryMiB: number }

const speed = (window: Window): number => window.perSecond
const late = (window: Window): number => window.p99
const cost = (window: Window): number => window.serverMs + window.postgresMs

/** The floors of the product. */
export function floorsOf({ rounds, buffers, memoryMiB }: Measured): Floor[] {
  const orders = ratios(rounds.ours.map(speed), rounds.limit.map(speed))
  const cpu = ratios(rounds.ours.map(cost), rounds.reference.map(cost))
  const amongLogins = ratios(rounds.oursAmongLogins.map(late), rounds.ours.map(late))
  const list = ratios(rounds.list.map(speed), rounds.listLimit.map(speed))
  const growth = ratios(rounds.list.map(cost), rounds.listSmall.map(cost))
  const pages = buffers.large / buffers.small
  return [
    atLeast('orders, of the pgbench limit', orders, 0.2),
    atMost('CPU of an order, of the reference', cpu, 3),
    atMost('p99 of orders while 8 sign in without pause, of p99 without', amongLogins, 3),
    atLeast('list of 50, of the pgbench list with lines', list, 0.3),
    atMost('CPU of a list at the large size, of the small', growth, 1.3),
    {
      name: 'buffers of a list at the large size, of the small',
      figure: `${show(pages)} (${buffers.large} / ${buffers.small})`,
      bound: '<= 1.3',
      kept: pages <= 1.3,
    },
    { name: 'peak memory of the HTTP process, MiB', figure: show(memoryMiB), bound: '<= 160', kept: memoryMiB <= 160 },
  ]
}

function atLeast(name: string, spread: Spread, bound: number): Floor {
  return { name, figure: showSpread(spread), bound: `>= ${bound}`, kept: spread.median >= bound }
}

function atMost(name: string, spread: Spread, bound: number): Floor {
  return { name, figure: showSpread(spread), bound: `<= ${bound}`, kept: spread.median <= bound }
}
