import type { Language } from '@anfilada/contract/languages'
import type { ProgrammeItem, ProgrammeMode } from '@anfilada/contract/orders/programmes'
import { lockSlots } from '../../catalogue/index.ts'
import type { Once } from '../../db/idempotency.ts'
import type { Pool, Tx } from '../../db/pool.ts'
import type { Caller } from '../../http/caller.ts'
import { lockCustomerAccount } from '../../ledger/index.ts'
import type { Outcome } from '../../outcome.ts'
import { type PlacedOrder, placeTicketsIn } from '../placing/place-order.ts'
import { placeService } from '../services/place-service.ts'
import type { ServiceWish } from '../services/service-order.ts'
import { insertProgramme } from './programme.store.ts'

export type PlacingProgramme = {
  items: readonly ProgrammeItem[]
  mode: ProgrammeMode
  name: string
  /** An own programme that the items are added to; undefined: a new one. */
  programmeId: number | undefined
  caller: Caller & { customerId: number }
  language: Language
  once: Once | undefined
  pool: Pool
}
export type PlacedItem = Outcome<PlacedOrder>

/** The one lock order: account, slots by id, those among them that an item may have to wait for; equipment comes last, by day (docs/ARCHITECTURE.md). */
export async function lockFor(tx: Tx, { caller }: PlacingProgramme, items: readonly ProgrammeItem[]): Promise<void> {
  const slots = slotsOf(items)
  await lockCustomerAccount(tx, caller.customerId)
  if (slots.length > 0) await lockSlots(tx, slots)
}

export function slotsOf(items: readonly ProgrammeItem[]): number[] {
  return items.flatMap((item) => (item.kind === 'museum_tickets' ? [item.schedule_item_id, ...(item.alternatives ?? [])] : []))
}

/** Tickets first, then equipment by the day on which it goes out; the days of two loans are locked in the order of the first. */
export function inLockOrder(items: readonly ProgrammeItem[]): ProgrammeItem[] {
  const rank = (item: ProgrammeItem): string => (item.kind === 'museum_tickets' ? '' : item.kind === 'audio_guides' ? item.pickup : '~')
  return items.toSorted((one, other) => (rank(one) < rank(other) ? -1 : rank(one) > rank(other) ? 1 : 0))
}

/** Makes the programme of new items; answers its number. */
export function newProgramme(tx: Tx, { caller, name }: PlacingProgramme): Promise<number> {
  return insertProgramme(tx, { customerId: caller.customerId, userId: caller.userId, name })
}

/** Places one item in this programme, or says why not; its locks are held (`lockFor`). */
export function placeItem(tx: Tx, { caller, language }: PlacingProgramme, item: ProgrammeItem, programmeId: number): Promise<PlacedItem> {
  if (item.kind === 'museum_tickets') return placeTicketsIn(tx, { input: item, caller, programmeId })
  return placeService(tx, { wish: wishOf(item), caller, language, programmeId })
}

function wishOf(item: Exclude<ProgrammeItem, { kind: 'museum_tickets' }>): ServiceWish {
  switch (item.kind) {
    case 'audio_guides':
      return { kind: item.kind, input: item }
    case 'schedule':
      return { kind: item.kind, input: item }
    case 'transport':
      return { kind: item.kind, input: item }
    case 'guide':
      return { kind: item.kind, input: item }
  }
}
