import { museumDate } from '@anfilada/browser/formats'

const dayMs = 86_400_000

/** Today or tomorrow by the museums' calendar: such an order must be answered first. */
export function isSoon(passDate: string, now: Date): boolean {
  return passDate <= museumDate(new Date(now.getTime() + dayMs))
}
