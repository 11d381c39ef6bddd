import { randomInt } from 'node:crypto'
import type { Language } from '@anfilada/contract/languages'
import { loanNote } from '@anfilada/phrases/order-words'
import type { Caller } from '../../http/caller.ts'
import type { Tx } from '../../db/pool.ts'
import { accept, type Outcome } from '../../outcome.ts'
import type { PlacedOrder } from '../placing/place-order.ts'
import { insertService } from './insert-service.store.ts'
import type { AskedService, ServiceWish } from './service-order.ts'
import { findAskedService, lockEquipment } from './asked-service.reads.ts'
import { decideEquipment, decideService } from './service-order.rules.ts'

export type PlacingService = {
  wish: ServiceWish
  caller: Caller & { customerId: number }
  language: Language
  programmeId: number | null
}

/**
 * Places an order of equipment, a schedule wish, a vehicle or a guide: it waits for an answer, equipment is taken at once. Refusals
 * write nothing.
 */
export async function placeService(tx: Tx, { wish, caller, language, programmeId }: PlacingService): Promise<Outcome<PlacedOrder>> {
  const asked = await findAskedService(tx, wish, caller.customerId)
  const decision = decideService(wish, asked)
  if (!decision.ok) return decision
  const short = wish.kind === 'audio_guides' && decideEquipment(wish.input.services, await lockEquipment(tx, daysOf(asked)))
  if (short) return short

  const { placement, refno } = { placement: decision.value, refno: wish.input.refno || usualRefno(wish.kind) }
  const { customerId, userId } = caller
  const id = await insertService(tx, { customerId, userId, placement, refno, notes: notesOf(wish, asked, language), programmeId })
  return accept({ id, refno, status: 'in_processing', total: caller.can('read', 'Price') ? placement.total : null })
}

function daysOf({ pickupLocal, returnLocal }: AskedService): { from: string; until: string } {
  return { from: (pickupLocal ?? '').slice(0, 10), until: (returnLocal ?? '').slice(0, 10) }
}

/** A reference that the customer left out: a random number of four digits for equipment, else the present moment in ms (specification/orders.md). */
function usualRefno(kind: ServiceWish['kind']): string {
  return kind === 'audio_guides' ? String(randomInt(1000, 10_000)) : String(Date.now())
}

/** Pickup and return stand in the notes of an order of equipment as well, where staff read them (specification/orders.md). */
function notesOf({ kind, input }: ServiceWish, { pickupLocal, returnLocal }: AskedService, language: Language): string {
  if (kind !== 'audio_guides') return input.notes ?? ''
  return [loanNote(language, pickupLocal ?? '', returnLocal ?? ''), input.notes ?? ''].filter(Boolean).join('\n')
}
