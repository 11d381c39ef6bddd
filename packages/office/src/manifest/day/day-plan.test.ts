import { expect, test } from 'vitest'
import type { Shift } from '@anfilada/contract/duty'
import type { ManifestMuseum, ManifestOrder } from '@anfilada/contract/orders/day-manifest'
import type { OrderStatus } from '@anfilada/contract/orders/order-status'
import { officeOrder } from '../../testing/orders.ts'
import { type DayFacts, dayLanes, soonOf, withProblems } from './day-plan.ts'

const at = (id: number, time: string, status: OrderStatus = 'confirmed', changes: Partial<ManifestOrder> = {}): ManifestOrder => {
  const { data, info, ...rest } = officeOrder({ id, status })
  return { ...rest, data, info: { ...info, time }, license: null, needs_license: false, resource: null, employee: null, ...changes }
}
const hermitage = { id: 1, name: 'Hermitage', emblem: 'hermitage' } as const
const museum = (orders: ManifestOrder[], of: ManifestMuseum['museum'] = hermitage): ManifestMuseum => ({
  museum: of,
  heads: { common: 0, privileged: 0, child: 0 },
  pax: 0,
  orders,
})
const shift = (from: string, until: string, museumId = 1) =>
  ({ employee: { id: 1, name: 'Anna' }, museums: [{ id: museumId, name: '' }], from, until }) as Shift
const facts: DayFacts = {
  now: 10 * 60 + 52,
  objects: [{ system_id: 'hermitage-main', visit_minutes: 100, capacity: 400, taken: 268 }],
  clashing: new Set(),
  shifts: [shift('09:00', '18:00')],
}
const problems = (orders: ManifestOrder[], changes: Partial<DayFacts> = {}) =>
  dayLanes([museum(orders)], { ...facts, ...changes }).flatMap(({ visits }) => visits.map(({ id, problems: found }) => [id, ...found]))

test('an object has its visits for as long as they take there, and what of its day is taken', () => {
  const [lane] = dayLanes([museum([at(1, '11:30')])], facts)
  expect(lane).toMatchObject({ object: 'Main complex', entrance: 'Entrance 3', seats: { taken: 268, capacity: 400 } })
  expect(lane?.visits).toMatchObject([{ starts: 690, ends: 790 }])
})

test('each object of a museum has its lane, and orders without a museum have one together', () => {
  const park = at(2, '12:00')
  const other = { ...park, data: { ...park.data, system_id: 'park' } }
  const lanes = dayLanes(
    [museum([at(1, '11:30'), other]), museum([at(3, '09:00'), other], { id: null, name: 'No museum', emblem: null })],
    facts,
  )
  expect(lanes.map(({ key, seats }) => [key, seats !== undefined])).toEqual([
    ['1 hermitage-main', true],
    ['1 park', false],
    [' ', false],
  ])
})

test('says who is inside, and who enters next', () => {
  const [lane] = dayLanes([museum([at(1, '10:00'), at(2, '13:00'), at(3, '11:30'), at(4, '11:00', 'in_processing')])], facts)
  expect(lane?.visits.map(({ id, moment }) => [id, moment])).toEqual([
    [1, 'inside'],
    [2, undefined],
    [3, 'next'],
    [4, undefined],
  ])
})

test('an order without an answer is a problem when its hour is near, on its day alone', () => {
  const orders = [at(1, '13:00', 'in_processing'), at(2, '17:00', 'in_processing')]
  expect(problems(orders)).toEqual([[1, 'unanswered'], [2]])
  expect(problems(orders, { now: undefined })).toEqual([[1], [2]])
})

test('a group is met by its own employee or by whoever is on duty at that hour; it is told only where the roster is known', () => {
  const orders = [at(1, '12:00'), at(2, '19:00'), at(3, '19:00', 'confirmed', { employee: 'Oleg' }), at(4, '19:00', 'in_processing')]
  expect(problems(orders)).toEqual([[1], [2, 'unmet'], [3], [4]])
  expect(problems(orders, { shifts: [shift('18:00', '02:00')] })).toEqual([[1, 'unmet'], [2], [3], [4]])
  expect(problems(orders, { shifts: [shift('09:00', '20:00', 2)] })[0]).toEqual([1, 'unmet'])
  expect(problems(orders, { shifts: undefined })).toEqual([[1], [2], [3], [4]])
  expect(problems([at(5, '10:00')], { shifts: [] })).toEqual([[5]])
})

test('whoever is needed elsewhere at that time is a problem, and what has problems can be read alone', () => {
  const lanes = dayLanes([museum([at(1, '12:00'), at(2, '13:00')])], { ...facts, clashing: new Set([2]) })
  expect(withProblems(lanes).map(({ visits }) => visits.map(({ id }) => id))).toEqual([[2]])
  expect(withProblems(dayLanes([museum([at(1, '12:00')])], facts))).toEqual([])
})

test('what begins soon stands by its hour', () => {
  const lanes = dayLanes([museum([at(1, '11:32'), at(2, '10:52'), at(3, '11:33'), at(4, '10:30')])], facts)
  expect(soonOf(lanes, 652, 40).map(({ id }) => id)).toEqual([2, 1])
})
