import { expect, test } from 'vitest'
import { museumDocument, objectDocument } from '../../testing/catalogue-targets.ts'
import { documentOf, objectRowOf, openingOf, rowOf } from './museum-rows.rules.ts'

const open = { closed: false, opens: null, closes: null }
const closed = { closed: true, opens: null, closes: null }
const week = [closed, open, open, open, open, open, closed]
const object = objectDocument('palace', {
  name: { ru: 'Дворец', en: 'Palace', zh: '', fa: '', vi: 'Cung điện' },
  entrance: { ru: 'Подъезд 1', en: 'Entrance 1', zh: '', fa: '', vi: '' },
  week,
})

test('names stand in every language, Russian where nobody translated them; entrances only where they are said', () => {
  const row = objectRowOf(object)
  expect(row.name).toEqual({ ru_RU: 'Дворец', en_US: 'Palace', zh_cn: 'Дворец', fa_IR: 'Дворец', vi: 'Cung điện' })
  expect(row.usualEntrance).toBe('Подъезд 1')
  expect(row.entranceNames).toEqual({ en_US: 'Entrance 1' })
})

test('weekdays and exceptions become the days that orders are judged by', () => {
  // 2027-01-04 is a Monday.
  const exceptions = [
    { from: '2027-01-05', until: '2027-01-06', ...closed },
    { from: '2027-01-10', until: '2027-01-12', closed: false, opens: '12:00', closes: '18:00' },
  ]
  expect(objectRowOf({ ...object, exceptions })).toMatchObject({
    closedWeekdays: [1, 7],
    closedDates: ['2027-01-05', '2027-01-06'],
    openDates: ['2027-01-10', '2027-01-11'],
  })
})

test('rows read back as the document that wrote them, hours, address, point and ways included', () => {
  const exceptions = [
    { from: '2027-01-10', until: '2027-01-11', closed: false, opens: '12:00', closes: '18:00' },
    { from: '2027-01-05', until: '2027-01-06', ...closed },
  ]
  const translated = { ru: 'Дворец', en: 'Palace', zh: '宫', fa: 'کاخ', vi: 'Cung điện' }
  const museum = museumDocument([{ ...object, name: translated, exceptions, least_people: 5, archived: true }], {
    name: translated,
    order_kinds: ['guide'],
    district: 'pushkin',
    address: { ru: 'Садовая, 7', en: '7 Sadovaya', zh: '', fa: '', vi: '' },
    point: { latitude: 59.71, longitude: 30.39 },
    travel: [{ museum_id: 4, minutes: 15 }],
  })
  expect(documentOf(rowOf(museum), museum.objects.map(objectRowOf))).toEqual(museum)
})

test('days that follow each other are one exception where hours were never said', () => {
  const days = { closedWeekdays: [1, 7], closedDates: ['2027-01-06', '2027-01-05'], openDates: ['2027-01-10', '2027-01-11'] }
  expect(openingOf({ opening: null, ...days })).toEqual({
    week,
    exceptions: [
      { from: '2027-01-05', until: '2027-01-06', ...closed },
      { from: '2027-01-10', until: '2027-01-11', ...open },
    ],
  })
})
