import { describe, expect, test } from 'vitest'
import { arrange, clockOf, hoursOf, leastWidths, minutesIn, type Stretch } from './axis.ts'

const visit = (from: string, to: string): Stretch => ({ starts: minutesIn(from), ends: minutesIn(to) })
const day = { from: 9, to: 19 }
/** Ten hours on 1000 px: a hundred an hour. */
const placed = (stretches: readonly Stretch[], isBound?: (one: Stretch) => boolean) =>
  arrange(stretches, { span: day, width: 1000, least: 120 }, isBound).map(({ lane, start, room, words }) => [
    lane,
    Math.round(start * 1000),
    Math.round(room * 1000),
    words,
  ])

describe('the hours of a timeline', () => {
  test('are those that are used, whole', () => {
    expect(hoursOf([visit('10:15', '12:10'), visit('16:30', '17:45')])).toEqual({ from: 10, to: 18 })
  })

  test('are wider on wish, and further where the day is longer than that', () => {
    expect(hoursOf([visit('11:00', '12:30')], { from: 8, to: 20 })).toEqual({ from: 8, to: 20 })
    expect(hoursOf([visit('07:30', '22:30')], { from: 8, to: 20 })).toEqual({ from: 7, to: 23 })
  })

  test('end with the day, and are four at least', () => {
    expect(hoursOf([visit('22:30', '26:00')])).toEqual({ from: 20, to: 24 })
    expect(hoursOf([visit('11:00', '12:00')])).toEqual({ from: 11, to: 15 })
    expect(hoursOf([])).toEqual({ from: 0, to: 4 })
  })
})

test('a moment of a day is written as a clock says it', () => {
  expect([9 * 60 + 5, 13 * 60 + 30, 25 * 60].map(clockOf)).toEqual(['09:05', '13:30', '01:00'])
})

describe('the blocks of a timeline', () => {
  test('stand where their hours are, with what is free behind them for their words', () => {
    expect(placed([visit('10:00', '12:00'), visit('15:00', '16:30')])).toEqual([
      [0, 100, 500, 'inside'],
      [0, 600, 400, 'inside'],
    ])
  })

  test('stand one under the other where they lie over each other', () => {
    expect(placed([visit('10:00', '12:00'), visit('11:00', '13:00'), visit('12:00', '14:00')])).toEqual([
      [0, 100, 200, 'inside'],
      [0, 300, 700, 'inside'],
      [1, 200, 800, 'inside'],
    ])
  })

  test('have their words before them when they are short and the next begins at once', () => {
    expect(placed([visit('12:00', '12:30'), visit('12:30', '14:30')])).toEqual([
      [0, 300, 50, 'before'],
      [0, 350, 650, 'inside'],
    ])
    expect(placed([visit('18:15', '18:45')])).toEqual([[0, 925, 75, 'before']])
  })

  test('go into another lane when their words find no place on either side', () => {
    const lanes = placed([visit('12:00', '12:30'), visit('12:30', '13:00'), visit('13:00', '13:30')]).map(([lane, , , words]) => [
      lane,
      words,
    ])
    expect(lanes).toEqual([
      [0, 'before'],
      [0, 'inside'],
      [1, 'inside'],
    ])
  })

  test('do not reach over what is drawn right behind them', () => {
    const [first] = placed([visit('10:00', '12:00'), visit('12:30', '14:00')], ({ starts }) => starts === 600)
    expect(first).toEqual([0, 100, 200, 'inside'])
  })
})

describe('the words of a block', () => {
  /** Days as they come: a coach of an hour before the visits, guides one after the other, equipment from morning to evening. */
  const days: readonly (readonly Stretch[])[] = [
    [visit('09:00', '10:00')],
    [visit('18:00', '19:00')],
    [visit('09:00', '10:00'), visit('10:00', '11:00'), visit('17:30', '18:30')],
    [visit('09:30', '10:30'), visit('10:45', '12:45'), visit('12:45', '13:15'), visit('13:30', '19:00')],
    [visit('09:00', '19:00'), visit('12:00', '13:00'), visit('12:15', '12:45'), visit('18:30', '19:00')],
    Array.from({ length: 18 }, (_, half) => ({ starts: 9 * 60 + half * 30, ends: 9 * 60 + half * 30 + 30 })),
  ]
  const axes = [430, 560, 700, 820, 1000, 1180, 1440].flatMap((width) =>
    [...new Set(Object.values(leastWidths))].map((least) => ({ width, least })),
  )

  test.each(axes)('have $least px, inside or before it, on an axis of $width px', ({ width, least }) => {
    for (const stretches of days) {
      const all = arrange(stretches, { span: day, width, least })
      expect(all.map(({ words, room, before }) => Math.round((words === 'inside' ? room : before) * width) >= least)).toEqual(
        stretches.map(() => true),
      )
    }
  })

  test.each(axes)('of $least px touch no other block of the lane and none of its words, on an axis of $width px', ({ width, least }) => {
    for (const stretches of days) {
      const all = arrange(stretches, { span: day, width, least })
      for (const { lane, start, before, room } of all) {
        const others = all.filter((other) => other.lane === lane && other.start > start)
        // What is free before the next one begins where the room of this one ends.
        const [next] = others.toSorted((one, other) => one.start - other.start)
        if (next) expect(start + room).toBeCloseTo(next.start - (next.words === 'before' ? next.before : 0))
        expect(before).toBeGreaterThanOrEqual(0)
      }
    }
  })
})
