import { expect, it } from 'vitest'
import { emptyDraft, type OrderDraft } from '../draft/order-draft.ts'
import type { BasketItem } from './basket.ts'
import { drawnClashes, plannedDays } from './item-plan.ts'

const item = (id: string, kind: BasketItem['kind'], changes: Partial<OrderDraft>): BasketItem => ({
  id,
  kind,
  draft: { ...emptyDraft, pass_date: '2026-12-01', ...changes },
})
const visit = item('visit', 'museum_tickets', { system_id: 'main', time: '11:30' })

it('has visits for as long as their object takes, and what goes along with them beside', () => {
  const coach = item('coach', 'transport', { time: '09:00', hours: 10 })
  const wish = item('wish', 'schedule', { time: '15:00' })
  const [day] = plannedDays([coach, visit, wish], (id) => (id === 'main' ? 120 : undefined))
  expect(day?.visits.map(({ id, starts, ends }) => [id, starts, ends])).toEqual([
    ['visit', 690, 810],
    ['wish', 900, 990],
  ])
  expect(day?.services.map(({ id, starts, ends }) => [id, starts, ends])).toEqual([['coach', 540, 1140]])
})

it('stands by days, and counts also what has no hour yet', () => {
  const later = item('later', 'museum_tickets', { pass_date: '2026-12-02', time: '10:00' })
  const days = plannedDays([later, visit, item('open', 'guide', { time: '' })], () => undefined)
  expect(days.map(({ date, count, visits, services }) => [date, count, visits.length, services.length])).toEqual([
    ['2026-12-01', 2, 1, 0],
    ['2026-12-02', 1, 1, 0],
  ])
})

it('has equipment out until it is brought back, on another day until the evening', () => {
  const loan = (return_date: string) =>
    item('loan', 'audio_guides', { pickup_date: '2026-12-01', pickup_time: '10:30', return_date, return_time: '17:00' })
  const ends = (one: BasketItem) => plannedDays([one], () => undefined)[0]?.services[0]?.ends
  expect(ends(loan('2026-12-01'))).toBe(17 * 60)
  expect(ends(loan('2026-12-02'))).toBe(20 * 60)
})

it('draws a clash from the earlier visit to the one that it stands at', () => {
  expect(drawnClashes(new Map([['late', [{ kind: 'travel', earlier: visit, minutes: 30, gap: 45 }]]]))).toEqual([
    { kind: 'travel', ids: ['visit', 'late'], minutes: 30 },
  ])
})
