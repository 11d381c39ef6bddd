import type { License } from '@anfilada/contract/licenses/licenses'
import type { ProlongationGroup, ProlongationRequest } from '@anfilada/contract/licenses/prolongation'

export function sampleLicense(changes: Partial<License> = {}): License {
  return {
    license_id: 5,
    guide_id: 2,
    guide: 'Ли Вэй',
    phone: '+7 921 555-01-18',
    museum_id: 1,
    museum: 'Эрмитаж',
    number: 'ЭР-2044',
    experience_years: 6,
    expiration_date: '2036-06-01',
    main_language: 'zh',
    additional_languages: ['ru'],
    prolongation_group: null,
    state: 'valid',
    days_left: 400,
    reason: null,
    scan: '/api/v1/files/license_scan/9',
    ...changes,
  }
}

export function sampleGroup(changes: Partial<ProlongationGroup> = {}): ProlongationGroup {
  return {
    group_id: 8,
    museum_id: 1,
    museum: 'Эрмитаж',
    held_on: '2036-12-10',
    place: 'Зал 1',
    closes_at: '2036-12-01T18:00:00+03:00',
    places: 10,
    free: 7,
    fee: 320_000,
    currency: 'RUB',
    state: 'open',
    ...changes,
  }
}

export function sampleRequest(changes: Partial<ProlongationRequest> = {}): ProlongationRequest {
  return {
    request_id: 31,
    group_id: 8,
    license_id: 5,
    guide: 'Ли Вэй',
    museum: 'Эрмитаж',
    number: 'ЭР-2044',
    held_on: '2036-12-10',
    place: 'Зал 1',
    fee: 320_000,
    due: 320_000,
    currency: 'RUB',
    state: 'requested',
    requested_at: '2036-11-20T10:00:00+03:00',
    expiration_date: null,
    reason: null,
    withdrawable: true,
    ...changes,
  }
}
