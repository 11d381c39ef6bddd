import { describe, expect, it } from 'vitest'
import { emptyDraft } from '../draft/order-draft.ts'
import { emptyBasket, groupOf, openItems, refusedItems, sentItem, withAnswers, withItem, withoutItem, type BasketItem } from './basket.ts'
import { forGroup, hasOnlyGroup } from './programme-group.ts'

const tickets = { qty_common: 20, qty_privileged: 2, qty_child: 3 }
const visit: BasketItem = {
  id: 'visit',
  kind: 'museum_tickets',
  draft: {
    ...emptyDraft,
    type: 'cn',
    country_id: 100,
    ...tickets,
    guide: 'Ли Вэй',
    guide_phone: '+7 921 555-01-18',
    pass_date: '2026-12-01',
    schedule_item_id: 5,
    museum_id: 1,
  },
  hold: { id: 8, slotId: 5, type: 'cn', places: 25, free: 42, endsAt: 1 },
}
const ride: BasketItem = { id: 'ride', kind: 'transport', draft: { ...emptyDraft, type: 'cn', adult: 22, child: 3, contact: 'Анна' } }
const both = withItem(withItem(emptyBasket(), visit), ride)
const placed = { id: 71, refno: '1', status: 'in_processing' as const, total: null }

describe('a programme', () => {
  it('keeps its items in the order in which they were added, and an item that comes back in its place', () => {
    const again = withItem(both, { ...visit, draft: { ...visit.draft, notes: 'x' } })
    expect(again.items.map(({ id }) => id)).toEqual(['visit', 'ride'])
    expect(withoutItem(both, 'visit').items.map(({ id }) => id)).toEqual(['ride'])
  })

  it('is sent under another key when it has changed', () => {
    expect(withItem(both, ride).key).not.toBe(both.key)
    expect(withoutItem(both, 'ride').key).not.toBe(both.key)
  })

  it('is answered item by item: what was placed is not sent again, what was refused says why', () => {
    const answered = withAnswers(both, [{ error: 'Мест нет.', code: 'no_places' }, placed], 9)
    expect(openItems(answered).map(({ id, answer }) => [id, answer])).toEqual([
      ['visit', { error: 'Мест нет.', code: 'no_places', fields: {} }],
    ])
    expect(answered.programmeId).toBe(9)
    const mended = withAnswers(withItem(answered, visit), [placed], null)
    expect(openItems(mended)).toEqual([])
    expect(mended.programmeId).toBe(9)
  })

  it('asks to mend only what was refused for itself, not what went down with it', () => {
    const all = withAnswers(
      both,
      [
        { error: 'Мест нет.', code: 'no_places' },
        { error: 'Не отправлено.', code: 'programme_incomplete' },
      ],
      null,
    )
    expect(refusedItems(all).map(({ id }) => id)).toEqual(['visit'])
    expect(openItems(all)).toHaveLength(2)
  })

  it('begins anew after one that was wholly sent', () => {
    const sent = withAnswers(both, [placed, { ...placed, id: 72 }], 9)
    expect(withItem(sent, ride)).toMatchObject({ items: [{ id: 'ride' }], programmeId: null })
  })

  it('sends the hold of its visit, and each item under its kind', () => {
    expect(sentItem(visit)).toMatchObject({ kind: 'museum_tickets', schedule_item_id: 5, hold_id: 8 })
    expect(sentItem(ride)).toMatchObject({ kind: 'transport', contact: 'Анна', adult: 22 })
  })
})

describe('the group of a programme', () => {
  it('goes into the next item with its day: people, guide, phone, country', () => {
    const group = groupOf(withItem(emptyBasket(), visit))
    if (!group) throw new Error('an item has a group')
    expect(forGroup('transport', emptyDraft, group)).toMatchObject({
      type: 'cn',
      adult: 22,
      child: 3,
      guide: 'Ли Вэй',
      contact_phone: '+7 921 555-01-18',
      pass_date: '2026-12-01',
    })
    expect(forGroup('audio_guides', emptyDraft, group)).toMatchObject({ pickup_date: '2026-12-01', return_date: '2026-12-01' })
    expect(forGroup('schedule', emptyDraft, group).pass_date).toBe('')
    expect(forGroup('museum_tickets', emptyDraft, group)).toMatchObject({ type: 'cn', country_id: 100, ...tickets, guide: 'Ли Вэй' })
  })

  it('keeps the concessions and the country that a transport knows nothing of', () => {
    expect(groupOf(both)).toMatchObject({ ...tickets, country_id: 100, guide: 'Анна' })
    const smaller = withItem(both, { ...ride, draft: { ...ride.draft, adult: 10, child: 0 } })
    expect(groupOf(smaller)).toMatchObject({ qty_common: 10, qty_privileged: 0, qty_child: 0 })
  })

  it('is all that a draft has which may begin anew with the group of now', () => {
    const group = groupOf(both)
    if (!group) throw new Error('an item has a group')
    for (const kind of ['museum_tickets', 'transport', 'audio_guides'] as const)
      expect(hasOnlyGroup(forGroup(kind, emptyDraft, group))).toBe(true)
    expect(hasOnlyGroup({ ...forGroup('transport', emptyDraft, group), pickup: 'Астория' })).toBe(false)
    expect(hasOnlyGroup(visit.draft)).toBe(false)
  })
})
