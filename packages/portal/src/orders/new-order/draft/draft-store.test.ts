// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { draftAfter, type DraftInTab, readDraft, writeDraft } from './draft-store.ts'
import { emptyDraft } from './order-draft.ts'

const stored: DraftInTab = {
  draft: {
    ...emptyDraft,
    museum_id: 1,
    pass_date: '2026-12-01',
    schedule_item_id: 5,
    time: '11:30',
    guide: 'Ли Вэй',
    guide_phone: '+7 921 555-01-18',
  },
  seen: ['category', 'museum'],
  key: 'key-of-the-draft',
  hold: { id: 8, slotId: 5, type: 'rf', places: 25, free: 42, endsAt: 1 },
}
beforeEach(() => sessionStorage.clear())

describe('a kept draft', () => {
  it('comes back whole to the login that typed it', () => {
    writeDraft('museum_tickets', 'agency', stored)
    expect(readDraft('museum_tickets', 'agency', '2026-11-21')).toEqual(stored)
  })

  it('is never shown to another login, and is gone afterwards', () => {
    writeDraft('museum_tickets', 'agency', stored)
    expect(readDraft('museum_tickets', 'agency2', '2026-11-21').draft).toEqual(emptyDraft)
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Ли Вэй')
  })

  it('forgets a day that has passed, with its slot', () => {
    writeDraft('museum_tickets', 'agency', stored)
    expect(readDraft('museum_tickets', 'agency', '2026-12-02').draft).toMatchObject({ pass_date: '', schedule_item_id: null, museum_id: 1 })
  })

  it('survives an older shape and a spoilt one', () => {
    sessionStorage.setItem('draft.museum_tickets', JSON.stringify({ login: 'agency', key: 'k', draft: { type: 'cn' } }))
    expect(readDraft('museum_tickets', 'agency', '2026-11-21')).toMatchObject({ draft: { ...emptyDraft, type: 'cn' }, seen: [], key: 'k' })
    sessionStorage.setItem('draft.museum_tickets', '{')
    expect(readDraft('museum_tickets', 'agency', '2026-11-21').draft).toEqual(emptyDraft)
  })

  it('is followed by one with another key and the group category chosen', () => {
    const next = draftAfter(stored)
    expect(next).toMatchObject({ draft: emptyDraft, seen: ['category'], hold: undefined })
    expect(next.key).not.toBe(stored.key)
  })
})
