import { kopecks } from '@anfilada/contract/kopecks'
import { describe, expect, test } from 'vitest'
import type { AskedService, WishOf } from './service-order.ts'
import { decideEquipment, decideService } from './service-order.rules.ts'

const group = { pass_date: '2026-12-01', time: '11:00', type: 'ig' as const, adult: 20, child: 4 }
const asked: AskedService = {
  objectId: 'palace-main',
  objectMuseumId: 1,
  seats: null,
  museumId: 1,
  museumTypes: ['rf', 'ig'],
  offered: true,
  archived: false,
  archivedEquipment: [],
  closed: false,
  late: false,
  countryKnown: true,
  applied: null,
  window: null,
  pickupLocal: null,
  returnLocal: null,
}
const sold = (key: string, amount: number) => ({ version: 7, prices: { [key]: { amount } }, vat: {} })

describe('a vehicle', () => {
  const input: WishOf<'transport'> = {
    ...group,
    vehicle: 'minibus',
    pickup: 'Astoria',
    dropoff: 'Peterhof',
    hours: 5,
    contact: 'Li Wei',
    contact_phone: '+7 921 555-01-02',
  }
  const minibus: AskedService = {
    ...asked,
    objectId: 'minibus',
    objectMuseumId: null,
    seats: 24,
    applied: sold('service:transport', 200_000),
  }
  const decide = (changes: Partial<AskedService>) => decideService({ kind: 'transport', input }, { ...minibus, ...changes })

  test('costs its price for each hour and takes the whole group', () => {
    expect(decide({})).toMatchObject({
      value: {
        lines: [{ kind: 'service', item: 'transport', quantity: 5, unitPrice: 200_000, sum: 1_000_000 }],
        total: kopecks(1_000_000),
        places: 24,
        starts: '11:00',
        details: { vehicle: 'minibus', dropoff: 'Peterhof', hours: 5 },
      },
    })
  })

  test.each([
    ['one that there is not', { objectId: null, seats: null }, 'vehicle_not_found', 'vehicle'],
    ['one with a seat too few', { seats: 23 }, 'vehicle_too_small', 'vehicle'],
    ['one past its deadline', { late: true }, 'order_too_late', 'time'],
    ['one that has no price', { applied: null }, 'service_not_sold', 'vehicle'],
  ])('is refused as %s, beside the field', (_case, changes, refusal, field) => {
    expect(decide(changes)).toEqual({ ok: false, refusal, fields: { [field]: refusal } })
  })

  test('to a museum is refused where the museum is not offered for transport', () => {
    const there = { ...input, museum_id: 1 }
    expect(decideService({ kind: 'transport', input: there }, { ...minibus, offered: false })).toMatchObject({
      refusal: 'museum_without_service',
    })
  })
})

describe('a guide', () => {
  const input: WishOf<'guide'> = { ...group, guide_language: 'zh', hours: 3, meeting_point: 'Astoria' }
  const guide: AskedService = { ...asked, objectId: 'guide-zh', objectMuseumId: null, applied: sold('service:guide', 300_000) }

  test('costs the price of the language for each hour', () => {
    expect(decideService({ kind: 'guide', input }, guide)).toMatchObject({
      value: { total: 900_000, objectId: 'guide-zh', details: { guide_language: 'zh', hours: 3, meeting_point: 'Astoria' } },
    })
  })

  test('of a language without a price is not sold', () => {
    expect(decideService({ kind: 'guide', input }, { ...guide, applied: null })).toMatchObject({ fields: { language: 'service_not_sold' } })
  })
})

describe('a schedule wish', () => {
  const input: WishOf<'schedule'> = { ...group, museum_id: 1, system_id: 'palace-main', guide: '', guide_phone: '' }
  const [opensAt, closesAt] = [new Date('2026-10-01T06:00:00Z'), new Date('2026-10-20T20:59:59Z')]
  const open = { opensAt, closesAt, notYet: false, over: false }
  const priced: AskedService = {
    ...asked,
    window: open,
    applied: { version: 7, prices: { 'ticket:common': { amount: 150_000 }, 'ticket:child': { amount: 0 } }, vat: {} },
  }
  const decide = (changes: Partial<AskedService>) => decideService({ kind: 'schedule', input }, { ...priced, ...changes })

  test('has the price of its object, adults and children', () => {
    expect(decide({})).toMatchObject({ value: { total: 3_000_000, adult: 20, child: 4, places: 24, museumId: 1, countryId: 267 } })
  })

  test('of a Chinese group carries country 100', () => {
    const wish = { ...input, type: 'cn' as const }
    expect(decideService({ kind: 'schedule', input: wish }, { ...priced, museumTypes: ['cn'] })).toMatchObject({
      value: { countryId: 100 },
    })
  })

  test('for all objects of the museum has no price yet', () => {
    const all = { ...input, system_id: '' }
    expect(decideService({ kind: 'schedule', input: all }, { ...priced, objectId: null, objectMuseumId: null })).toMatchObject({
      value: { lines: [], total: 0, objectId: null, museumId: 1 },
    })
  })

  test('without a window is refused beside the date', () => {
    expect(decide({ window: null })).toEqual({ ok: false, refusal: 'window_not_open', fields: { pass_date: 'window_not_open' } })
  })

  test('before its window says when that opens, after it when it closed', () => {
    expect(decide({ window: { ...open, notYet: true } })).toMatchObject({ refusal: 'window_not_open', moment: '2026-10-01T06:00:00.000Z' })
    expect(decide({ window: { ...open, over: true } })).toMatchObject({ refusal: 'window_closed', moment: '2026-10-20T20:59:59.000Z' })
  })

  test.each([
    ['an object of another museum', { objectMuseumId: 2 }, 'slot_mismatch', 'system_id'],
    ['an object that there is not', { objectId: null, objectMuseumId: null }, 'object_not_found', 'system_id'],
    ['a day on which the object is closed', { closed: true }, 'museum_closed', 'pass_date'],
    ['a museum that takes no wishes', { offered: false }, 'museum_without_service', 'museum_id'],
    ['a category that the museum does not take', { museumTypes: ['rf' as const] }, 'group_category_not_served', 'type'],
    ['an hour that is over', { late: true }, 'order_too_late', 'time'],
  ])('is refused for %s', (_case, changes, refusal, field) => {
    expect(decide(changes)).toEqual({ ok: false, refusal, fields: { [field]: refusal } })
  })
})

describe('equipment', () => {
  const input: WishOf<'audio_guides'> = {
    museum_id: 1,
    system_id: 'palace-main',
    pass_date: '2026-12-01',
    type: 'ig',
    pickup: '2026-11-30T18:00:00+03:00',
    return: '2026-12-01T20:00:00+03:00',
    services: [
      { service: 'multicast_audio_system', quantity: 25 },
      { service: 'ag', quantity: 0 },
    ],
    guide: '',
    guide_phone: '',
  }
  const lent: AskedService = {
    ...asked,
    applied: sold('service:multicast_audio_system', 15_000),
    pickupLocal: '2026-11-30 18:00',
    returnLocal: '2026-12-01 20:00',
  }
  const decide = (changes: Partial<typeof input>, facts: Partial<AskedService> = {}) =>
    decideService({ kind: 'audio_guides', input: { ...input, ...changes } }, { ...lent, ...facts })

  test('is priced by the piece, with country 100, and keeps both moments', () => {
    expect(decide({})).toMatchObject({
      value: { total: 375_000, countryId: 100, places: 25, details: { pickup: input.pickup, return_at: input.return } },
    })
  })

  test('counts the heads of the group when the group is named', () => {
    expect(decide({ tickets: [{ category: 'common', quantity: 31 }] })).toMatchObject({ value: { places: 31 } })
  })

  test('begins with the day of the visit, or with the pickup on that day', () => {
    expect(decide({})).toMatchObject({ value: { starts: '00:00' } })
    expect(decide({}, { pickupLocal: '2026-12-01 08:30' })).toMatchObject({ value: { starts: '08:30' } })
  })

  test.each([
    ['comes back before it is fetched', { return: '2026-11-30T17:59:59+03:00' }, { returnLocal: '2026-11-30 17:59' }],
    ['comes back before the visit', { return: '2026-11-30T20:00:00+03:00' }, { returnLocal: '2026-11-30 20:00' }],
    [
      'is fetched after the visit',
      { pickup: '2026-12-02T08:00:00+03:00', return: '2026-12-03T08:00:00+03:00' },
      { pickupLocal: '2026-12-02 08:00', returnLocal: '2026-12-03 08:00' },
    ],
    ['is out for a fifteenth day', { return: '2026-12-14T08:00:00+03:00' }, { returnLocal: '2026-12-14 08:00' }],
  ])('is refused when it %s', (_case, changes, facts) => {
    expect(decide(changes, facts)).toMatchObject({ refusal: 'loan_period_wrong', fields: { return: 'loan_period_wrong' } })
  })

  test('may be out for fourteen days', () => {
    expect(decide({ return: '2026-12-13T08:00:00+03:00' }, { returnLocal: '2026-12-13 08:00' })).toMatchObject({ ok: true })
  })

  test('is refused beside each line that there is not enough of', () => {
    const left = [
      { service: 'multicast_audio_system', stock: 100, free: 24 },
      { service: 'ag', stock: 40, free: 0 },
    ]
    expect(decideEquipment(input.services, left)).toMatchObject({ fields: { 'services.0.quantity': 'equipment_taken' } })
    expect(decideEquipment([{ service: 'multicast_audio_system', quantity: 24 }], left)).toBeUndefined()
  })
})
