import type { Slot } from '@anfilada/contract/catalogue'
import { defaultZone } from '@anfilada/contract/dates'
import { describe, expect, it } from 'vitest'
import { filledDraft } from '../../../testing/drafts.ts'
import { museums } from '../../../testing/samples.ts'
import { choose } from './choose.ts'
import type { OrderDraft } from './order-draft.ts'

const objects = [
  { system_id: 'main', museum_id: 1, countries: [], zone: defaultZone, persons_per_guide: null },
  { system_id: 'staff', museum_id: 1, countries: [100], zone: defaultZone, persons_per_guide: null },
  { system_id: 'eggs', museum_id: 2, countries: [], zone: defaultZone, persons_per_guide: null },
]
const slot = (id: number, time: string, free = 42): Slot => ({ id, time, capacity: 50, free, status: free > 0 ? 'available' : 'full' })
const full: OrderDraft = { ...filledDraft, qty_child: 2 }
const all = { museums, objects }

describe('choosing again', () => {
  it('keeps the date, the hour and the group when the museum changes, and says that the object goes', () => {
    const { draft, dropped } = choose('museum_tickets', { ...full, type: 'ig' }, { museum_id: 2 }, all)
    expect(draft).toMatchObject({ museum_id: 2, system_id: '', schedule_item_id: null, time: '11:30', pass_date: '2026-12-01' })
    expect([draft.qty_common, draft.qty_child]).toEqual([30, 2])
    expect(dropped).toEqual([{ what: 'object' }])
  })

  it('lets no more people follow one guide than the object does', () => {
    const small = { museums, objects: objects.map((object) => ({ ...object, persons_per_guide: 15 })) }
    const chosen = (draft: OrderDraft) => choose('museum_tickets', draft, { system_id: 'main' }, small).draft.persons_per_guide
    expect([chosen({ ...full, persons_per_guide: 25 }), chosen({ ...full, persons_per_guide: 12 })]).toEqual([15, 12])
  })

  it('keeps everything and says nothing when the same thing is chosen', () => {
    expect(choose('museum_tickets', full, { museum_id: 1, pass_date: '2026-12-01' }, all)).toEqual({ draft: full, dropped: [] })
  })

  it('drops a museum that does not receive the new group category, and says so', () => {
    const { draft, dropped } = choose('museum_tickets', { ...full, type: 'ig', museum_id: 2, system_id: 'eggs' }, { type: 'rf' }, all)
    expect(draft).toMatchObject({ museum_id: null, system_id: '', schedule_item_id: null })
    expect(dropped).toEqual([{ what: 'museum' }])
  })

  it('keeps place and slot when the new group category is received there too', () => {
    const { draft, dropped } = choose('museum_tickets', full, { type: 'cn' }, all)
    expect(draft).toMatchObject({ museum_id: 1, system_id: 'main', schedule_item_id: 5 })
    expect(dropped).toEqual([])
  })

  it('follows the group category with the usual country, unless another one was chosen', () => {
    expect(choose('museum_tickets', full, { type: 'cn' }, all).draft.country_id).toBe(100)
    expect(choose('museum_tickets', { ...full, country_id: 5 }, { type: 'cn' }, all).draft.country_id).toBe(5)
  })

  it('drops a country whose groups the object does not receive', () => {
    const { draft, dropped } = choose('museum_tickets', { ...full, country_id: 267 }, { system_id: 'staff' }, all)
    expect(draft.country_id).toBeNull()
    expect(dropped).toEqual([{ what: 'country' }])
  })

  it('forbids nothing while the catalogue is not known', () => {
    expect(choose('museum_tickets', full, { type: 'cn', system_id: 'main' }, {}).dropped).toEqual([])
  })
})

describe('another day', () => {
  const next = choose('museum_tickets', full, { pass_date: '2026-12-02' }, all).draft

  it('waits for its slots with the wanted hour', () => {
    expect(next).toMatchObject({ pass_date: '2026-12-02', schedule_item_id: null, time: '11:30' })
  })

  it('takes the slot of the same hour where the whole group fits', () => {
    const { draft, dropped } = choose('museum_tickets', next, {}, { slots: [slot(7, '11:00'), slot(8, '11:30')] })
    expect([draft.schedule_item_id, dropped]).toEqual([8, []])
  })

  it.each([
    ['is no such hour', [slot(7, '11:00')]],
    ['are too few places for the group', [slot(8, '11:30', 31)]],
  ])('gives the hour up where there %s, and says so', (_what, slots) => {
    const { draft, dropped } = choose('museum_tickets', next, {}, { slots })
    expect([draft.schedule_item_id, draft.time]).toEqual([null, ''])
    expect(dropped).toEqual([{ what: 'time', time: '11:30' }])
  })

  it('is taken together with its time when both are chosen at once', () => {
    const { draft } = choose('museum_tickets', full, { pass_date: '2026-12-02', schedule_item_id: 9, time: '15:00' }, all)
    expect(draft).toMatchObject({ schedule_item_id: 9, time: '15:00' })
  })

  it('ends the consent to wait, which was given for one slot', () => {
    const waiting = choose('museum_tickets', full, { accept_waiting: true }, all).draft
    expect(waiting.accept_waiting).toBe(true)
    expect(choose('museum_tickets', waiting, { pass_date: '2026-12-02' }, all).draft.accept_waiting).toBe(false)
    expect(choose('museum_tickets', waiting, { museum_id: 1 }, all).draft.accept_waiting).toBe(true)
  })
})
