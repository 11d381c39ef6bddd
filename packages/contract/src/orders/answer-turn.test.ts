import { describe, expect, test } from 'vitest'
import { answerTurn, hoursUntil } from './answer-turn.ts'

const zone = 'Europe/Moscow'
const at = (moment: string) => new Date(`${moment}:00+03:00`)
const turnAt = (now: string, answerBy: string) => answerTurn(at(answerBy).toISOString(), at(now), zone)

describe('an order is answered', () => {
  test.each([
    ['late, once its cut-off has come', '2026-05-20T10:52', 'late'],
    ['late, when it was over yesterday', '2026-05-19T18:00', 'late'],
    ['within hours, up to the full hour', '2026-05-20T13:00', 'hours'],
    ['today, a minute after it', '2026-05-20T13:01', 'today'],
    ['today, in its last minute', '2026-05-20T23:59', 'today'],
    ['tomorrow, from its first minute on', '2026-05-21T00:00', 'tomorrow'],
    ['later, from the day after tomorrow on', '2026-05-22T00:00', 'later'],
  ])('%s', (_when, answerBy, turn) => {
    expect(turnAt('2026-05-20T10:52', answerBy)).toBe(turn)
  })

  test('by the clocks of its museum, wherever it is read', () => {
    const night = new Date('2026-05-20T19:30:00Z')
    expect(answerTurn('2026-05-20T21:30:00Z', night, zone)).toBe('tomorrow')
    expect(answerTurn('2026-05-20T21:30:00Z', night, 'UTC')).toBe('hours')
  })
})

describe('the hours that come', () => {
  test.each([
    ['09:00', '11:00'],
    ['09:01', '12:00'],
    ['20:59', '23:00'],
    ['21:30', '24:00'],
    ['23:59', '24:00'],
  ])('at %s reach until %s', (now, until) => {
    expect(hoursUntil(at(`2026-05-20T${now}`), zone)).toBe(until)
  })
})
