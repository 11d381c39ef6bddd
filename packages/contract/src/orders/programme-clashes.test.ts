import { describe, expect, test } from 'vitest'
import { findClashes, type PlannedVisit, travelMinutes } from './programme-clashes.ts'

const visit = (id: number, starts: string, changes: Partial<PlannedVisit> = {}): PlannedVisit => ({
  id,
  date: '2026-12-01',
  starts,
  minutes: 90,
  museumId: id,
  district: 'centre',
  travel: [],
  closed: false,
  ...changes,
})

describe('the clashes of a programme', () => {
  test('are none where there is time for the way', () => {
    expect(findClashes([visit(1, '10:00'), visit(2, '11:50')])).toEqual([])
  })

  test.each([
    ['at the same time', '10:00', 'overlap', 90, null],
    ['a minute before the other ends', '11:29', 'overlap', 1, null],
    ['as the other ends', '11:30', 'travel', 20, 0],
    ['a minute too early for the way', '11:49', 'travel', 1, 19],
  ])('two visits of which the second begins %s', (_when, starts, kind, minutes, gap) => {
    expect(findClashes([visit(2, starts), visit(1, '10:00')])).toEqual([{ kind, ids: [1, 2], minutes, gap }])
  })

  test('count no way inside one museum', () => {
    expect(findClashes([visit(1, '10:00'), visit(2, '11:30', { museumId: 1 })])).toEqual([])
  })

  test('count an hour to Peterhof, and half an hour where a district is not known', () => {
    expect(findClashes([visit(1, '10:00'), visit(2, '12:00', { district: 'peterhof' })])).toEqual([
      { kind: 'travel', ids: [1, 2], minutes: 30, gap: 30 },
    ])
    expect(travelMinutes({ museumId: 1, district: null, travel: [] }, { museumId: 2, district: 'centre', travel: [] })).toBe(30)
  })

  test('count the way that one of the two museums says, whichever, over that of their districts', () => {
    const said = { district: 'peterhof', travel: [{ museum_id: 1, minutes: 45 }] } as const
    expect(findClashes([visit(1, '10:00'), visit(2, '12:14', said)])).toEqual([{ kind: 'travel', ids: [1, 2], minutes: 1, gap: 44 }])
    expect(findClashes([visit(2, '10:00', said), visit(1, '12:15')])).toEqual([])
    expect(findClashes([visit(1, '10:00', { travel: [{ museum_id: 3, minutes: 5 }] }), visit(2, '11:50')])).toEqual([])
  })

  test('are not over with midnight', () => {
    expect(findClashes([visit(1, '23:00'), visit(2, '00:15', { date: '2026-12-02' })])).toMatchObject([{ kind: 'overlap', minutes: 15 }])
  })

  test('name a long visit with each that begins before its end', () => {
    const found = findClashes([visit(1, '10:00', { minutes: 240 }), visit(2, '11:00', { minutes: 30 }), visit(3, '13:00')])
    expect(found.map(({ ids }) => ids)).toEqual([
      [1, 2],
      [1, 3],
    ])
  })

  test('name a visit on a day on which nobody is admitted', () => {
    expect(findClashes([visit(1, '10:00', { closed: true })])).toEqual([{ kind: 'closed_day', ids: [1], minutes: null, gap: null }])
  })

  test('are the same whichever way one goes', () => {
    const places = (['centre', 'peterhof', 'pushkin', 'pavlovsk'] as const).map((district, museumId) => ({
      district,
      museumId,
      travel: [],
    }))
    for (const from of places) for (const to of places) expect(travelMinutes(from, to)).toBe(travelMinutes(to, from))
  })
})
