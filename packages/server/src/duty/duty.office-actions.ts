import { officeDutyActions } from '@anfilada/contract/duty'
import { answerOnce } from '../db/idempotency.ts'
import { feature } from '../http/actions.ts'
import { countVisits } from '../orders/index.ts'
import { accept, type Outcome } from '../outcome.ts'
import { checkIn, checkOut } from './check-in.ts'
import { listDutyEmployees, listDutyMuseums, listOwnShifts, listShifts, shiftAnswer } from './duty.reads.ts'
import { removeShift, setShift } from './set-shift.ts'

export const officeDutyFeature = feature(officeDutyActions, {
  office_duty: async ({ input, language, pool }) => {
    const [shifts, visits, employees, museums] = await Promise.all([
      listShifts(pool, input.date, language),
      countVisits(pool, input.date),
      listDutyEmployees(pool),
      listDutyMuseums(pool, language),
    ])
    const covered = new Set(shifts.flatMap((shift) => shift.museums.map(({ id }) => id)))
    const uncovered = museums.flatMap(({ id, name }) => {
      const orders = visits.get(id)
      return orders === undefined || covered.has(id) ? [] : [{ id, name, orders }]
    })
    return accept({ result: { shifts: shifts.map(shiftAnswer), uncovered, employees, museums } })
  },

  my_shifts: async ({ caller, language, pool }) => {
    const rows = await listOwnShifts(pool, caller.userId, language)
    return accept({ result: rows.map(shiftAnswer) })
  },

  check_in: ({ input, pool, once, ...by }) =>
    answerOnce(pool, once, async (tx) => {
      const { shift_id: shiftId, museum_id: museumId, place, lat = null, lon = null } = input
      return changed(await checkIn(tx, by, { shiftId, museumId, place, lat, lon }))
    }),

  check_out: ({ input, pool, once, ...by }) => answerOnce(pool, once, async (tx) => changed(await checkOut(tx, by, input.shift_id))),

  set_shift: ({ input, pool, once, ...by }) =>
    answerOnce(pool, once, async (tx) => {
      const { id = null, employee_id: employeeId, museum_ids: museumIds, date: day, from: starts, until: ends, phone } = input
      return changed(await setShift(tx, by, { id, employeeId, museumIds, day, starts, ends, phone }))
    }),

  remove_shift: ({ input, pool, once, ...by }) => answerOnce(pool, once, async (tx) => changed(await removeShift(tx, by, input.shift_id))),
})

function changed(outcome: Outcome<number>): Outcome<{ result: { id: number } }> {
  return outcome.ok ? accept({ result: { id: outcome.value } }) : outcome
}
