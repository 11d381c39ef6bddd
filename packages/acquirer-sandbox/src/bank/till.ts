import type { Books } from './books.ts'
import type { Callbacks } from './callbacks.ts'
import { newId, type Payment, type State } from './payment.ts'

/** Moves payments and lets the shop know; the news go out by themselves. */
export type Till = Readonly<{
  move: (payment: Payment, state: State) => void
  complete: (payment: Payment, news?: (payment: Payment) => Promise<void>) => void
  decline: (payment: Payment) => void
  expire: (payment: Payment) => void
  /** One event, told as often as its state is named; other states are events of their own. */
  tell: (payment: Payment, states: readonly State[]) => Promise<void>
  tellForged: (payment: Payment) => Promise<void>
  later: (work: () => Promise<void>) => void
}>

const finals: readonly State[] = ['complete', 'failed', 'under_review']

export function createTill(books: Books, callbacks: Callbacks): Till {
  const later = (work: () => Promise<void>): void => void work().catch(() => undefined)

  function move(payment: Payment, state: State): void {
    payment.state = state
    if (finals.includes(state)) payment.finishedAt ??= Date.now()
    books.changed()
  }

  async function tell(payment: Payment, states: readonly State[]): Promise<void> {
    const eventIds = new Map(states.map((state) => [state, newId()]))
    for (const state of states) await callbacks.tell(payment, { state, isForged: false, eventId: eventIds.get(state) ?? newId() })
  }

  return {
    move,
    complete(payment, news = (paid) => tell(paid, ['complete'])) {
      move(payment, 'complete')
      later(() => news(payment))
    },
    decline(payment) {
      move(payment, 'failed')
      if (payment.callsBackOnFailure) later(() => tell(payment, ['failed']))
    },
    expire(payment) {
      payment.expiresAt = Date.now()
      books.changed()
    },
    tell,
    tellForged: (payment) => callbacks.tell(payment, { state: 'complete', isForged: true, eventId: newId() }),
    later,
  }
}
