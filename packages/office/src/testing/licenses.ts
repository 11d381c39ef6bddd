import type { OfficeGuide, OfficeLicense } from '@anfilada/contract/licenses/licenses'
import type { OfficeProlongationGroup, OfficeProlongationRequest } from '@anfilada/contract/licenses/prolongation'

export function officeLicense(changed: Partial<OfficeLicense> = {}): OfficeLicense {
  return {
    license_id: 5,
    guide_id: 2,
    guide: 'Li Wei',
    phone: null,
    museum_id: 1,
    museum: 'Hermitage',
    number: 'ER-2044',
    experience_years: 6,
    expiration_date: '2036-06-01',
    main_language: 'zh',
    additional_languages: ['ru'],
    prolongation_group: null,
    state: 'waiting',
    days_left: 400,
    reason: null,
    scan: '/api/office/files/license_scan/9',
    customer_id: 4,
    customer: 'Neva Tour',
    decision: 'waiting',
    decided_by: null,
    decided_at: null,
    added_at: '2026-11-20T10:00:00+03:00',
    revision: 3,
    ...changed,
  }
}

export const officeGuides: readonly OfficeGuide[] = [
  { guide_id: 2, guide: 'Li Wei', member: false, also: [], licenses: 1 },
  { guide_id: 3, guide: 'Ли Вэй', member: true, also: ['Wei Li'], licenses: 2 },
]

export function officeGroup(changed: Partial<OfficeProlongationGroup> = {}): OfficeProlongationGroup {
  return {
    group_id: 8,
    museum_id: 1,
    museum: 'Hermitage',
    held_on: '2036-12-10',
    place: 'Hall 1',
    closes_at: '2036-12-01T18:00:00+03:00',
    places: 10,
    free: 9,
    fee: 320_000,
    vat: 'standard',
    currency: 'RUB',
    state: 'open',
    taken: 1,
    revision: 2,
    ...changed,
  }
}

export function officeRequest(changed: Partial<OfficeProlongationRequest> = {}): OfficeProlongationRequest {
  return {
    request_id: 31,
    group_id: 8,
    license_id: 5,
    guide: 'Li Wei',
    museum: 'Hermitage',
    number: 'ER-2044',
    held_on: '2036-12-10',
    place: 'Hall 1',
    fee: 320_000,
    due: 320_000,
    currency: 'RUB',
    state: 'requested',
    requested_at: '2036-11-20T10:00:00+03:00',
    expiration_date: null,
    reason: null,
    withdrawable: true,
    customer_id: 4,
    customer: 'Neva Tour',
    valid_until: '2036-12-20',
    decided_by: null,
    ...changed,
  }
}
