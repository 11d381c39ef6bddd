import type { PostRequestInput } from '@anfilada/contract/orders/orders'
import { describe, expect, test } from 'vitest'
import { type AskedSlot, decidePlacement } from './placement.rules.ts'

const input: PostRequestInput = {
  museum_id: 1,
  system_id: 'palace-main',
  pass_date: '2026-12-01',
  schedule_item_id: 9,
  type: 'ig',
  persons_per_guide: 15,
  country_id: 100,
  guide: 'Ли Вэй',
  guide_phone: '',
  tickets: [
    { category: 'common', quantity: 10 },
    { category: 'child', quantity: 2 },
  ],
  services: [{ service: 'ag', quantity: 0 }],
  qty_guide: 0,
}
const slot: AskedSlot = {
  museumId: 1,
  objectId: 'palace-main',
  passDate: '2026-12-01',
  starts: '11:30',
  hasRules: false,
  free: 12,
  closed: false,
  archived: false,
  archivedEquipment: [],
  museumClosed: false,
  least: null,
  most: null,
  perGuide: null,
  needsAccompanying: false,
  instant: false,
  usualEntrance: 'Подъезд 3',
  museumTypes: ['rf', 'ig'],
  countryKnown: true,
  countryServed: true,
  applied: { version: 7, prices: { 'ticket:common': { amount: 150_000 }, 'ticket:child': { amount: 0 } }, vat: {} },
}

describe('placing an order of museum tickets', () => {
  test('takes the places of the whole group and prices each line', () => {
    expect(decidePlacement(input, slot)).toEqual({
      ok: true,
      value: {
        lines: [
          { kind: 'ticket', item: 'common', quantity: 10, unitPrice: 150_000, free: 0, vatPercent: null, sum: 1_500_000 },
          { kind: 'ticket', item: 'child', quantity: 2, unitPrice: 0, free: 0, vatPercent: null, sum: 0 },
        ],
        total: 1_500_000,
        priceVersion: 7,
        places: 12,
        starts: '11:30',
        status: 'in_processing',
      },
    })
  })

  test('is confirmed at once where the object confirms at once', () => {
    expect(decidePlacement(input, { ...slot, instant: true })).toMatchObject({ value: { status: 'confirmed' } })
  })

  test('goes to the waiting list of a full slot only for a sender who accepts it', () => {
    const full = { ...slot, free: 11 }
    expect(decidePlacement(input, full)).toEqual({ ok: false, refusal: 'no_places', fields: { schedule_item_id: 'no_places' } })
    expect(decidePlacement({ ...input, accept_waiting: true }, full)).toMatchObject({ value: { status: 'waiting_list' } })
  })

  test('keeps waiting although the object confirms at once, when the slot is full', () => {
    expect(decidePlacement({ ...input, accept_waiting: true }, { ...slot, free: 0, instant: true })).toMatchObject({
      value: { status: 'waiting_list' },
    })
  })

  test.each([
    ['a slot that does not exist', undefined, 'slot_not_found', 'schedule_item_id'],
    ['a slot of another object', { ...slot, objectId: 'other' }, 'slot_mismatch', 'schedule_item_id'],
    ['a slot of another museum', { ...slot, museumId: 2 }, 'slot_mismatch', 'schedule_item_id'],
    ['a slot of another day', { ...slot, passDate: '2026-12-02' }, 'slot_mismatch', 'schedule_item_id'],
    ['an object that takes no new orders', { ...slot, archived: true }, 'object_archived', 'system_id'],
    ['a category that the museum does not take', { ...slot, museumTypes: ['rf' as const] }, 'group_category_not_served', 'type'],
    ['a country that is not listed', { ...slot, countryKnown: false }, 'country_unknown', 'country_id'],
    ['a country that the object does not take', { ...slot, countryServed: false }, 'country_unknown', 'country_id'],
    ['a slot past its cut-off', { ...slot, closed: true }, 'booking_closed', 'schedule_item_id'],
    ['a day on which the object is closed', { ...slot, museumClosed: true, closed: true }, 'museum_closed', 'pass_date'],
    ['a group of fewer people than the object admits', { ...slot, least: 13 }, 'group_too_small', 'tickets'],
    ['a group of more people than the object admits', { ...slot, most: 11 }, 'group_too_large', 'tickets'],
    [
      'more people for one guide than the object allows',
      { ...slot, perGuide: input.persons_per_guide - 1 },
      'too_many_for_one_guide',
      'persons_per_guide',
    ],
    ['a guide without the license that the object asks for', { ...slot, needsAccompanying: true }, 'guide_without_license', 'qty_guide'],
    [
      'tickets without a price',
      { ...slot, applied: { version: 7, prices: { 'ticket:common': { amount: 150_000 } }, vat: {} } },
      'ticket_not_sold',
      'tickets',
    ],
    ['an object without prices', { ...slot, applied: null }, 'ticket_not_sold', 'tickets'],
  ] as const)('is refused for %s, beside the field', (_case, asked, refusal, field) => {
    expect(decidePlacement(input, asked as AskedSlot | undefined)).toEqual({ ok: false, refusal, fields: { [field]: refusal } })
  })

  test('takes a group of exactly the least and the most that the object admits', () => {
    expect(decidePlacement(input, { ...slot, least: 12, most: 12, perGuide: input.persons_per_guide })).toMatchObject({ ok: true })
  })

  test.each([
    ['one guide for all twelve', 12, 1],
    ['a guide for eleven, and one more for the twelfth', 11, 2],
    ['a guide for each five', 5, 3],
  ])('wants accompanying guides by the most people for each: %s', (_case, persons_per_guide, needed) => {
    const unlicensed = { ...slot, needsAccompanying: true }
    expect(decidePlacement({ ...input, persons_per_guide, qty_guide: needed }, unlicensed)).toMatchObject({ ok: true })
    expect(decidePlacement({ ...input, persons_per_guide, qty_guide: needed - 1 }, unlicensed)).toMatchObject({
      refusal: 'guide_without_license',
    })
  })

  test('is refused for a service that the object does not sell', () => {
    expect(decidePlacement({ ...input, services: [{ service: 'cgc', quantity: 1 }] }, slot)).toMatchObject({
      refusal: 'service_not_sold',
      fields: { services: 'service_not_sold' },
    })
  })
})
