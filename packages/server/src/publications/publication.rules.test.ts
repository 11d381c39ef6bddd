import { describe, expect, test } from 'vitest'
import { decideSchedule, keptAudience } from './publication.rules.ts'

const at = (clock: string) => new Date(`2026-11-23T${clock}.000Z`)
const now = at('10:00:00')

describe('the schedule of a publication', () => {
  test('begins now where its beginning has passed, and as it says where it is ahead', () => {
    expect(decideSchedule({ kind: 'news', from: at('09:00:00'), until: null }, undefined, now)).toMatchObject({ value: { from: now } })
    const ahead = at('10:00:01')
    expect(decideSchedule({ kind: 'news', from: ahead, until: null }, undefined, now)).toMatchObject({ value: { from: ahead } })
  })

  test('keeps a beginning that stands already', () => {
    const known = { from: at('08:00:00'), until: null }
    expect(decideSchedule({ kind: 'news', ...known }, known, now)).toMatchObject({ value: { from: at('08:00:00') } })
  })

  test('ends after it begins and after now, to the second', () => {
    const asked = (until: Date) => decideSchedule({ kind: 'advert', from: at('09:00:00'), until }, undefined, now)
    expect(asked(now)).toMatchObject({ refusal: 'publication_ends_early', fields: { visible_until: 'publication_ends_early' } })
    expect(asked(at('10:00:01'))).toMatchObject({ ok: true })
    const late = decideSchedule({ kind: 'advert', from: at('11:00:00'), until: at('10:30:00') }, undefined, now)
    expect(late).toMatchObject({ refusal: 'publication_ends_early' })
  })

  test('that is over stays so when only words change', () => {
    const known = { from: at('08:00:00'), until: at('09:00:00') }
    expect(decideSchedule({ kind: 'news', ...known }, known, now)).toEqual({ ok: true, value: known })
  })

  test('of the schedule has an end, unless it is a draft', () => {
    expect(decideSchedule({ kind: 'schedule_notice', from: now, until: null }, undefined, now)).toMatchObject({
      refusal: 'publication_end_missing',
    })
    expect(decideSchedule({ kind: 'schedule_notice', from: null, until: null }, undefined, now)).toMatchObject({ ok: true })
  })
})

describe('an audience', () => {
  const narrow = { public: false, customer_kind: 'individual', customer_ids: [7, 7], roles: ['owner'] } as const
  const typed = { ...narrow, customer_ids: [...narrow.customer_ids], roles: [...narrow.roles] }

  test('is everybody without conditions, or members by all of them', () => {
    const everybody = { public: true, customer_kind: null, customer_ids: [], roles: [] }
    expect(keptAudience('news', { ...typed, public: true })).toEqual(everybody)
    expect(keptAudience('news', typed)).toEqual({ ...typed, customer_ids: [7] })
  })

  test('of the login is everybody, and of a popup never', () => {
    expect(keptAudience('login_notification', typed).public).toBe(true)
    expect(keptAudience('popup', { ...typed, public: true }).public).toBe(false)
  })
})
