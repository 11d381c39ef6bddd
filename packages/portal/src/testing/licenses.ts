import type { License } from '@anfilada/contract/licenses/licenses'

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
