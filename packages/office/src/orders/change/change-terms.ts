import type { OfficeOrderDetails } from '@anfilada/contract/orders/office-orders'
import type { PendingChange } from '@anfilada/contract/orders/orders'
import { wholeTime, type DecisionDraft } from '../decision/decision-draft.ts'

type Changed = Pick<OfficeOrderDetails, 'info'>

/** What accepting it charges, penalty included; below zero it is given back. Kopecks. */
export function differenceOf({ info }: Changed, change: PendingChange): number {
  return (change.total ?? 0) - (info.total ?? 0) + (change.penalty ?? 0)
}

/** Whether the visit would be at another place, day or hour: then its confirmed time and entrance are new, too. */
export function moves({ changes }: PendingChange): boolean {
  return ['system_id', 'pass_date', 'time'].some((field) => field in changes)
}

/**
 * Begins with the new hour, and with the entrance as it is kept, which `info` has in the reader's language; of another object the server
 * takes the usual one.
 */
export function firstChangeDraft(
  { info, usual_entrance: kept }: Pick<OfficeOrderDetails, 'info' | 'usual_entrance'>,
  { changes }: PendingChange,
): DecisionDraft {
  const hour = changes['time']?.to ?? info.confirmed_time ?? info.time
  return { time: String(hour ?? ''), entrance: 'system_id' in changes || info.entrance === null ? '' : kept }
}

/** What of the draft goes with the acceptance: nothing where the visit stays. */
export function acceptedWith(change: PendingChange, { time, entrance }: DecisionDraft): { time?: string; entrance?: string } {
  if (!moves(change)) return {}
  return { time: wholeTime(time), ...(entrance.trim() && { entrance: entrance.trim() }) }
}
