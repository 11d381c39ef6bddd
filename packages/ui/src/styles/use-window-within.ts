import { useSyncExternalStore } from 'react'
import { breakpoints, type Breakpoint } from './breakpoints.ts'

/** Whether the window is at most that wide now; asked once, nothing follows when it changes. */
export function isWindowWithin(name: Breakpoint): boolean {
  return window.matchMedia(breakpoints[name]).matches
}

/** The same, followed while the window changes. */
export function useWindowWithin(name: Breakpoint): boolean {
  return useSyncExternalStore(watchers[name], () => kept(name))
}

const said: Partial<Record<Breakpoint, boolean>> = {}

/** A sheet is no window: what is drawn anew for its width is drawn in the middle of printing, and the sheet stays empty. */
function kept(name: Breakpoint): boolean {
  const before = said[name]
  const now = before !== undefined && window.matchMedia('print').matches ? before : isWindowWithin(name)
  said[name] = now
  return now
}

const watchers = { phone: watch('phone'), tablet: watch('tablet'), desk: watch('desk'), wide: watch('wide') }

function watch(name: Breakpoint) {
  return (listener: () => void): (() => void) => {
    const query = window.matchMedia(breakpoints[name])
    query.addEventListener('change', listener)
    return () => query.removeEventListener('change', listener)
  }
}
