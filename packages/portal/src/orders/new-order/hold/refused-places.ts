import { Refused } from '@anfilada/browser/http'
import type { GroupCategory } from '@anfilada/contract/catalogue'
import type { HoldState } from './keep-hold.ts'

type Group = { slotId: number | null; type: GroupCategory; places: number }

/** The server had no room for this group, or for a smaller one: newer than any number of free places on the screen. */
export function isRefused(failure: HoldState['failure'], { slotId, type, places }: Group): boolean {
  if (!failure || !(failure.error instanceof Refused) || failure.error.code !== 'no_places') return false
  const { wanted } = failure
  return wanted.slotId === slotId && wanted.type === type && places >= wanted.places
}
