import { keepsKey, newKey } from '@anfilada/browser/act-key'
import type { GroupCategory } from '@anfilada/contract/catalogue'
import { holdMinutes, type HeldPlaces } from '@anfilada/contract/orders/holds'

export type WantedHold = { slotId: number; type: GroupCategory; places: number }

/**
 * `endsAt`: milliseconds of this browser's clock, counted from the asking, so that a wrong clock shows the right rest. `until`: the same by
 * the server's clock, as it is said; a tab of the version before has none.
 */
export type Hold = WantedHold & { id: number; free: number; endsAt: number; until?: string }

export type HoldState = {
  hold: Hold | undefined
  isAsking: boolean
  /** Why the places of `wanted` are not held; an older hold may live on. */
  failure: { error: unknown; wanted: WantedHold } | undefined
}

type Effects = {
  ask: (wanted: WantedHold, holdId: number | undefined, key: string) => Promise<HeldPlaces>
  release: (holdId: number, key: string) => Promise<unknown>
  tell: (state: HoldState) => void
  now: () => number
  /** Milliseconds without another change before the server is asked. */
  delay: number
}

export type HoldKeeper = ReturnType<typeof keepHold>

/**
 * One draft's hold of places (docs/decisions/0011): follows what is wanted, one question at a time, so that a draft never has two holds.
 * A refusal leaves the hold that there is.
 */
export function keepHold(start: Hold | undefined, effects: Effects) {
  const askServer = asker(effects)
  let state: HoldState = { hold: start, isAsking: false, failure: undefined }
  let wanted: WantedHold | undefined
  let answered: WantedHold | undefined = start
  let running: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(change: Partial<HoldState>): void {
    state = { ...state, ...change }
    effects.tell(state)
  }
  const unasked = () => (isSame(wanted, answered) ? undefined : wanted)

  function askIn(milliseconds: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running ??= run().finally(() => (running = undefined))
    }, milliseconds)
  }

  async function run(): Promise<void> {
    show({ isAsking: true })
    for (let next = unasked(); next; next = unasked()) {
      answered = next
      show(await askServer(next, state.hold))
    }
    show({ isAsking: false })
  }

  async function settle(): Promise<Hold | undefined> {
    clearTimeout(timer)
    await running
    return state.hold
  }

  function drop(): void {
    wanted = undefined
    answered = undefined
    show({ hold: undefined, failure: undefined })
  }

  return {
    /** Follows the draft; undefined: nothing is wanted now, and a hold that there is stays until it is moved or released. */
    want(next: WantedHold | undefined): void {
      wanted = next
      clearTimeout(timer)
      if (unasked()) askIn(effects.delay)
      else if (!next && state.failure) show({ failure: undefined })
    },
    /** Asks once more for what is wanted: after the end of a hold, or when the line came back. */
    again(): void {
      answered = undefined
      askIn(0)
    },
    /** Puts off what is not asked yet and waits for the answer under way: after it the hold is known. */
    settle,
    /** Goes on after `settle`, when the order was not taken. */
    resume(): void {
      if (unasked()) askIn(0)
    },
    /** Gives the places back. */
    async release(): Promise<void> {
      wanted = undefined
      const hold = await settle()
      drop()
      // Nobody waits for it: a hold that could not be released falls back by itself.
      if (hold) await effects.release(hold.id, newKey()).catch(() => undefined)
    },
    /** The order has taken the places. */
    spend: drop,
  }
}

/** Asks for one hold; what comes back is what changes. */
function asker({ ask, now }: Pick<Effects, 'ask' | 'now'>) {
  let unanswered: { wanted: WantedHold; key: string; at: number } | undefined
  return async (wanted: WantedHold, hold: Hold | undefined): Promise<Partial<HoldState>> => {
    // An act whose answer was lost is repeated under its key: the server gives the answer that it gave.
    const act = unanswered && isSame(unanswered.wanted, wanted) ? unanswered : { wanted, key: newKey(), at: now() }
    unanswered = undefined
    try {
      const { hold_id, free, expires_at: until } = await ask(wanted, hold?.id, act.key)
      const endsAt = hold?.id === hold_id ? hold.endsAt : act.at + holdMinutes * 60_000
      return { hold: { ...wanted, id: hold_id, free, endsAt, until }, failure: undefined }
    } catch (error) {
      if (keepsKey(error)) unanswered = act
      return { failure: { error, wanted } }
    }
  }
}

function isSame(one: WantedHold | undefined, other: WantedHold | undefined): boolean {
  return one?.slotId === other?.slotId && one?.type === other?.type && one?.places === other?.places
}
