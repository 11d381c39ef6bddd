import { useSyncExternalStore } from 'react'
import { recall, remember } from '@anfilada/browser/memory'
import { useWindowWithin } from '@anfilada/ui/use-window-within'
import type { OrderView } from '../orders-search.ts'

const name = 'orderView'

/** Rows or a table: kept as the reader chose them, until he signs out. */
export function rememberView(view: OrderView): void {
  if (view !== 'list' && view !== 'table') return
  remember(name, view)
  for (const listener of listeners) listener()
}

/** How the orders are shown: as the address says, else as the reader left them. Where there is no room for a table it is the list. */
export function useOrderView(asked: OrderView | undefined): OrderView {
  const hasRoom = useTableRoom()
  const remembered = useSyncExternalStore(watchChoice, () => recall(name))
  const view = asked ?? (remembered === 'table' ? 'table' : 'list')
  return view === 'table' && !hasRoom ? 'list' : view
}

/** Whether the orders of this address will be a table, for what stands around them before they are here. */
export function isTableComing(): boolean {
  const asked = new URLSearchParams(window.location.search).get('view')
  return (asked ?? recall(name)) === 'table' && !isTouch()
}

const listeners = new Set<() => void>()

function watchChoice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a table can be read and pressed here: rows of 24 px need a pointer, its columns the width of a desk. */
export function useTableRoom(): boolean {
  const isNarrow = useWindowWithin('desk')
  const isTouched = useSyncExternalStore(watchTouch, isTouch)
  return !isNarrow && !isTouched
}

const touch = '(pointer: coarse)'
const isTouch = (): boolean => window.matchMedia(touch).matches

function watchTouch(listener: () => void): () => void {
  const query = window.matchMedia(touch)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
