import { recordAudit } from '../identity/index.ts'
import type { Tx } from '../db/pool.ts'
import type { Caller } from '../http/caller.ts'
import type { Origin } from '../http/identity.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { deleteShift, lockEmployee, overlaps, readHours, saveShift, type ShiftToSet } from './shifts.store.ts'

type By = { caller: Caller; origin: Origin }

/** Puts an employee on duty, or changes a shift; nobody is on duty twice at one hour. */
export async function setShift(tx: Tx, { caller, origin }: By, shift: ShiftToSet): Promise<Outcome<number>> {
  const { employeeId, museumIds, day, starts, ends, phone } = shift
  const hours = await readHours(tx, shift)
  if (hours.zone === null) return refuse('museum_not_found')
  if (hours.over) return refuse('shift_over', 'until')
  if (!(await lockEmployee(tx, employeeId))) return refuse('employee_not_found')
  if (await overlaps(tx, shift, hours)) return refuse('shift_overlaps', 'from')
  const saved = await saveShift(tx, shift, hours, caller.userId)
  if (saved === undefined) return refuse('shift_not_found')
  const details = { employee_id: employeeId, museum_ids: museumIds, date: day, from: starts, until: ends, phone }
  await recordAudit(tx, caller, origin, { action: 'duty.shift_set', subject: 'shift', subjectId: saved, details })
  return accept(saved)
}

export async function removeShift(tx: Tx, { caller, origin }: By, shiftId: number): Promise<Outcome<number>> {
  if (!(await deleteShift(tx, shiftId))) return refuse('shift_not_found')
  await recordAudit(tx, caller, origin, { action: 'duty.shift_removed', subject: 'shift', subjectId: shiftId })
  return accept(shiftId)
}
