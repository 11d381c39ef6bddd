import type { DutyPlace, Shift } from '@anfilada/contract/duty'
import type { CheckInRow, ShiftRow } from './duty.reads.ts'

export function placeAnswer({ text, lat, lon, at }: Omit<CheckInRow, 'museumId'>): DutyPlace {
  return { text, ...(lat !== null && lon !== null && { lat, lon }), at: new Date(at).toISOString() }
}

export function shiftAnswer({ employeeId, employee, endsAt, checkIn, ...row }: ShiftRow): Shift {
  return {
    ...row,
    employee: { id: employeeId, name: employee },
    ends_at: endsAt.toISOString(),
    check_in: checkIn && { museum_id: checkIn.museumId, ...placeAnswer(checkIn) },
  }
}
