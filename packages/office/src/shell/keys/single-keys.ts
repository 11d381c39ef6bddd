import { useSyncExternalStore } from 'react'
import { forget, recall, remember } from '@anfilada/browser/memory'

const name = 'keys'
const listeners = new Set<() => void>()

/** Whether keys without Ctrl or Alt act. Can be turned off: voice control and some keyboards press them by mistake (WCAG 2.1.4). */
export function singleKeysOn(): boolean {
  return recall(name) !== 'off'
}

export function setSingleKeys(isOn: boolean): void {
  if (isOn) forget(name)
  else remember(name, 'off')
  for (const listener of listeners) listener()
}

export function useSingleKeysOn(): boolean {
  return useSyncExternalStore(watch, singleKeysOn)
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
