import { randomUUID } from 'node:crypto'
import { act, type DemoSession, type Visit } from './demo-session.ts'

/** So many people are in the group of the pictures. */
export const heldPlaces = 24

/** A hold as the wizard keeps it with its draft; a wizard that opens with it asks for no other. */
export type Held = { id: number; slotId: number; type: string; places: number; free: number; endsAt: number }

/** Milliseconds that a hold still lasts when it is given away: longer than anyone looks at a screen. */
const rest = 5 * 60_000

/** `hold` gives the one hold of all drafts, and another before it is over; `release` gives the places back. */
export function holdPlaces(origin: string, session: DemoSession, visit: Visit) {
  const url = `${origin}/api/v1/actions/`
  let held: Promise<Held | undefined> = Promise.resolve(undefined)

  async function ask(before: Held | undefined): Promise<Held> {
    await release(before)
    const wanted = { schedule_item_id: visit.schedule_item_id, type: 'cn', quantity: heldPlaces }
    const { result } = await act<{ result: Answer }>(url, session, 'hold_places', wanted, randomUUID())
    const { hold_id: id, expires_at, free } = result
    return { id, slotId: visit.schedule_item_id, type: 'cn', places: heldPlaces, free, endsAt: Date.parse(expires_at) }
  }
  async function release(hold: Held | undefined): Promise<void> {
    if (hold) await act(url, session, 'release_hold', { hold_id: hold.id }, randomUUID())
  }
  const lasts = (hold: Held): boolean => hold.endsAt > Date.now() + rest
  return {
    hold(): Promise<Held> {
      const next = held.then((before) => (before && lasts(before) ? before : ask(before)))
      held = next
      return next
    },
    release: async () => release(await held),
  }
}

type Answer = { hold_id: number; expires_at: string; free: number }
