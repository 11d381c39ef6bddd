import { Busy } from '../../outcome.ts'

export type TurnstileOptions = {
  /** Who may be inside at once, for one slot. */
  inside: number
  /** Who may stand before it, for one slot. */
  waiting: number
  patienceMs: number
}

export type Turnstile = { pass<T>(slotId: number, work: () => Promise<T>): Promise<T> }

type Queue = { inside: number; waiting: (() => void)[] }

/**
 * Lets a few at a time at what locks one slot: whoever stands before a slot that is locked must not hold the connections that orders for
 * other slots need. Where too many stand, or for too long, it is Busy.
 */
export function createTurnstile({ inside, waiting, patienceMs }: TurnstileOptions): Turnstile {
  const queues = new Map<number, Queue>()

  function enter(queue: Queue): Promise<void> {
    if (queue.inside < inside) {
      queue.inside++
      return Promise.resolve()
    }
    if (queue.waiting.length >= waiting) return Promise.reject(new Busy('Too many stand before this slot'))
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        queue.waiting.splice(queue.waiting.indexOf(next), 1)
        reject(new Busy('The slot was not free in time'))
      }, patienceMs)
      const next = (): void => {
        clearTimeout(late)
        resolve()
      }
      queue.waiting.push(next)
    })
  }

  function leave(slotId: number, queue: Queue): void {
    const next = queue.waiting.shift()
    // The place goes from one to the next, so that nobody who comes just now takes it.
    if (next) return next()
    if (--queue.inside === 0) queues.delete(slotId)
  }

  async function pass<T>(slotId: number, work: () => Promise<T>): Promise<T> {
    const queue = queues.get(slotId) ?? { inside: 0, waiting: [] }
    queues.set(slotId, queue)
    await enter(queue)
    try {
      return await work()
    } finally {
      leave(slotId, queue)
    }
  }

  return { pass }
}

/** Of eight connections that transactions have; as long as a connection is waited for. A crowd at one slot is the rush of its first day. */
export const slotTurnstile = createTurnstile({ inside: 4, waiting: 1_000, patienceMs: 10_000 })

/** One turnstile after the other, in the order of the locks behind them: whoever stands before one has passed lower ones only. */
export function passSlots<T>(slotIds: readonly number[], work: () => Promise<T>): Promise<T> {
  const inOrder = [...new Set(slotIds)].sort((one, other) => one - other)
  return inOrder.reduceRight((inner, slotId) => () => slotTurnstile.pass(slotId, inner), work)()
}
