import type { Language } from '@anfilada/contract/languages'
import type { ProgrammeLine, ProgrammeMode } from '@anfilada/contract/orders/programmes'
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
  lines: readonly ProgrammeLine[]
  mode: ProgrammeMode
  name: string
  /** An own programme that the lines are added to; undefined: a new one. */
  programmeId: number | undefined
  caller: Caller & { customerId: number }
  language: Language
  once: Once | undefined
  pool: Pool
}
export type PlacedLine = Outcome<PlacedOrder>

/** The one lock order: account, slots by id, those among them that a line may have to wait for; equipment comes last, by day (architecture.md). */
export async function lockFor(tx: Tx, { caller }: PlacingProgramme, lines: readonly ProgrammeLine[]): Promise<void> {
  const slots = slotsOf(lines)
  await lockCustomerAccount(tx, caller.customerId)
  if (slots.length > 0) await lockSlots(tx, slots)
}

export function slotsOf(lines: readonly ProgrammeLine[]): number[] {
  return lines.flatMap((line) => (line.kind === 'museum_tickets' ? [line.schedule_item_id, ...(line.alternatives ?? [])] : []))
}

/** Tickets first, then equipment by the day on which it goes out; the days of two loans are locked in the order of the first. */
export function inLockOrder(lines: readonly ProgrammeLine[]): ProgrammeLine[] {
  const rank = (line: ProgrammeLine): string => (line.kind === 'museum_tickets' ? '' : line.kind === 'audio_guides' ? line.pickup : '~')
  return lines.toSorted((one, other) => (rank(one) < rank(other) ? -1 : rank(one) > rank(other) ? 1 : 0))
}

/** Makes the programme of new lines; answers its number. */
export function newProgramme(tx: Tx, { caller, name }: PlacingProgramme): Promise<number> {
  return insertProgramme(tx, { customerId: caller.customerId, userId: caller.userId, name })
}

/** Places one line in this programme, or says why not; its locks are held (`lockFor`). */
export function placeLine(tx: Tx, { caller, language }: PlacingProgramme, line: ProgrammeLine, programmeId: number): Promise<PlacedLine> {
  if (line.kind === 'museum_tickets') return placeTicketsIn(tx, { input: line, caller, programmeId })
  return placeService(tx, { wish: wishOf(line), caller, language, programmeId })
}

function wishOf(line: Exclude<ProgrammeLine, { kind: 'museum_tickets' }>): ServiceWish {
  switch (line.kind) {
    case 'audio_guides':
      return { kind: line.kind, input: line }
    case 'schedule':
      return { kind: line.kind, input: line }
    case 'transport':
      return { kind: line.kind, input: line }
    case 'guide':
      return { kind: line.kind, input: line }
  }
}
