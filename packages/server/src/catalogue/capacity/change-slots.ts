import { recordAudit } from '../../identity/index.ts'
import type { Tx } from '../../db/pool.ts'
import type { Caller } from '../../http/caller.ts'
import type { Origin } from '../../http/identity.ts'
import { accept, type Outcome, type Refusal, refuse } from '../../outcome.ts'
import { lockSlots } from '../places.store.ts'
import { findSlotViews } from './capacity.reads.ts'
import { type Judgement, judgeChange, type SlotChange } from './capacity.rules.ts'
import { markByHand, recountSlots, saveAllotment, saveCapacity, saveQuota } from './capacity.store.ts'

export type Acting = { caller: Caller; origin: Origin }
/** `releaseDays`: of an allotment, how many days before the visit it ends. */
export type SlotsChange = { slotIds: readonly number[]; change: SlotChange; releaseDays: number }

/** One change of one or many slots, all or none: what is taken and promised stays. The first that it does not fit says why. */
export async function changeSlots(tx: Tx, acting: Acting, { slotIds, change, releaseDays }: SlotsChange): Promise<Outcome<true>> {
  await lockSlots(tx, slotIds)
  const views = await findSlotViews(tx, slotIds, releaseDays)
  if (views.length < slotIds.length) return refuse('slot_not_found', 'slot_ids')
  const refused = views.map((view) => judgeChange(view, change)).find(({ refusal }) => refusal !== null)
  if (refused) return refusalOf(refused)

  await save(tx, slotIds, change, releaseDays)
  await markByHand(tx, slotIds)
  await recountSlots(tx, slotIds)
  await recordAudit(tx, acting.caller, acting.origin, {
    action: 'slots.changed',
    subject: 'slot',
    subjectId: slotIds.length === 1 ? (slotIds[0] ?? 0) : slotIds.join(' '),
    customerId: 'allotment' in change ? change.allotment.customerId : null,
    details: detailsOf(change, releaseDays),
  })
  return accept(true)
}

const fields = {
  capacity_below_taken: 'capacity',
  quota_below_taken: 'quota',
  allotment_too_big: 'places',
  release_passed: 'release_days',
} as const

function refusalOf({ refusal, orders }: Judgement): Refusal {
  if (!refusal) throw new Error('A change that fits was refused')
  return { ...refuse(refusal, fields[refusal]), orders: orders.map(({ id }) => id) }
}

function detailsOf(change: SlotChange, releaseDays: number): Record<string, unknown> {
  if ('slot' in change) return change.slot
  if ('quota' in change) return change.quota
  return { places: change.allotment.places, release_days: releaseDays }
}

async function save(tx: Tx, slotIds: readonly number[], change: SlotChange, releaseDays: number): Promise<void> {
  if ('slot' in change) return saveCapacity(tx, slotIds, change.slot)
  if ('quota' in change) return saveQuota(tx, slotIds, change.quota.type, change.quota.quota)
  return saveAllotment(tx, slotIds, { ...change.allotment, releaseDays })
}
