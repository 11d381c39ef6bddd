import { describe, expect, test } from 'vitest'
import { museumChanges } from './museum-changes.ts'
import { missingLanguages, type MuseumDocument, museumDocument, noWords, type ObjectDocument, readIn } from './museum-document.ts'
import { museumFaults } from './museum-faults.ts'

const object: ObjectDocument = {
  system_id: 'palace-main',
  name: { ...noWords, ru: 'Дворец', en: 'Palace' },
  entrance: { ...noWords, ru: 'Подъезд 1' },
  countries: [267, 100],
  instant: false,
  zone: 'Europe/Moscow',
  week: Array.from({ length: 7 }, () => ({ closed: false, opens: '10:00', closes: '18:00' })),
  exceptions: [],
  least_people: null,
  most_people: 40,
  persons_per_guide: 25,
  needs_license: true,
  visit_minutes: 90,
  no_show_percent: 100,
  archived: false,
}
const museum: MuseumDocument = {
  name: { ...noWords, ru: 'Музей' },
  emblem: 'museum',
  types: ['rf', 'ig'],
  order_kinds: ['guide'],
  district: null,
  address: noWords,
  point: null,
  travel: [],
  archived: false,
  objects: [object],
}
const withObject = (changes: Partial<ObjectDocument>): MuseumDocument => ({ ...museum, objects: [{ ...object, ...changes }] })
const day = (changes: object) => ({ closed: false, opens: null, closes: null, ...changes })
const week = (changes: object) => [day(changes), ...object.week.slice(1)]
const period = (from: string, until: string, changes: object = { closed: true }) => ({ from, until, ...day(changes) })

describe('a museum', () => {
  test('is taken as it is typed, whole or not, and never with a control character or a wrong day', () => {
    const parse = (document: object) => museumDocument.safeParse(document).success
    expect(museumDocument.parse(museum)).toEqual(museum)
    expect(parse({ ...museum, name: noWords, types: [], objects: [{ ...object, system_id: '' }] })).toBe(true)
    expect(parse({ ...museum, name: { ...noWords, ru: 'a\u0000b' } })).toBe(false)
    expect(parse(withObject({ system_id: 'Дворец' }))).toBe(false)
    expect(parse(withObject({ week: object.week.slice(1) }))).toBe(false)
    expect(parse(withObject({ exceptions: [period('2027-02-30', '2027-03-01')] }))).toBe(false)
  })

  test('says in which languages it is not told, and reads Russian there', () => {
    expect(missingLanguages(object.name)).toEqual(['zh', 'fa', 'vi'])
    expect(missingLanguages(noWords)).toEqual([])
    expect([readIn(object.name, 'en'), readIn(object.name, 'fa')]).toEqual(['Palace', 'Дворец'])
  })

  test.each<[string, MuseumDocument, Record<string, string>]>([
    ['nothing is wrong', museum, {}],
    ['it has no Russian name', { ...museum, name: { ...noWords, en: 'Museum' } }, { 'name.ru': 'russian_missing' }],
    ['an address is told in English alone', { ...museum, address: { ...noWords, en: 'Street' } }, { 'address.ru': 'russian_missing' }],
    ['it takes nobody', { ...museum, types: [] }, { types: 'category_missing' }],
    ['it has nothing to visit', { ...museum, objects: [] }, { objects: 'object_missing' }],
    ['it lies nowhere', { ...museum, point: { latitude: 91, longitude: 0 } }, { point: 'point_outside' }],
    [
      'a way is told twice',
      {
        ...museum,
        travel: [
          { museum_id: 2, minutes: 5 },
          { museum_id: 2, minutes: 6 },
        ],
      },
      { 'travel.1.museum_id': 'museum_twice' },
    ],
    ['an object has no code', withObject({ system_id: '' }), { 'objects.0.system_id': 'code_missing' }],
    ['a code stands twice', { ...museum, objects: [object, object] }, { 'objects.1.system_id': 'code_twice' }],
    ['an object has no entrance', withObject({ entrance: noWords }), { 'objects.0.entrance.ru': 'russian_missing' }],
    ['a group is at most smaller than at least', withObject({ least_people: 41 }), { 'objects.0.most_people': 'limits_turned' }],
    ['nobody knows the zone', withObject({ zone: 'Europe/Anfilada' }), { 'objects.0.zone': 'zone_unknown' }],
    ['it closes at no hour', withObject({ week: week({ opens: '10:00' }) }), { 'objects.0.week.0.closes': 'hours_half' }],
    ['it opens at no hour', withObject({ week: week({ closes: '10:00' }) }), { 'objects.0.week.0.opens': 'hours_half' }],
    [
      'it closes before it opens',
      withObject({ week: week({ opens: '10:00', closes: '10:00' }) }),
      { 'objects.0.week.0.closes': 'hours_turned' },
    ],
    ['hours of a closed day do not matter', withObject({ week: week({ closed: true, opens: '10:00' }) }), {}],
    [
      'an exception ends before it begins',
      withObject({ exceptions: [period('2027-01-02', '2027-01-01')] }),
      { 'objects.0.exceptions.0.until': 'dates_turned' },
    ],
    ['a year of repairs is an exception', withObject({ exceptions: [period('2027-01-01', '2027-12-31')] }), {}],
    [
      'more than a year is none',
      withObject({ exceptions: [period('2027-01-01', '2028-01-02')] }),
      { 'objects.0.exceptions.0.until': 'period_too_long' },
    ],
    [
      'two exceptions say something of one day',
      withObject({ exceptions: [period('2027-01-01', '2027-01-05'), period('2027-01-05', '2027-01-06')] }),
      { 'objects.0.exceptions.1.from': 'exceptions_overlap' },
    ],
  ])('%s', (_case, document, faults) => {
    expect(museumFaults(document)).toEqual(faults)
  })
})

describe('what is different', () => {
  test('is nothing when lists stand in another order or keys do', () => {
    const point = { latitude: 59.9, longitude: 30.3 }
    const turned = { longitude: 30.3, latitude: 59.9 }
    const before = { ...museum, point }
    expect(museumChanges(before, { ...withObject({ countries: [100, 267] }), types: ['ig', 'rf'], point: turned })).toEqual([])
  })

  test('is told field by field, words by language, in the order of the editor', () => {
    const after = {
      ...withObject({ name: { ...object.name, zh: '宫' }, week: week({ closed: true }), archived: true }),
      name: { ...museum.name, ru: 'Музей-заповедник' },
    }
    expect(museumChanges(museum, after)).toEqual([
      { object: null, field: 'name', language: 'ru', from: 'Музей', to: 'Музей-заповедник' },
      { object: 'palace-main', field: 'name', language: 'zh', from: '', to: '宫' },
      { object: 'palace-main', field: 'week', language: null, from: object.week, to: week({ closed: true }) },
      { object: 'palace-main', field: 'archived', language: null, from: false, to: true },
    ])
  })

  test('names objects that came and went, not each of their fields', () => {
    const other = { ...object, system_id: 'palace-park', name: { ...noWords, ru: 'Парк' } }
    expect(museumChanges(museum, { ...museum, objects: [other] })).toEqual([
      { object: 'palace-park', field: 'object', language: null, from: null, to: 'Парк' },
      { object: 'palace-main', field: 'object', language: null, from: 'Дворец', to: null },
    ])
    expect(museumChanges(null, museum).map(({ field }) => field)).toEqual(['name', 'emblem', 'types', 'order_kinds', 'object'])
  })
})
