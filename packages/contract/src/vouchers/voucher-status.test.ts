import { describe, expect, test } from 'vitest'
import { admits, changedFacts, type KnownVoucher, readCode, type VoucherFacts, voucherState, writtenCode } from './voucher-status.ts'

const facts: VoucherFacts = {
  museum_id: 1,
  system_id: 'HERMITAGE_MAIN',
  date: '2026-05-20',
  time: '11:30',
  return_at: null,
  entrance: 'Подъезд 3',
  heads: [
    { category: 'common', quantity: 34 },
    { category: 'child', quantity: 2 },
  ],
  services: [{ service: 'ag', quantity: 36 }],
  country_id: 100,
  group_category: 'cn',
  guide: 'Ли Вэй',
  guide_phone: '+7 921 555-01-33',
}
const known = (changes: Partial<KnownVoucher> = {}): KnownVoucher => ({
  printed: facts,
  isLatest: true,
  redeemed_at: null,
  order: { status: 'confirmed', facts },
  today: '2026-05-20',
  ...changes,
})

describe('a code', () => {
  test('holds on the day of the visit, by the museum’s clock, and on no other', () => {
    expect(voucherState(known())).toBe('valid_today')
    expect(voucherState(known({ today: '2026-05-19' }))).toBe('not_today')
    expect(voucherState(known({ today: '2026-05-21' }))).toBe('not_today')
  })

  test('says that it was replaced as soon as anything that stands on the paper is otherwise, before another is issued', () => {
    const others: { [F in keyof VoucherFacts]: VoucherFacts[F] } = {
      museum_id: 2,
      system_id: 'HERMITAGE_STAFF',
      date: '2026-05-21',
      time: '11:45',
      return_at: '2026-05-20T14:30:00+03:00',
      entrance: 'Подъезд 4',
      heads: [{ category: 'common', quantity: 35 }],
      services: [],
      country_id: null,
      group_category: 'ru',
      guide: 'Анна',
      guide_phone: '',
    }
    for (const [field, value] of Object.entries(others)) {
      const order = { status: 'confirmed' as const, facts: { ...facts, [field]: value } }
      expect([field, changedFacts(facts, order.facts)]).toEqual([field, [field]])
      expect([field, voucherState(known({ order }))]).toEqual([field, 'replaced'])
    }
    expect(Object.keys(others).toSorted()).toEqual(Object.keys(facts).toSorted())
  })

  test('is the same whatever the order in which heads and services are named', () => {
    expect(changedFacts(facts, { ...facts, heads: facts.heads.toReversed() })).toEqual([])
  })

  test('of an earlier paper never holds again, though the order is back as it was', () => {
    expect(voucherState(known({ isLatest: false }))).toBe('replaced')
  })

  test('of a cancelled order says so, unless the group has gone in', () => {
    const order = { status: 'cancelled' as const, facts: { ...facts, time: '12:00' } }
    expect(voucherState(known({ order, isLatest: false }))).toBe('cancelled')
    expect(voucherState(known({ order, redeemed_at: new Date() }))).toBe('used')
  })

  test('is read as people type it, and nothing else is one', () => {
    const code = '0123456789ABCDEFGHJKMNPQRSTV'
    expect(readCode(writtenCode(code))).toBe(code)
    expect(readCode('oi23-4567 89abcdefghjkmnpqrstv')).toBe(code)
    expect(readCode(`${code}0`)).toBeUndefined()
    expect(readCode(code.replace('A', 'U'))).toBeUndefined()
    expect(writtenCode(code)).toBe('0123 4567 89AB CDEF GHJK MNPQ RSTV')
  })
})

test('a voucher is for a confirmed order that somebody is let in with', () => {
  expect(admits('museum_tickets', 'confirmed')).toBe(true)
  expect(admits('museum_tickets', 'in_processing')).toBe(false)
  expect(admits('transport', 'confirmed')).toBe(false)
})
