import { describe, expect, test } from 'vitest'
import { noWords } from './museum-document.ts'
import { type EquipmentDocument, serviceChanges, type ServiceDocument, serviceFaults, type ServicesDocument } from './services-document.ts'

const vehicle = (system_id: string, changes: Partial<ServiceDocument> = {}): ServiceDocument => ({
  system_id,
  service: 'transport',
  name: { ...noWords, ru: 'Автобус' },
  seats: 49,
  guide_language: null,
  archived: false,
  ...changes,
})
const guide = (system_id: string, guide_language: ServiceDocument['guide_language']): ServiceDocument =>
  vehicle(system_id, { service: 'guide', seats: null, guide_language })
const sets: EquipmentDocument = { service: 'multicast_audio_system', name: { ...noWords, ru: 'Радиогид' }, archived: false }
const audio: EquipmentDocument = { service: 'ag', name: { ...noWords, ru: 'Аудиогид' }, archived: false }
const all = (...services: ServiceDocument[]): ServicesDocument => ({ services, equipment: [sets, audio] })
const lent = (...equipment: EquipmentDocument[]): ServicesDocument => ({ ...before, equipment })
const before = all(vehicle('minibus', { seats: 18 }), vehicle('coach'), guide('guide-en', 'en'))

describe('services may not be kept when', () => {
  test.each<[string, ServicesDocument, object]>([
    ['nothing is wrong', before, {}],
    ['one is new', all(...before.services, guide('guide-fa', 'fa')), {}],
    ['a code stands twice', all(...before.services, vehicle('coach')), { 'services.3.system_id': 'code_twice' }],
    ['one has no Russian name', all(...before.services, vehicle('van', { name: noWords })), { 'services.3.name.ru': 'russian_missing' }],
    ['a vehicle has no seats', all(...before.services, vehicle('van', { seats: null })), { 'services.3.seats': 'seats_missing' }],
    ['a guide speaks nothing', all(...before.services, guide('mute', null)), { 'services.3.guide_language': 'language_missing' }],
    ['two are of one language', all(...before.services, guide('guide-uk', 'en')), { 'services.3.guide_language': 'language_twice' }],
    ['one is gone', all(...before.services.slice(1)), { services: 'service_removed' }],
    ['a new one has the code of equipment', all(...before.services, vehicle('ag')), { 'services.3.system_id': 'code_twice' }],
    ['equipment has no Russian name', lent(sets, { ...audio, name: noWords }), { 'equipment.1.name.ru': 'russian_missing' }],
    ['equipment is gone', lent(audio), { equipment: 'service_removed' }],
    ['equipment stands twice', lent(sets, sets), { 'equipment.1.service': 'code_twice', equipment: 'service_removed' }],
    ['one has other seats', all(vehicle('minibus'), ...before.services.slice(1)), { 'services.0.service': 'service_changed' }],
  ])('%s', (_case, document, faults) => {
    expect(serviceFaults(document, before)).toEqual(faults)
  })
})

describe('what is different', () => {
  const [minibus, coach, english] = before.services as [ServiceDocument, ServiceDocument, ServiceDocument]

  test('is told by words, places of a kind and the archive', () => {
    const after = all(coach, { ...minibus, name: { ...minibus.name, zh: '中巴' }, archived: true }, english)
    expect(serviceChanges(before, after)).toEqual([
      { system_id: 'coach', field: 'place', language: null, from: 2, to: 1 },
      { system_id: 'minibus', field: 'name', language: 'zh', from: '', to: '中巴' },
      { system_id: 'minibus', field: 'place', language: null, from: 1, to: 2 },
      { system_id: 'minibus', field: 'archived', language: null, from: false, to: true },
    ])
  })

  test('is told of equipment as of services', () => {
    expect(serviceChanges(before, lent({ ...audio, name: { ...audio.name, zh: '语音导览' }, archived: true }, sets))).toEqual([
      { system_id: 'ag', field: 'name', language: 'zh', from: '', to: '语音导览' },
      { system_id: 'ag', field: 'place', language: null, from: 2, to: 1 },
      { system_id: 'ag', field: 'archived', language: null, from: false, to: true },
      { system_id: 'multicast_audio_system', field: 'place', language: null, from: 1, to: 2 },
    ])
  })

  test('of a new one is that it is there, and moves no other', () => {
    const after = all(vehicle('van', { name: { ...noWords, ru: 'Минивэн' } }), ...before.services)
    expect(serviceChanges(before, after)).toEqual([{ system_id: 'van', field: 'added', language: null, from: null, to: 'Минивэн' }])
  })
})
