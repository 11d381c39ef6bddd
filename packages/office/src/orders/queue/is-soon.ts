import { museumDate } from '@anfilada/browser/formats'
import { addDays } from '@anfilada/contract/dates'

/** Today or tomorrow by the museums' calendar: such an order must be answered first. */
export function isSoon(passDate: string, now: Date): boolean {
  return passDate <= addDays(museumDate(now), 1)
}
