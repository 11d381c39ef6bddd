import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { keepsKey } from '@anfilada/browser/act-key'
import { callAction } from '@anfilada/browser/http'
import { currentSession } from '@anfilada/browser/session'
import { keepHold, type Hold, type HoldKeeper, type HoldState, type WantedHold } from './keep-hold.ts'

/** A hand that steps from 30 to 38 asks once. */
const settleDelay = 400

export type HeldDraft = HoldState & { keeper: HoldKeeper; isOver: boolean }

/** The hold of the draft on this screen: follows what is wanted, and gives the places back when the reader goes elsewhere. */
export function useHold(start: Hold | undefined, onHold: (hold: Hold | undefined) => void): HeldDraft {
  const { language } = useLanguage()
  const spoken = useRef(language)
  spoken.current = language
  const [state, setState] = useState<HoldState>({ hold: start, isAsking: false, failure: undefined })
  const [keeper] = useState(() =>
    keepHold(start, {
      ask: async ({ slotId, type, places }, holdId, key) => {
        const data = { schedule_item_id: slotId, type, quantity: places, ...(holdId !== undefined && { hold_id: holdId }) }
        return (await callAction('hold_places', data, { language: spoken.current, idempotencyKey: key })).result
      },
      release: (holdId, key) => callAction('release_hold', { hold_id: holdId }, { language: spoken.current, idempotencyKey: key }),
      tell: (next) => {
        setState(next)
        onHold(next.hold)
      },
      now: () => Date.now(),
      delay: settleDelay,
    }),
  )
  useEffect(
    () => () => {
      // Without a session the draft waits for its owner, and the hold with it.
      if (currentSession()) void keeper.release()
    },
    [keeper],
  )
  const isLost = state.failure !== undefined && keepsKey(state.failure.error)
  useEffect(() => {
    if (!isLost) return undefined
    const retry = () => keeper.again()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [keeper, isLost])
  return { ...state, keeper, isOver: useIsOver(state.hold) }
}

/** Keeps the hold at what the draft wants; an effect, because the size of the group is typed into a dozen fields. */
export function useWantedHold(keeper: HoldKeeper, wanted: WantedHold | undefined): void {
  const { slotId, type, places } = wanted ?? {}
  useEffect(() => {
    keeper.want(slotId === undefined || type === undefined || places === undefined ? undefined : { slotId, type, places })
  }, [keeper, slotId, type, places])
}

function useIsOver(hold: Hold | undefined): boolean {
  const endsAt = hold?.endsAt
  const [over, setOver] = useState<number>()
  useEffect(() => {
    if (endsAt === undefined) return undefined
    const timer = setTimeout(() => setOver(endsAt), Math.max(0, endsAt - Date.now()))
    return () => clearTimeout(timer)
  }, [endsAt])
  return endsAt !== undefined && (over === endsAt || endsAt <= Date.now())
}
