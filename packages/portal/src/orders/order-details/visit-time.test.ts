import { describe, expect, it } from 'vitest'
import { defaultZone } from '@anfilada/contract/dates'
import { visitTime } from './visit-time.ts'

const visit = { date: '2026-05-20', time: '11:30' }
const said = (at: string, of: { date: string; time: string | null } = visit) => visitTime(of, defaultZone, Date.parse(at))
const minutes = (count: number) => count * 60_000

describe('how far away a visit is', () => {
  it('is said in hours and minutes on its day, as clocks show them', () => {
    expect(said('2026-05-20T10:50:40+03:00')).toEqual({ said: 'soon', left: minutes(40) })
    expect(said('2026-05-20T06:50:00+03:00')).toEqual({ said: 'soon', left: minutes(280) })
    expect(said('2026-05-20T11:30:59+03:00')).toEqual({ said: 'soon', left: 0 })
  })

  it('is the day alone while more than half of it is left, and where no hour is known', () => {
    expect(said('2026-05-20T00:10:00+03:00', { ...visit, time: '18:00' })).toEqual({ said: 'today' })
    expect(said('2026-05-20T23:00:00+03:00', { ...visit, time: null })).toEqual({ said: 'today' })
    expect(said('2026-05-19T23:59:00+03:00')).toEqual({ said: 'tomorrow' })
  })

  it('is nothing further away, and when it is over', () => {
    expect(said('2026-05-18T12:00:00+03:00')).toBeUndefined()
    expect(said('2026-05-20T11:31:00+03:00')).toBeUndefined()
    expect(said('2026-05-21T00:00:00+03:00')).toBeUndefined()
  })

  it('goes by the clocks of the museum', () => {
    // 22:30 of the 19th in Petersburg is the 20th already in Yekaterinburg.
    expect(visitTime(visit, 'Asia/Yekaterinburg', Date.parse('2026-05-19T22:30:00+03:00'))).toEqual({ said: 'soon', left: minutes(660) })
  })
})
