import { describe, expect, it } from 'vitest'
import { defaultZone } from '@anfilada/contract/dates'
import type { OrderDiff, PendingChange } from '@anfilada/contract/orders/orders'
import { sampleOrder } from '../../../testing/samples.ts'
import { changedIn, faultsOf, lacksHour, requestOf, valuesOf } from './change-values.ts'
import { pendingEdits } from './pending-edits.ts'

const tickets = valuesOf(sampleOrder({ data: { services: [{ service: 'ag', quantity: 4 }] } }))
const loan = valuesOf(
  sampleOrder({
    data: { kind: 'audio_guides', pickup: '2026-12-01T07:30:00Z', return_at: '2026-12-01T18:00:00+03:00', schedule_item_id: null },
    info: { time: '10:30' },
  }),
)

const waits = (changes: OrderDiff, schedule_item_id: number | null = null): PendingChange => ({
  revision: 2,
  changes,
  schedule_item_id,
  asked_at: '2026-11-20T10:00:00+03:00',
  by: { name: 'Ирина Соколова', by_staff: false },
  total: null,
  penalty: null,
})

describe('a change that waits, as the form begins with it', () => {
  it('is nothing where none waits', () => {
    expect(pendingEdits(sampleOrder())).toEqual({})
  })

  it('has its slot with day and hour, and none of what the server made of it', () => {
    const changes = {
      pass_date: { from: '2026-12-01', to: '2026-12-02' },
      time: { from: '11:30', to: '12:00' },
      qty_child: { from: 0, to: 3 },
      status: { from: 'confirmed', to: 'confirmed' },
    }
    const edits = pendingEdits(sampleOrder({ info: { pending_change: waits(changes, 9) } }))
    expect(edits).toEqual({ pass_date: '2026-12-02', time: '12:00', schedule_item_id: 9, qty_child: 3 })
    expect(requestOf('museum_tickets', tickets, edits, defaultZone)).toEqual({ pass_date: '2026-12-02', schedule_item_id: 9, qty_child: 3 })
  })

  it('has the moments of a loan by the museum’s clock, and the notes without the line that follows them', () => {
    const data = {
      kind: 'audio_guides',
      pickup: '2026-12-01T10:30:00+03:00',
      return_at: '2026-12-01T18:00:00+03:00',
      schedule_item_id: null,
      notes: 'Получение 2026-12-01 10:30, возврат 2026-12-01 18:00\nКасса 2',
    } as const
    const changes = {
      pickup: { from: data.pickup, to: '2026-12-01T08:00:00Z' },
      time: { from: '10:30', to: '11:00' },
      notes: { from: data.notes, to: 'Получение 2026-12-01 11:00, возврат 2026-12-01 18:00\nКасса 3' },
    }
    const order = sampleOrder({ data, info: { time: '10:30', pending_change: waits(changes) } })
    const edits = pendingEdits(order)
    expect(changedIn(valuesOf(order), edits)).toEqual({
      pickup_time: '11:00',
      notes: 'Получение 2026-12-01 10:30, возврат 2026-12-01 18:00\nКасса 3',
    })
    expect(requestOf('audio_guides', valuesOf(order), edits, defaultZone)).toMatchObject({ pickup: '2026-12-01T11:00:00+03:00' })
  })
})

describe('the form of a change', () => {
  it('holds the order as single quantities, a loan by the museum’s clock', () => {
    expect(tickets).toMatchObject({ qty_common: 30, qty_child: 0, ag: 4, pass_date: '2026-12-01', schedule_item_id: 5, time: '11:30' })
    expect(loan).toMatchObject({ pickup_date: '2026-12-01', pickup_time: '10:30', return_time: '18:00', pickup: null })
  })

  it('sends only what says something else than the order', () => {
    const edits = { qty_common: 28, guide: 'Ли Вэй', ag: 4, notes: 'Нужен пандус' }
    expect(changedIn(tickets, edits)).toEqual({ qty_common: 28, notes: 'Нужен пандус' })
    expect(requestOf('museum_tickets', tickets, edits, defaultZone)).toEqual({ qty_common: 28, notes: 'Нужен пандус' })
  })

  it('lets what nobody typed follow the order, and keeps what was typed over it', () => {
    const now = { ...tickets, qty_common: 25, guide: 'Чэнь Ли' }
    expect(changedIn(now, { notes: 'Нужен пандус', qty_common: 25 })).toEqual({ notes: 'Нужен пандус' })
  })

  it('sends a slot without its hour, and the hour of a coach by itself', () => {
    const edits = { pass_date: '2026-12-02', schedule_item_id: 9, time: '12:00' }
    expect(requestOf('museum_tickets', tickets, edits, defaultZone)).toEqual({ pass_date: '2026-12-02', schedule_item_id: 9 })
    expect(requestOf('transport', tickets, { time: '12:00' }, defaultZone)).toEqual({ time: '12:00' })
  })

  it('sends both moments of a loan when either moves', () => {
    expect(requestOf('audio_guides', loan, { return_time: '17:00' }, defaultZone)).toEqual({
      pickup: '2026-12-01T10:30:00+03:00',
      return_at: '2026-12-01T17:00:00+03:00',
    })
  })

  it('reads and sends the moments of a loan by the clocks of the order’s object', () => {
    const zone = 'Asia/Vladivostok'
    const data = {
      kind: 'audio_guides',
      pickup: '2026-12-01T00:30:00Z',
      return_at: '2026-12-01T13:30:00Z',
      schedule_item_id: null,
    } as const
    const changes = { return_at: { from: data.return_at, to: '2026-12-01T14:30:00Z' } }
    const order = sampleOrder({ data, info: { zone, pending_change: waits(changes) } })
    const values = valuesOf(order)
    expect(values).toMatchObject({ pickup_date: '2026-12-01', pickup_time: '10:30', return_date: '2026-12-01', return_time: '23:30' })
    expect(changedIn(values, pendingEdits(order))).toEqual({ return_date: '2026-12-02', return_time: '00:30' })
    expect(requestOf('audio_guides', values, { return_time: '17:00' }, zone)).toEqual({
      pickup: '2026-12-01T10:30:00+10:00',
      return_at: '2026-12-01T17:00:00+10:00',
    })
  })

  it('waits for an hour while another day has none chosen', () => {
    expect(lacksHour('museum_tickets', tickets, { pass_date: '2026-12-02', schedule_item_id: null })).toBe(true)
    expect(lacksHour('museum_tickets', tickets, {})).toBe(false)
    expect(lacksHour('guide', tickets, { time: '9' })).toBe(true)
  })

  it('finds the field of a refusal under the form’s own names', () => {
    expect(faultsOf({ 'tickets.0.quantity': 'Много', return_at: 'Поздно', pickup: 'Рано' }, 'audio_guides')).toEqual({
      qty_common: 'Много',
      return_time: 'Поздно',
      pickup_time: 'Рано',
    })
  })
})
