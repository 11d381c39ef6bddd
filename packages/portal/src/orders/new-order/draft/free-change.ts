import { momentAt } from '@anfilada/contract/dates'
import type { OrderDraft } from './order-draft.ts'

/** Until when a visit is changed freely: its beginning by the object's clocks less the agreed hours, as the server counts it. */
export function freeUntil({ pass_date, time, zone }: Pick<OrderDraft, 'pass_date' | 'time' | 'zone'>, hours: number): string {
  return new Date(new Date(momentAt({ date: pass_date, time }, zone)).getTime() - hours * 3_600_000).toISOString()
}
