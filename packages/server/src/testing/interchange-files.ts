import { emblems } from '@anfilada/contract/catalogue'
import { groupCategories } from '@anfilada/contract/group-categories'
import { noWords, offeredKinds, type Words } from '@anfilada/contract/catalogue/museum-document'
import { addDays } from '@anfilada/contract/dates'
import type { InterchangeFile } from '@anfilada/contract/interchange/interchange-file'
import type { MuseumRow } from '@anfilada/contract/interchange/museums'
import { languages } from '@anfilada/contract/languages'
import { districts } from '@anfilada/contract/orders/programme-clashes'
import fc from 'fast-check'
import { salesOf } from './interchange-sales.ts'

/** Texts that programs take for something else, and scripts of all our languages. */
const words = fc.oneof(
  fc.constantFrom(
    '=1+1',
    '+7 921',
    '-5',
    '@SUM(A1)',
    '007',
    '1e5',
    'TRUE',
    'да',
    'нет',
    '2027-01-31',
    '10:00',
    '_x0041_',
    '<b>&"</b>',
    '; ,',
  ),
  fc.constantFrom('Эрмитаж', '冬宫', 'کاخ زمستانی', 'Cung điện Mùa đông', '🏛', 'a  b', 'ë', '„Зал“'),
  fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme-ascii' }).map((text) => text.trim() || 'x'),
)
const translations = (isNamed: boolean): fc.Arbitrary<Words> =>
  fc.record({
    ru: isNamed ? words : fc.constant(''),
    ...Object.fromEntries(languages.slice(1).map((language) => [language, isNamed ? fc.oneof(words, fc.constant('')) : fc.constant('')])),
  }) as fc.Arbitrary<Words>

const times = fc.constantFrom('09:00', '10:30', '11:00')
const laterTimes = fc.constantFrom('17:00', '18:30', '23:59')
const none = fc.constant(null)
const day = fc.oneof(
  fc.constantFrom({ closed: true, opens: null, closes: null }, { closed: false, opens: null, closes: null }),
  fc.constant({ closed: true, opens: '10:00', closes: null }),
  fc.record({ closed: fc.constant(false), opens: times, closes: laterTimes }),
)
/** One after the other, none upon another. */
const exceptions = fc
  .array(fc.record({ gap: fc.integer({ min: 1, max: 40 }), length: fc.integer({ min: 0, max: 20 }), day }), { maxLength: 4 })
  .map((list) => {
    let last = '2040-01-01'
    return list.map(({ gap, length, day: open }) => {
      const from = addDays(last, gap)
      last = addDays(from, length)
      return { from, until: last, ...open }
    })
  })

const people = fc.record({ least: fc.option(fc.integer({ min: 1, max: 20 })), most: fc.option(fc.integer({ min: 20, max: 10_000 })) })

const object: fc.Arbitrary<Omit<MuseumRow['objects'][number], 'system_id'>> = fc
  .record({
    name: translations(true),
    entrance: translations(true),
    countries: fc.subarray(['RU', 'CN', 'IR', 'VN', 'BY', 'KZ']),
    instant: fc.boolean(),
    zone: fc.constantFrom('Europe/Moscow', 'Asia/Yekaterinburg', 'UTC'),
    week: fc.array(day, { minLength: 7, maxLength: 7 }),
    exceptions,
    people,
    persons_per_guide: fc.option(fc.integer({ min: 1, max: 60 })),
    needs_license: fc.boolean(),
    visit_minutes: fc.integer({ min: 1, max: 1_440 }),
    no_show_percent: fc.option(fc.integer({ min: 0, max: 100 })),
    archived: fc.boolean(),
  })
  .map(({ people: { least, most }, ...rest }) => ({ ...rest, least_people: least, most_people: most }))

/** Before the museums of one file know each other: how far it is to the others. */
type WithWays = Omit<MuseumRow, 'travel'> & { ways: number[] }

const museum: fc.Arbitrary<WithWays> = fc
  .record({
    number: fc.integer({ min: 1, max: 2_000_000 }),
    name: translations(true),
    emblem: fc.constantFrom(...emblems),
    types: fc.subarray([...groupCategories], { minLength: 1 }),
    order_kinds: fc.subarray(offeredKinds),
    district: fc.option(fc.constantFrom(...districts)),
    address: fc.oneof(translations(true), fc.constant(noWords)),
    point: fc.oneof(
      none,
      fc.record({ latitude: fc.double({ min: -90, max: 90, noNaN: true }), longitude: fc.double({ min: -180, max: 180, noNaN: true }) }),
    ),
    ways: fc.array(fc.integer({ min: 1, max: 1_440 }), { maxLength: 3 }),
    archived: fc.boolean(),
    objects: fc.array(object, { minLength: 1, maxLength: 3 }),
  })
  // A code is one object's alone: that of its museum's number and its place.
  .map((row) => ({ ...row, objects: row.objects.map((one, at) => ({ system_id: `m${row.number}-${at}`, ...one })) }))

function joined(museums: readonly WithWays[]): MuseumRow[] {
  return museums.map(({ ways, ...row }) => {
    const others = museums.filter(({ number }) => number !== row.number).slice(0, ways.length)
    return { ...row, travel: others.map(({ number }, at) => ({ museum_id: number, minutes: ways[at] ?? 1 })) }
  })
}

/** Museums, and whatever else files carry that refers to them. */
const file: fc.Arbitrary<InterchangeFile> = fc
  .record({ museums: fc.uniqueArray(museum, { maxLength: 4, selector: ({ number }) => number }), seed: fc.nat() })
  .map(({ museums: apart, seed }) => {
    const museums = joined(apart)
    return { anfilada: 1 as const, museums, ...salesOf(museums, seed) }
  })

/** So many whole companies, the same for the same seed. */
export function generatedFiles(count: number, seed: number): InterchangeFile[] {
  return fc.sample(file, { numRuns: count, seed })
}
