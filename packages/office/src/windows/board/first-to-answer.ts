import type { OfficeWindow } from '@anfilada/contract/orders/windows'

type Window = Pick<OfficeWindow, 'museum_id' | 'month' | 'state' | 'waiting' | 'closes_at'>

/** The window to begin with: the earliest closing of those whose wishes wait for an answer, else of those that take wishes now, else of those to come; else the last that closed. */
export function firstToAnswer(windows: readonly Window[]): { museum: number; month: string } | undefined {
  const byClosing = windows.toSorted((one, other) => Date.parse(one.closes_at) - Date.parse(other.closes_at))
  const first =
    byClosing.find(({ waiting }) => waiting > 0) ??
    byClosing.find(({ state }) => state === 'open') ??
    byClosing.find(({ state }) => state === 'upcoming') ??
    byClosing.at(-1)
  return first && { museum: first.museum_id, month: first.month }
}
