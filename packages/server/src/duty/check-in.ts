import { recordAudit } from '../identity/index.ts'
import type { Tx } from '../db/pool.ts'
import type { Caller } from '../http/caller.ts'
import type { Origin } from '../http/identity.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { type CheckIn, deleteCheckIn, lockOwnShift, saveCheckIn } from './check-ins.store.ts'

type By = { caller: Caller; origin: Origin }

/** An employee on duty says where he stands. The log keeps that he consented and never where he stood. */
export async function checkIn(tx: Tx, { caller, origin }: By, wish: CheckIn): Promise<Outcome<number>> {
  const { shiftId, museumId, lat } = wish
  const shift = await lockOwnShift(tx, shiftId, caller.userId)
  if (!shift) return refuse('shift_not_found')
  if (shift.over) return refuse('shift_over')
  if (!shift.today) return refuse('shift_not_today')
  if (!shift.museumIds.includes(museumId)) return refuse('museum_not_in_shift', 'museum_id')
  await saveCheckIn(tx, wish)
  const details = { museum_id: museumId, consent: true, position: lat !== null }
  await recordAudit(tx, caller, origin, { action: 'duty.checked_in', subject: 'shift', subjectId: shiftId, details })
  return accept(shiftId)
}

/** Consent is taken back: the place is gone at once. Once more does no harm. */
export async function checkOut(tx: Tx, { caller, origin }: By, shiftId: number): Promise<Outcome<number>> {
  if (!(await lockOwnShift(tx, shiftId, caller.userId))) return refuse('shift_not_found')
  if (await deleteCheckIn(tx, shiftId)) {
    await recordAudit(tx, caller, origin, { action: 'duty.checked_out', subject: 'shift', subjectId: shiftId })
  }
  return accept(shiftId)
}
