import type { Assignment, Resource, Work } from '@anfilada/contract/orders/resources'
import type { EmployeeRow, WorkRow } from './resources.reads.ts'

type Hours = Pick<WorkRow, 'orderId' | 'time' | 'minutes'>

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/** `HH:MM` so many minutes later, on the next day's clock when it is past midnight. */
export function untilOf({ time, minutes }: Pick<WorkRow, 'time' | 'minutes'>): string {
  const total = (minuteOf(time) + minutes) % 1440
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}

/** Orders of the same day that overlap this one; one that begins as the other ends does not. */
export function clashesOf(work: Hours, others: readonly Hours[]): number[] {
  const [from, until] = [minuteOf(work.time), minuteOf(work.time) + work.minutes]
  return others
    .filter((other) => other.orderId !== work.orderId && minuteOf(other.time) < until && minuteOf(other.time) + other.minutes > from)
    .map((other) => other.orderId)
}

/** Whether a vehicle has the seats, or a guide the language, of an order of its kind. */
export function suits(resource: Resource, work: Pick<WorkRow, 'kind' | 'pax' | 'guideLanguage'>): boolean {
  if (work.kind === 'transport') return resource.kind === 'vehicle' && (resource.seats ?? 0) >= work.pax
  if (work.kind !== 'guide' || resource.kind !== 'guide') return false
  return work.guideLanguage !== null && resource.languages.includes(work.guideLanguage)
}

/** Work as people read it; `others`: what the same resource or employee has on that day. */
export function workAnswer(work: WorkRow, others: readonly WorkRow[]): Work {
  const { orderId, kind, customer, status, date, time, pax } = work
  return { order_id: orderId, kind, customer, status, date, time, until: untilOf(work), pax, clashes: clashesOf(work, others) }
}

type Day = { work: readonly WorkRow[]; resources: readonly Resource[]; employees: readonly EmployeeRow[] }

/** Who may go along with an order, and with which of the day's other orders each would clash. */
export function assignmentAnswer(order: WorkRow, { work, resources, employees }: Day): Assignment {
  const own = resources.find(({ id }) => id === order.resourceId)
  const clashing = (others: WorkRow[]): number[] => clashesOf(order, others)
  return {
    order_id: order.orderId,
    resource: own ?? null,
    employee: order.employeeId !== null && order.employee !== null ? { id: order.employeeId, name: order.employee } : null,
    resources: resources
      .filter((resource) => resource.active && suits(resource, order))
      .map((resource) => ({ ...resource, clashes: clashing(work.filter(({ resourceId }) => resourceId === resource.id)) })),
    employees: employees.map((one) => ({ ...one, clashes: clashing(work.filter(({ employeeId }) => employeeId === one.id)) })),
  }
}
