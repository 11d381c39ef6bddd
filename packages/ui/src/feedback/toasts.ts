export type Toast = { id: number; tone: 'done' | 'error'; text: string }

let queue: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function replace(next: readonly Toast[]) {
  queue = next
  for (const listener of listeners) listener()
}

/** One sentence over the page; returns the key to close it by. A done one leaves by itself; an error stays until it is closed. */
export function showToast(toast: { tone: Toast['tone']; text: string }): number {
  lastId += 1
  const same = queue.filter((shown) => shown.text !== toast.text || shown.tone !== toast.tone)
  replace([...same, { ...toast, id: lastId }])
  return lastId
}

export function closeToast(id: number): void {
  replace(queue.filter((toast) => toast.id !== id))
}

/** For leaving the account: nothing that was said there stays on screen. */
export function clearToasts(): void {
  replace([])
}

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentToasts(): readonly Toast[] {
  return queue
}
