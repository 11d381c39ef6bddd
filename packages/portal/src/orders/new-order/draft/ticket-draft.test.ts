import { describe, expect, it } from 'vitest'
import { museums } from '../../../testing/samples.ts'
import { draftFaults } from './draft-faults.ts'
import { heatOf, heatSteps, monthCells, shiftMonth } from '../steps/heat.ts'
import { draftLines, draftTotal } from './price-lines.ts'
import { choose, emptyDraft, missingStages, mustWait, requestOf, type TicketDraft } from './ticket-draft.ts'

const full: TicketDraft = {
  ...emptyDraft,
  museum_id: 1,
  system_id: 'main',
  pass_date: '2026-12-01',
  schedule_item_id: 5,
  tickets: { common: 30, privileged: 0, child: 2 },
}

describe('choosing again', () => {
  it('keeps the date and the group when the museum changes, and drops object and time', () => {
    const next = choose(full, { museum_id: 2, type: 'ig' }, museums)
    expect(next).toMatchObject({ museum_id: 2, system_id: '', schedule_item_id: null, pass_date: '2026-12-01', tickets: full.tickets })
  })

  it('drops the time when the date changes', () => {
    expect(choose(full, { pass_date: '2026-12-02' }, museums)).toMatchObject({ system_id: 'main', schedule_item_id: null })
  })

  it('keeps the time that is chosen together with its date', () => {
    expect(choose(full, { pass_date: '2026-12-02', schedule_item_id: 8 }, museums).schedule_item_id).toBe(8)
  })

  it('keeps everything when the same thing is chosen', () => {
    expect(choose(full, { museum_id: 1, pass_date: '2026-12-01' }, museums)).toEqual(full)
  })

  it('drops a museum that does not receive the new group category', () => {
    const faberge = choose({ ...full, type: 'ig', museum_id: 2 }, { type: 'rf' }, museums)
    expect(faberge).toMatchObject({ museum_id: null, system_id: '', schedule_item_id: null })
  })

  it('follows the group category with the usual country, unless another one was chosen', () => {
    expect(choose(full, { type: 'cn' }, museums).country_id).toBe(100)
    expect(choose({ ...full, country_id: 5 }, { type: 'cn' }, museums).country_id).toBe(5)
  })
})

describe('a draft', () => {
  it('lists what is missing in the order of the form', () => {
    expect(missingStages(emptyDraft)).toEqual(['place', 'date', 'time', 'tickets'])
    expect(missingStages(full)).toEqual([])
  })

  it('has a fault on every field that the server would refuse', () => {
    expect(Object.keys(draftFaults(emptyDraft)).sort()).toEqual(['museum_id', 'pass_date', 'schedule_item_id', 'system_id', 'tickets'])
    expect(draftFaults(full)).toEqual({})
    expect(draftFaults({ ...full, guide: 'x'.repeat(201) })).toEqual({ guide: 'too_long' })
  })

  it('sends only quantities above nothing', () => {
    expect(requestOf(full, false)).toMatchObject({
      tickets: [
        { category: 'common', quantity: 30 },
        { category: 'child', quantity: 2 },
      ],
      services: [],
      accept_waiting: false,
    })
  })

  it('waits for a slot that is full or has less than the group needs', () => {
    expect(mustWait({ free: 0, status: 'full' }, 1)).toBe(true)
    expect(mustWait({ free: 12, status: 'limited' }, 13)).toBe(true)
    expect(mustWait({ free: 12, status: 'limited' }, 12)).toBe(false)
    expect(mustWait(undefined, 12)).toBe(false)
  })
})

describe('the lines of a draft', () => {
  const prices = {
    tickets: [
      { category: 'common', unit_price: 150_000 },
      { category: 'child', unit_price: 0 },
    ],
    services: [],
    currency: 'RUB' as const,
  }

  it('are priced and added up', () => {
    const lines = draftLines(full, prices)
    expect(lines.map(({ item, sum }) => [item, sum])).toEqual([
      ['common', 4_500_000],
      ['child', 0],
    ])
    expect(draftTotal(lines)).toBe(4_500_000)
  })

  it('have no total while any price is unknown', () => {
    expect(draftTotal(draftLines(full, undefined))).toBeUndefined()
  })
})

describe('the heat map', () => {
  it('is palest where the group does not fit', () => {
    const [one, three, six] = heatSteps(38)
    expect([heatOf(one - 1, 38), heatOf(one, 38), heatOf(three, 38), heatOf(six, 38)]).toEqual([1, 2, 3, 4])
  })

  it('begins the week on Monday, for Persian readers on Saturday', () => {
    // 1 December 2026 is a Tuesday.
    expect(monthCells('2026-12', 'monday').indexOf('2026-12-01')).toBe(1)
    expect(monthCells('2026-12', 'saturday').indexOf('2026-12-01')).toBe(3)
    expect(monthCells('2026-02', 'monday').filter(Boolean)).toHaveLength(28)
  })

  it('steps over the turn of the year', () => {
    expect(shiftMonth('2026-12', 1)).toBe('2027-01')
    expect(shiftMonth('2026-01', -1)).toBe('2025-12')
  })
})
