import type { Resource } from '@anfilada/contract/orders/resources'

/** One thing of each kind, as the server answers with it in the tests of several screens. */
export const priceList = {
  id: 7,
  name: 'Foreign groups 2026',
  type: 'ig',
  customer: null,
  valid_from: '2026-01-01',
  valid_until: '2026-12-31',
  current: { version_id: 8, number: 3, at: '2026-01-10T10:00:00+03:00', by: 'Pavel' },
  draft: null,
  overlaps: [],
  file: null,
}

export const submissionWindow = {
  museum_id: 1,
  museum: 'Hermitage',
  month: '2026-12',
  opens_at: '2026-11-01T09:00:00+03:00',
  closes_at: '2026-11-30T23:59:59+03:00',
  zone: 'Europe/Moscow',
  state: 'open',
  asked: 2,
  waiting: 2,
  confirmed: 0,
  rejected: 0,
} as const

export const coach: Resource = {
  id: 3,
  kind: 'vehicle',
  name: 'Coach A 204',
  phone: '',
  system_id: 'coach',
  seats: 49,
  languages: [],
  active: true,
}
